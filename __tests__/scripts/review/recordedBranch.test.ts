/**
 * The whole report and the marks in the pages, for a base and a branch with
 * eighteen kinds of change. The few lines below create the pages; `__tests__/builds`
 * does the same with the real build.
 */
import fs from 'node:fs'
import path from 'node:path'
import { markdownReport } from '../../../scripts/review/markdownReport'
import { textReport } from '../../../scripts/review/report'
import { readBranch } from '../../../scripts/review/branch'
import { reviewSites, type SiteReview } from '../../../scripts/review/reviewSites'
import { writeMarks } from '../../../scripts/review/writeReview'
import { htmlFile } from '../../../src/node/output/cleanUrls'
import type { PageChange } from '../../../src/sources/previewData'
import { newFolder, writeFiles } from '../../support/folder'

type Files = Record<string, string>

const post = (id: number, title: string, body: string, matter = '') =>
  `---\nid: ${id}\ntitle: ${title}\nexcerpt: Two sentences about it. This is the second of the two.\n${matter}---\n\n${body}\n`
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const service = (en: string, ru: string) => json({ title: { en, ru } })
const assistant = (reply: string, keywords: string[]) =>
  json({ intents: [{ id: 'price', keywords: { en: keywords }, reply: { en: reply, ru: 'Цена зависит от объёма.' } }] })
const figures = (amount: number) => json({ figures: [{ id: 'ships', amount, asOf: '2026-01-01' }] })
const feed = (...titles: string[]) =>
  `<rss>${titles.map((title) => `<item><title>${title}</title></item>`).join('')}</rss>`

const BASE: Files = {
  'content/blog/1-buoys/en.mdx': post(1, 'Buoys', 'A buoy has three seperate clocks.'),
  'content/blog/1-buoys/ru.mdx': post(1, 'Буи', 'У буя трое разных часов.'),
  'content/services/hulls.json': service('Hull design', 'Проектирование корпусов'),
  'content/redirects.json': '[]',
  'locales/en/common.json': '{\n  "contact": "Contact"\n}\n',
  'locales/ru/common.json': '{\n  "contact": "Связаться"\n}\n',
  'src/Footer.html': '<p>© Dock</p>',
  'content/chat.json': assistant('The price follows from the scope.', ['price', 'cost']),
  'content/figures.json': figures(5),
  'content/pages/about.json': json({
    lead: { en: 'We have built {figure:ships} ships.', ru: 'Мы построили {figure:ships} судов.' },
  }),
  'content/blog/1-buoys/buoy.webp': '00000000',
  'content/brand/colours.css': ':root {\n  --signal: #ff6b3d;\n}\n',
  'locales/en/contact.json': '{\n  "error.phone": "Phone number is required"\n}\n',
  'locales/ru/contact.json': '{\n  "error.phone": "Укажите телефон"\n}\n',
  'static/old.png': '0',
  'src/styles/page.css': 'footer { color: var(--signal); }\n',
  'src/node/feed.ts': '1',
  'public/blog/rss.xml': feed('Buoys'),
  'public/robots.txt': 'Allow: /\n',
  'public/_headers': "/*\n  Policy: 'sha256-a'\n",
}
const BRANCH: Files = {
  ...BASE,
  'content/blog/1-buoys/en.mdx': post(1, 'Buoys', 'A buoy has three separate clocks.'),
  'content/blog/2-lanterns/en.mdx': post(2, 'Lanterns', 'How far a lantern is seen.'),
  'content/blog/3-bells/en.mdx': post(3, 'Bells', 'How far a bell is heard.', 'publish: 2999-03-12\n'),
  'content/services/ships.json': service('Ship design', 'Проектирование корпусов'),
  'content/redirects.json': '[{ "from": "/services/hulls", "to": "/services/ships" }]',
  'locales/en/common.json': '{\n  "contact": "Contact us"\n}\n',
  'src/Footer.html': '<p>Copyright Dock</p>',
  'content/chat.json': assistant('Our cheapest ship costs a hundred dollars.', ['price']),
  'content/figures.json': figures(7),
  'content/blog/1-buoys/buoy.webp': '11111111',
  'content/brand/colours.css': ':root {\n  --signal: #3d9bff;\n}\n',
  'locales/en/contact.json': '{\n  "error.phone": "We need your phone number"\n}\n',
  'static/new.png': '1',
  'src/node/feed.ts': '2',
  'public/blog/rss.xml': feed('Lanterns', 'Buoys'),
  'public/robots.txt': 'Allow: /\nDisallow: /search\n',
  'public/_headers': "/*\n  Policy: 'sha256-b'\n",
}
for (const gone of ['content/services/hulls.json', 'static/old.png']) delete (BRANCH as Partial<Files>)[gone]

let folder: string
let head: string
let found: SiteReview

beforeAll(async () => {
  folder = newFolder()
  const base = built('main', BASE)
  head = built('topic', BRANCH)
  const files = Object.keys({ ...BASE, ...BRANCH }).filter((file) => !file.startsWith('public/'))
  found = await reviewSites(await readBranch(base, head, files.filter((file) => BASE[file] !== BRANCH[file]).sort()))
})

/** Writes the files of a branch and its pages, each with its data for the overlay. @returns their folder */
function built(branch: string, files: Files): string {
  const root = path.join(folder, branch)
  writeFiles(root, files)
  const names = (at: string) => fs.readdirSync(path.join(root, at))
  for (const language of ['en', 'ru'] as const) {
    const prefix = language === 'en' ? '' : '/ru'
    const { contact } = JSON.parse(files[`locales/${language}/common.json`]) as { contact: string }
    const [, colour] = /#(\w+)/.exec(files['content/brand/colours.css']) ?? []
    const page = (address: string, title: string, ...blocks: string[]) => {
      const html = `<html lang="${language}"><head><title>${title}</title><meta property="og:image" content="https://dock.example/og-${colour}.png"></head><body><a href="${prefix}/contact">${contact}</a><h1>${title}</h1>${blocks.join('')}<footer>${files['src/Footer.html']}</footer></body></html>`
      const file = htmlFile(prefix + address)
      const beside = JSON.stringify({ language, changes: [] })
      writeFiles(root, { [`public/${file}`]: html, [`public/__preview/${file}.json`]: beside })
    }
    const { lead } = JSON.parse(files['content/pages/about.json']) as { lead: Record<string, string> }
    const [, amount = ''] = /"amount": (\d+)/.exec(files['content/figures.json']) ?? []
    page('/about', 'About', `<p>${lead[language].replace('{figure:ships}', amount)}</p>`)
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
      if (text.includes('publish:')) continue
      page(
        `/blog/${Number.parseInt(name, 10)}`,
        title,
        `<p>${text.trim().split('\n').at(-1)}</p>`,
        `<ul>${links.join('')}</ul>`,
        `<img alt="A buoy" src="/static/${files['content/blog/1-buoys/buoy.webp']}/buoy.webp">`,
      )
    }
  }
  return root
}

it('tells the whole of it: the terminal', () => {
  expect(textReport(found)).toBe(`17 changes on 8 pages of 8

== Words ==

Page to come on 12 March 2999 · /blog/3, /ru/blog/3
  Bells

New page · /blog/2, /ru/blog/2
  Lanterns
  with it: file (The feed (/blog/rss.xml))

Changed heading · /services/ships · content/services/ships.json:3
  [-Hull-]{+Ship+} design
  with it: link (/blog/1)

Changed figure · /about · content/figures.json:5
  We have built [-5-]{+7+} ships.
  with it: figure (/ru/about)

Changed text · /blog/1 · content/blog/1-buoys/en.mdx:7
  A buoy has three [-seperate-]{+separate+} clocks.
  ! EN changed, RU did not: “the beginning” (content/blog/1-buoys/ru.mdx:6)

Changed words that the assistant knows · The assistant, about the price (en) · content/chat.json:7
  price[- · cost-]

Changed answer of the assistant · The assistant, about the price (en) · content/chat.json:11
  [-The price follows from the scope-]{+Our cheapest ship costs a hundred dollars+}.
  ! EN changed, RU did not: “Цена зависит от объёма.” (content/chat.json)

Changed message · The contact form (en) · locales/en/contact.json:2
  [-Phone-]{+We need your phone+} number[- is required-]
  ! EN changed, RU did not: “Укажите телефон” (locales/ru/contact.json)

Changed link · /about, /blog/1, /services/ships · locales/en/common.json:2
  Contact {+us+}
  ! EN changed, RU did not: “Связаться” (locales/ru/common.json)

Changed text · 6 pages · src/Footer.html:1
  [-©-]{+Copyright+} Dock

== Links and addresses ==

Page moved to /services/ships · /services/ships, /ru/services/ships
  [-/services/hulls-]{+/services/ships+}

== Pictures ==

New picture · /new.png · static/new.png
  new.png

Gone picture · /old.png · static/old.png
  old.png

Changed picture · /blog/1, /ru/blog/1 · content/blog/1-buoys/buoy.webp
  A buoy · buoy.webp

Share pictures drawn anew · 6 pages
  colours.css: --signal #ff6b3d → #3d9bff

== Looks and code ==

Other looks · 6 pages · content/brand/colours.css:2
  --signal: [-#ff6b3d-]{+#3d9bff+}

== What machines read ==

Changed file · What robots are told (/robots.txt)
  {+Disallow: /search+}

1 changed file shows nowhere: src/node/feed.ts
`)
})

it('tells it in a comment as well, and nothing in the words of programmers', () => {
  const comment = markdownReport(found, { site: 'https://preview.example' })
  expect(comment).toContain(
    '- **Changed text** · [`/blog/1`](https://preview.example/blog/1) · `content/blog/1-buoys/en.mdx:7` · `A buoy has three [-seperate-]{+separate+} clocks.` · `! EN changed, RU did not: “the beginning” (content/blog/1-buoys/ru.mdx:6)`\n',
  )
  expect(comment).toContain('! EN changed, RU did not: “Связаться” (locales/ru/common.json)')
  expect(comment.split('\n').length).toBeLessThan(60)
  expect(comment).toMatch(/\n\n1 changed file shows nowhere: `src\/node\/feed.ts`\n$/)
  for (const told of [textReport(found), comment])
    expect(told).not.toMatch(/og:image|\b301\b|\b410\b|structured data|list item|canonical/)
})

it('marks the pages', () => {
  expect(writeMarks(path.join(head, 'public'), found)).toBe(8)
  const told = (page: string) =>
    JSON.parse(fs.readFileSync(path.join(head, 'public/__preview', `${htmlFile(page)}.json`), 'utf8')) as {
      changes: Pick<PageChange, 'kind' | 'role' | 'text' | 'number' | 'follows'>[]
    }
  const said = told('/blog/1').changes.map(({ text, number }) => `${number} ${text}`)
  const [words, share] = ['4 A buoy has three separate clocks.', '14 https://dock.example/og-3d9bff.png']
  expect(said).toEqual(['2 Ship design', words, '8 Contact us', '9 Copyright Dock', '13 A buoy', share, '15 '])
  const followed = told('/ru/about').changes.map(({ number, follows }) => `${number} ${follows?.role}`)
  expect(followed).toEqual(['3 figure', '9 undefined', '14 undefined', '15 undefined'])
  const drawn = found.entries.find(({ role }) => role === 'share picture')
  expect(drawn?.pictures).toEqual([{ before: '/__preview/before/og-ff6b3d.png', after: '/og-3d9bff.png' }])
  expect(told('/blog/2').changes[0]).toMatchObject({ kind: 'new', role: 'page' })
})
