/**
 * A base and a branch: a typo in a post, a changed button, a
 * renamed service, a new post in English, a component's change. Its pages are
 * made by the few lines below; `__tests__/builds` does the same with the real
 * build. The whole report and the marks in the pages.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { markdownReport } from '../../../scripts/review/markdownReport'
import { textReport } from '../../../scripts/review/report'
import type { Review } from '../../../scripts/review/reviewRecord'
import { reviewSites } from '../../../scripts/review/reviewSites'
import { writeMarks } from '../../../scripts/review/writeReview'
import { htmlFile } from '../../../src/node/output/cleanUrls'

type Files = Record<string, string>

const post = (id: number, title: string, body: string) =>
  `---\nid: ${id}\ntitle: ${title}\nexcerpt: Two sentences about it. This is the second of the two.\n---\n\n${body}\n`
const service = (en: string, ru: string) => `${JSON.stringify({ title: { en, ru } }, null, 2)}\n`

const BASE: Files = {
  'content/blog/1-buoys/en.mdx': post(1, 'Buoys', 'A buoy has three seperate clocks.'),
  'content/blog/1-buoys/ru.mdx': post(1, 'Буи', 'У буя трое разных часов.'),
  'content/services/hulls.json': service('Hull design', 'Проектирование корпусов'),
  'content/redirects.json': '[]',
  'locales/en/common.json': '{\n  "contact": "Contact"\n}\n',
  'locales/ru/common.json': '{\n  "contact": "Связаться"\n}\n',
  'src/Footer.html': '<p>© Dock</p>',
}
const BRANCH: Files = {
  ...BASE,
  'content/blog/1-buoys/en.mdx': post(1, 'Buoys', 'A buoy has three separate clocks.'),
  'content/blog/2-lanterns/en.mdx': post(2, 'Lanterns', 'How far a lantern is seen.'),
  'content/services/ships.json': BASE['content/services/hulls.json'],
  'content/redirects.json': '[{ "from": "/services/hulls", "to": "/services/ships" }]',
  'locales/en/common.json': '{\n  "contact": "Contact us"\n}\n',
  'src/Footer.html': '<p>Copyright Dock</p>',
}
delete (BRANCH as Partial<Files>)['content/services/hulls.json']

let folder: string

let head: ReturnType<typeof built>
let found: Review

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'recorded-'))
  const base = built('main', BASE)
  head = built('topic', BRANCH)
  found = await reviewSites(base, head)
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

function write(root: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}

/** Writes the files of a branch and makes its pages, each with what the overlay reads of it. */
function built(branch: string, files: Files) {
  const root = path.join(folder, branch)
  for (const [file, text] of Object.entries(files)) write(root, file, text)
  const names = (at: string) => fs.readdirSync(path.join(root, at))
  for (const language of ['en', 'ru'] as const) {
    const prefix = language === 'en' ? '' : '/ru'
    const { contact } = JSON.parse(files[`locales/${language}/common.json`]) as { contact: string }
    const page = (address: string, title: string, ...blocks: string[]) => {
      const html = `<html lang="${language}"><head><title>${title}</title></head><body><a href="${prefix}/contact">${contact}</a><h1>${title}</h1>${blocks.join('')}<footer>${files['src/Footer.html']}</footer></body></html>`
      write(root, `public/${htmlFile(prefix + address)}`, html)
      write(root, `public/__preview/${htmlFile(prefix + address)}.json`, JSON.stringify({ language, changes: [] }))
    }
    const links = names('content/services').map((file) => {
      const { title } = JSON.parse(files[`content/services/${file}`]) as { title: Record<string, string> }
      const address = `/services/${file.replace('.json', '')}`
      page(address, title[language])
      return `<li><a href="${prefix}${address}">${title[language]}</a></li>`
    })
    for (const name of names('content/blog')) {
      const own = names(`content/blog/${name}`).includes(`${language}.mdx`) ? language : 'en'
      const text = files[`content/blog/${name}/${own}.mdx`]
      const [, title = ''] = /title: (.*)/.exec(text) ?? []
      page(
        `/blog/${Number.parseInt(name, 10)}`,
        title,
        `<p>${text.trim().split('\n').at(-1)}</p>`,
        `<ul>${links.join('')}</ul>`,
      )
    }
  }
  return { root, site: path.join(root, 'public') }
}

it('tells the whole of it: the terminal', () => {
  expect(textReport(found)).toBe(`5 changes on 2 pages of 2

New pages:
- /blog/2 Lanterns
- /ru/blog/2 Lanterns
- /ru/services/ships Проектирование корпусов
- /services/ships Hull design

Pages that have another address, or say that they are gone:
- /ru/services/hulls 301 /ru/services/ships
- /services/hulls 301 /services/ships

Changed link · /blog/1 · locales/en/common.json:2
  Contact {+us+}
  ! EN changed, RU did not: “Связаться” (locales/ru/common.json)

Changed paragraph · /blog/1 · content/blog/1-buoys/en.mdx:7
  A buoy has three [-seperate-]{+separate+} clocks.
  ! EN changed, RU did not: “the beginning” (content/blog/1-buoys/ru.mdx:6)

Changed link · /blog/1 · content/services/ships.json:3
  Hull design → /services/[-hulls-]{+ships+}

Changed link · /ru/blog/1 · content/services/ships.json:4
  Проектирование корпусов → /ru/services/[-hulls-]{+ships+}

Changed paragraph · /blog/1, /ru/blog/1
  [-©-]{+Copyright+} Dock
`)
})

it('tells it in a comment as well', () => {
  const comment = markdownReport(found, { site: 'https://preview.example' })
  expect(comment).toContain(
    '**Changed paragraph** · [`/blog/1`](https://preview.example/blog/1) · `content/blog/1-buoys/en.mdx:7`\n```diff\n- A buoy has three [-seperate-] clocks.\n+ A buoy has three {+separate+} clocks.\n! EN changed, RU did not: “the beginning” (content/blog/1-buoys/ru.mdx:6)\n```',
  )
  expect(comment).toContain('! EN changed, RU did not: “Связаться” (locales/ru/common.json)')
})

it('marks the pages', () => {
  expect(writeMarks(head.site, found)).toBe(6)
  const told = (page: string) =>
    JSON.parse(fs.readFileSync(path.join(head.site, '__preview', `${htmlFile(page)}.json`), 'utf8')) as {
      isNew?: boolean
      changes: { text: string; number: number }[]
    }
  expect(told('/blog/1').changes.map(({ text, number }) => `${number} ${text}`)).toEqual([
    '0 Contact us',
    '1 A buoy has three separate clocks.',
    '2 Hull design',
    '4 Copyright Dock',
  ])
  expect(told('/ru/blog/1').changes.map(({ number }) => number)).toEqual([3, 4])
  expect([told('/blog/2').isNew, told('/ru/services/ships').isNew, told('/blog/1').isNew]).toEqual([true, true, false])
})
