import { changedPages, type Changes } from '../../scripts/changed/changedPages'
import { changeReport } from '../../scripts/changed/changeReport'
import type { Content } from '../../src/content/model/content'
import { fixtureContent } from '../support/contentFixture'

let content: Content

beforeAll(async () => {
  content = await fixtureContent()
})

const pathsOf = (...files: string[]) => changedPages(files, content).pages.map((page) => page.path)

describe('a changed file shows on', () => {
  it.each<[file: string, paths: string[]]>([
    ['content/blog/1-first/en.mdx', ['/blog', '/blog/1']],
    ['content/blog/1-first/ru.mdx', ['/ru/blog', '/ru/blog/1']],
    ['content/blog/1-first/cover.png', ['/blog', '/ru/blog', '/blog/1', '/ru/blog/1']],
    // The Russian page stands in with the English words.
    ['content/blog/2-second/en.mdx', ['/blog', '/ru/blog', '/blog/2', '/ru/blog/2']],
    // Deleted, and the English words stand in now.
    ['content/blog/2-second/ru.mdx', ['/ru/blog', '/ru/blog/2']],
    [
      'content/authors/jane.json',
      [
        '/about',
        '/ru/about',
        '/blog',
        '/ru/blog',
        '/blog/1',
        '/ru/blog/1',
        '/blog/2',
        '/ru/blog/2',
        '/ru/blog/3',
        '/blog/4',
        '/ru/blog/4',
      ],
    ],
    // The cover of one category.
    ['content/web.png', ['/blog', '/ru/blog', '/blog/1', '/ru/blog/1', '/blog/4', '/ru/blog/4']],
    ['content/solutions/cloud.json', ['/solutions', '/ru/solutions', '/solutions/cloud', '/ru/solutions/cloud']],
    ['content/services/keel.json', ['/', '/ru', '/services/keel', '/ru/services/keel']],
    ['content/industries/ports.json', ['/', '/ru', '/industries/ports', '/ru/industries/ports']],
    [
      'content/projects/screens/b-2.png',
      [
        '/',
        '/ru',
        '/projects',
        '/ru/projects',
        '/services/keel',
        '/ru/services/keel',
        '/services/hull',
        '/ru/services/hull',
      ],
    ],
    ['content/testimonials.json', ['/', '/ru']],
    ['content/timeline.json', ['/about', '/ru/about']],
    ['content/pages/blog.json', ['/blog', '/ru/blog']],
    // The words around the contact form stand on every page that has one.
    [
      'content/pages/home.json',
      [
        '/',
        '/projects',
        '/solutions',
        '/solutions/cloud',
        '/services/keel',
        '/services/hull',
        '/industries/ports',
      ].flatMap((path) => [path, path === '/' ? '/ru' : `/ru${path}`]),
    ],
    [
      'content/pages/not-found.json',
      [
        '/blog/404.html',
        '/ru/blog/404.html',
        '/solutions/404.html',
        '/ru/solutions/404.html',
        '/industries/404.html',
        '/ru/industries/404.html',
        '/404.html',
        '/ru/404.html',
      ],
    ],
    ['locales/ru/about.json', ['/ru/about']],
    ['src/templates/industry.tsx', ['/industries/ports', '/ru/industries/ports']],
  ])('%s: its pages', (file, paths) => {
    expect(pathsOf(file)).toEqual(paths)
  })
})

describe('a file that is gone', () => {
  it.each<[file: string, gone: string[], pages: string[]]>([
    ['content/blog/9-old/en.mdx', ['/blog/9', '/ru/blog/9'], ['/blog', '/ru/blog']],
    // The Russian text stays, but nothing stands in for the English one.
    ['content/blog/3-third/en.mdx', ['/blog/3'], ['/blog']],
    ['content/solutions/old.json', ['/solutions/old', '/ru/solutions/old'], ['/solutions', '/ru/solutions']],
    ['content/projects/z.json', [], ['/', '/ru', '/projects', '/ru/projects']],
  ])('%s takes its pages along and changes the lists', (file, gone, pages) => {
    const changes = changedPages([file], content)
    expect(changes.gone).toEqual(gone)
    expect(changes.pages.map((page) => page.path)).toEqual(pages)
  })
})

it.each([
  'content/site.json',
  'content/chat.json',
  'locales/en/common.json',
  'locales/ru/chat.json',
  'src/ui/Button/Button.tsx',
  'static/favicon.svg',
  'gatsby-node.ts',
  'package-lock.json',
])('%s concerns every page', (file) => {
  expect(changedPages([file], content)).toEqual({ pages: [], gone: [], everywhere: [file], elsewhere: [] })
})

it.each([
  'README.md',
  'content/README.md',
  'content/.schemas/solution.json',
  'content/pictures/unused.webp',
  'content/blog/1-first/unused.png',
  '__tests__/a.test.ts',
  '.github/workflows/ci.yml',
])('%s is on no page', (file) => {
  expect(changedPages([file], content)).toEqual({ pages: [], gone: [], everywhere: [], elsewhere: [file] })
})

it('names each page once, in the order of the site, with its title and all files that changed it', () => {
  const files = [
    'content/solutions/cloud.json',
    'content/blog/1-first/ru.mdx',
    'content/pages/solutions.json',
    'content/solutions/cloud.json',
  ]
  expect(changedPages(files, content).pages).toEqual([
    { path: '/ru/blog', language: 'ru', title: 'Страница', files: ['content/blog/1-first/ru.mdx'] },
    { path: '/ru/blog/1', language: 'ru', title: 'Первая запись', files: ['content/blog/1-first/ru.mdx'] },
    {
      path: '/solutions',
      language: 'en',
      title: 'Page',
      files: ['content/solutions/cloud.json', 'content/pages/solutions.json'],
    },
    {
      path: '/ru/solutions',
      language: 'ru',
      title: 'Страница',
      files: ['content/solutions/cloud.json', 'content/pages/solutions.json'],
    },
    { path: '/solutions/cloud', language: 'en', title: 'Solution', files: ['content/solutions/cloud.json'] },
    { path: '/ru/solutions/cloud', language: 'ru', title: 'Решение', files: ['content/solutions/cloud.json'] },
  ])
})

it('gives a fallback the title of the words it shows', () => {
  const [, , , page] = changedPages(['content/blog/2-second/en.mdx'], content).pages
  expect(page).toMatchObject({ path: '/ru/blog/2', title: 'Second post' })
})

describe('the report', () => {
  const changes: Changes = {
    pages: [
      { path: '/blog', language: 'en', title: 'Blog', files: ['a', 'b', 'c', 'd', 'e'] },
      { path: '/ru/blog/1', language: 'ru', title: 'До | после', files: ['a', 'b', 'c', 'd'] },
    ],
    gone: ['/blog/9'],
    everywhere: ['content/site.json'],
    elsewhere: [],
  }

  it('is read at a glance in a terminal', () => {
    expect(changeReport(changes, { format: 'text' })).toBe(`2 pages changed:

  /blog       Blog
              a, b, c, and 2 more
  /ru/blog/1  До | после
              a, b, c, d

No longer there: /blog/9

May show on every page: content/site.json
`)
  })

  it('links each page to the preview in a job summary', () => {
    const report = changeReport(changes, { format: 'markdown', site: 'https://preview.example' })
    expect(report).toContain('### 2 pages changed\n\n| Page | Title | Changed in |\n| --- | --- | --- |\n')
    expect(report).toContain(
      '| [/ru/blog/1](https://preview.example/ru/blog/1) | До \\| после | `a`<br>`b`<br>`c`<br>`d` |',
    )
    expect(report).toContain('No longer there: `/blog/9`')
  })

  it('says so when there is nothing to look at', () => {
    expect(changeReport({ pages: [], gone: [], everywhere: [], elsewhere: ['README.md'] }, { format: 'text' })).toBe(
      'No page changed by its own content.\n\nOn no page: README.md\n',
    )
  })
})
