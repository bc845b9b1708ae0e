/** The built company, portfolio and blog pages, and the feed of the blog, show the texts of the content. */
import fs from 'node:fs'
import { RECOMMENDED_ARTICLES } from '../../src/constants'
import { formatDay } from '../../src/routing/formatDay'
import { LANGUAGES } from '../../src/routing/languages'
import { pageText } from '../support/pageText'
import { at, read, readShipped, titles, word, type Shipped } from '../support/shipped'

let shipped: Shipped

beforeAll(async () => {
  shipped = await readShipped()
})

describe.each([...LANGUAGES])('in %s', (language) => {
  const t = (address: string, values?: Record<string, string | number>) => word(language, address, values)
  const say = () => shipped.in(language)
  /** Newest first; on the page, a featured one leads. */
  const articles = () =>
    say()
      .all<Queries.BlogPost>('BlogPost')
      .sort((one, other) => other.date.localeCompare(one.date) || one.postId - other.postId)

  it('the company page tells its years and its values', () => {
    const page = pageText(at(language, '/about'))
    const { hero, values } = say().one<Queries.AboutPage>('AboutPage')
    const years = say().list<Queries.TimelineItem>('TimelineItem')
    expect(page.texts('h1')).toEqual([read(hero.title)])
    expect(page.texts('#timeline h3')).toEqual(titles(years))
    for (const [index, item] of page.texts('#timeline li').entries()) expect(item).toContain(String(years[index].year))
    expect(page.texts('#values h3')).toEqual(titles(values?.items ?? []))
  })

  it('the portfolio shows every project with category, description, screenshots and the way to order', () => {
    expect(fs.existsSync(`public${at(language, '/projects')}.html`)).toBe(shipped.has('/projects'))
    if (!shipped.has('/projects')) return
    const page = pageText(at(language, '/projects'))
    const { hero, list } = say().one<Queries.ProjectsPage>('ProjectsPage')
    const projects = say().all<Queries.Project>('Project')
    const order = say().one<Queries.Company>('Company').orderProject
    expect(page.texts('h1')).toEqual([read(hero.title)])
    expect(page.linkOf(t('projects:projects.view'), 'main')).toBe(at(language, '/projects#projects'))
    expect(page.texts('#projects h2')).toEqual([read(list.title)])
    expect(page.texts('#projects h3')).toEqual(titles(projects))
    expect(page.texts('#projects h3 + p')).toEqual(
      projects.map(({ category }) => read(category ?? t('projectGrid:projectGrid.project'))),
    )
    expect(page.values('#projects img', 'alt').map(read)).toEqual(
      projects.flatMap(({ screenshots }) => screenshots.map(({ alt }) => read(alt))),
    )
    expect(page.values('#projects a[href$="#contact"]', 'aria-label').map(read)).toEqual(
      projects.map(({ title }) => `${read(order)}: ${read(title)}`),
    )
  })

  it('the blog counts what it has, and shows every article with its facts', () => {
    expect(fs.existsSync(`public${at(language, '/blog')}.html`)).toBe(shipped.has('/blog'))
    if (!shipped.has('/blog')) return
    const page = pageText(at(language, '/blog'))
    const { hero } = say().one<Queries.BlogPage>('BlogPage')
    const all = articles()
    const own = say().one<Queries.Company>('Company').tiles.blog
    const categories = new Set(all.map(({ category }) => category.id)).size
    expect(page.texts('h1')).toEqual([read(hero.title)])
    expect(page.linkOf(t('blog:blog.hero.explore'), 'main')).toBe(at(language, '/blog#articles'))
    expect(page.texts('main li').slice(0, 2 + own.length)).toEqual([
      `${all.length} ${t('blog:blog.tiles.articles', { count: all.length })}`,
      `${categories} ${t('blog:blog.tiles.categories', { count: categories })}`,
      ...own.map(({ value, label }) => read(`${value} ${label}`)),
    ])
    expect(page.texts('#articles [role="status"]')).toEqual([t('blog:blog.count', { count: all.length })])
    expect(page.texts('#articles article h3').sort()).toEqual(titles(all).sort())
    for (const { postId, category, date, minutes, author } of all) {
      const card = [...page.document.querySelectorAll('#articles article')].find((article) =>
        article.querySelector(`a[href="${at(language, `/blog/${postId}`)}"]`),
      )
      const facts = [category.name, formatDay(date, language), t('common:minutes', { count: minutes })]
      for (const fact of [...facts, say().byId<Queries.Author>(author).name])
        expect([postId, read(card?.textContent)]).toEqual([postId, expect.stringContaining(read(fact))])
    }
    const [first] = page.texts('#articles article h3')
    const featured = all.filter((article) => article.featured)
    if (featured.length > 0) expect(titles(featured)).toContain(first)
  })

  it('every article names category, author, date and reading time, and recommends the first three others', () => {
    const all = articles()
    for (const article of all) {
      const page = pageText(at(language, `/blog/${article.postId}`))
      const author = say().byId<Queries.Author>(article.author)
      const head = page.texts('main article > header')[0]
      expect(page.texts('h1')).toEqual([read(article.title)])
      for (const fact of [
        article.category.name,
        author.name,
        author.role,
        formatDay(article.date, language),
        t('common:minutes', { count: article.minutes }),
      ])
        expect(head).toContain(read(fact))
      const { headings } = say().byId<Queries.TextBody>(article.body)
      for (const { id } of headings) expect(page.document.getElementById(id)?.tagName).toMatch(/^H[2-4]$/)
      const menu = 'header > div > nav > ul'
      expect(page.hrefs(`${menu} .current`)).toEqual(page.hrefs(`${menu} a[href="${at(language, '/blog')}"]`))
      const listed = headings.filter(({ depth }) => depth < 4)
      expect(page.texts(`nav[aria-label="${t('blogPost:blogPost.contents')}"] li`)).toEqual(
        listed.length > 1 ? listed.map(({ text }) => read(text)) : [],
      )
      const cover = page.document.querySelector<HTMLImageElement>('article > header > :last-child img')!
      if (article.cover) expect([cover.alt, cover.getAttribute('loading')]).toEqual([article.coverAlt, 'eager'])
      const categories = new Set(page.hrefs('main article a[href*="?category="]'))
      expect([...categories]).toEqual([at(language, `/blog?category=${article.category.id}`)])
      const recommended = article.recommended.map((id) => say().byId<Queries.BlogPost>(id))
      expect(recommended.length).toBe(Math.min(RECOMMENDED_ARTICLES, all.length - 1))
      expect(page.hrefs('#recommended h3 a')).toEqual(recommended.map(({ postId }) => at(language, `/blog/${postId}`)))
      const graph = JSON.parse(page.data ?? '{}') as { '@graph': unknown[] }
      expect(graph['@graph'][0]).toMatchObject({
        '@type': 'BlogPosting',
        headline: article.title,
        datePublished: article.date,
        dateModified: article.updated ?? article.date,
        ...(article.cover && { image: new URL(cover.src, shipped.company.url).href }),
        inLanguage: article.contentLanguage,
      })
    }
  })

  it('the feed has every post that is written in it whole, the newest first', () => {
    const file = `public${at(language, '/blog/rss.xml')}`
    expect(fs.existsSync(file)).toBe(shipped.has('/blog'))
    if (!shipped.has('/blog')) return
    const feed = fs.readFileSync(file, 'utf8').replaceAll('&amp;', '&')
    expect(pageText(at(language, '/blog')).hrefs('link[type$="rss+xml"]')).toEqual([at(language, '/blog/rss.xml')])
    const { title, description } = say().one<Queries.BlogPage>('BlogPage').meta
    expect(read(feed)).toContain(`<channel> <title>${read(title)} — ${shipped.company.name}</title>`)
    expect(read(feed)).toContain(`<description>${read(description)}</description>`)
    const days = [...feed.matchAll(/<pubDate>(.+?)</g)].map(([, day]) => Date.parse(day))
    expect(days).toHaveLength(shipped.content.posts.filter(({ versions }) => versions[language]).length)
    expect(days).toEqual([...days].sort((one, other) => other - one))
    const whole = [...feed.matchAll(/<content:encoded>(.+?)<\/content:encoded>/gs)].map(([, words]) => words)
    expect(whole).toHaveLength(days.length)
    for (const words of whole) expect(words).not.toBe('')
  })
})
