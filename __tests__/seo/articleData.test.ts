import { articleData } from '../../src/site/Seo/articleData'

const company = { name: 'Dock', url: 'https://dock.example' }
const article = {
  title: 'Ends </script><b>here',
  excerpt: 'About it.',
  date: '2024-01-25',
  updated: null,
  contentLanguage: 'en',
  category: { name: 'IoT' },
  author: { name: 'Jane Roe', role: 'Editor' },
  cover: { src: '/static/cover.webp' },
}
const page = { language: 'ru', canonicalPath: '/blog/7' } as const

describe('structured data of an article', () => {
  it('names everything with absolute addresses', () => {
    expect(JSON.parse(articleData(article, page, company))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Ends </script><b>here',
      description: 'About it.',
      datePublished: '2024-01-25',
      dateModified: '2024-01-25',
      inLanguage: 'en',
      articleSection: 'IoT',
      mainEntityOfPage: 'https://dock.example/blog/7',
      image: 'https://dock.example/static/cover.webp',
      author: { '@type': 'Person', name: 'Jane Roe', jobTitle: 'Editor' },
      publisher: { '@type': 'Organization', name: 'Dock', url: 'https://dock.example/ru' },
    })
  })

  it('cannot end its script', () => {
    expect(articleData(article, page, company)).not.toContain('<')
  })

  it('says when the text changed, and leaves out a cover that is not there', () => {
    const data = JSON.parse(articleData({ ...article, updated: '2024-06-01', cover: null }, page, company)) as Record<
      string,
      unknown
    >
    expect(data.dateModified).toBe('2024-06-01')
    expect(data).not.toHaveProperty('image')
  })
})
