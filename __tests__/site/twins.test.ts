/** Each page in the sitemap has a Markdown twin with the same texts. */
import fs from 'node:fs'
import path from 'node:path'
import MiniSearch, { type SearchOptions } from 'minisearch'
import { parse } from 'yaml'
import { absoluteUrl, languageOfPath, twinPath } from '../../src/routing/localizePath'
import { isDemo } from '../../scripts/test/demo'
import { DEFAULT_LANGUAGE, factsOf, LANGUAGES } from '../../src/routing/languages'
import { isListed } from '../../src/node/output/sitemap'
import { indexOptions } from '../../src/search/siteIndex'
import { attribute, readPage } from '../support/builtSite'
import { readShipped } from '../support/shipped'
import enQueries from '../search/queries/en.json'
import ruQueries from '../search/queries/ru.json'
import terms from '../search/queries/terms.json'

const FOLDER = path.resolve('public')
/** At most one of two hundred sentences of a page may be missing in its twin, and the other way round; none in the demo. */
const ALIKE = isDemo() ? 1 : 0.995
/** Size of a twin relative to its page, in bytes. Articles are only measured in the demo. */
const LIGHT = 0.15

const readTwin = (page: string) => fs.readFileSync(path.join(FOLDER, twinPath(page)), 'utf8')

const listedRoutes = async () => (await readShipped()).routes.filter(isListed)

/** Only words: punctuation and spaces differ between the two formats. */
const words = (text: string) =>
  ` ${(
    text
      .toLowerCase()
      .replace(/[\u00ad\u200b\u2060]/g, '')
      .match(/[\p{L}\p{N}+%]+/gu) ?? []
  ).join(' ')} `

/**
 * Controls, and status texts about their results. Also drawings: a twin has
 * the texts of a case's sheets, but not the figures of bars and the order of
 * states.
 */
const CONTROLS =
  'script, style, template, svg, form, nav, button, dialog, noscript, figcaption:has(button), [hidden], [aria-hidden="true"], [role="status"], figure:has(> figcaption):has(> :is(div, dl, ol)), header dl, .visually-hidden, [role="group"][aria-label]:not(pre)'
const INLINE = /^(?:a|b|code|em|i|small|span|strong|sub|sup|wbr|#text)$/

/**
 * The text blocks that a visitor reads in a part of a page. A block with nothing but links is a control.
 * @param without selector of what is left out
 */
function shownBlocks(part: Element, without = CONTROLS): string[] {
  const found: string[] = []
  const leftOut = new Set<Node>(part.querySelectorAll(without))
  let text = ''
  let linked = ''
  const end = () => {
    if (words(text).trim() && (without !== CONTROLS || words(text) !== words(linked))) found.push(text)
    text = linked = ''
  }
  const visit = (node: Node, inLink: boolean): void => {
    for (const child of node.childNodes) {
      const name = child.nodeName.toLowerCase()
      if (name === '#text') {
        text += child.nodeValue ?? ''
        if (inLink) linked += ` ${child.nodeValue ?? ''}`
      } else if (child.nodeType === 1 && !leftOut.has(child)) {
        const isBlock = !INLINE.test(name)
        if (isBlock) end()
        else if (name !== 'code' && name !== 'em') text += ' '
        visit(child, inLink || (name === 'a' && !/^(?:h[1-4]|li)$/i.test(node.nodeName)))
        if (isBlock) end()
      }
    }
  }
  visit(part, false)
  end()
  return found
}

const sentencesOf = (blocks: readonly string[], language: string) => {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return blocks
    .flatMap((block) => [...segmenter.segment(block)].map(({ segment }) => words(segment)))
    .filter((text) => text.trim())
}

/** The words of Markdown, block by block, without addresses and markup. */
function twinBlocks(markdown: string): string[] {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/!?\[((?:\\.|[^\]\\])*)\]\([^)]*\)/g, '$1')
    .split(/\n{2,}|\n(?=- |\d+\. |\|)/)
    .map((block) => block.replace(/^```.*$/gm, '').replace(/[|*`\\]|^(?:[>#-]+|\d+\.) /gm, ' '))
}

/** Title, description, language and address in a twin's front matter. */
const readHead = (twin: string) => parse(twin.split('---\n')[1]) as Record<string, string>

it.each(LANGUAGES)('every page says in its twin what it says, and nothing else: %s', async (language) => {
  const lost: string[] = []
  for (const { path: page } of (await listedRoutes()).filter((route) => route.language === language)) {
    const { document } = readPage(FOLDER, page)
    const twin = readTwin(page)
    const pageSentences = sentencesOf(shownBlocks(document.querySelector('main')!), language)
    const twinSentences = sentencesOf(twinBlocks(twin), language)
    const inTwin = words(twinBlocks(twin).join(' '))
    const labels = [...document.querySelectorAll('main [aria-label], main img')].map(
      (element) => element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '',
    )
    const all = shownBlocks(document.querySelector('main')!, 'script, style, template, svg, [aria-hidden="true"]')
    const inPage = words([...all, ...labels].join(' '))
    const onlyPage = pageSentences.filter((sentence) => !inTwin.includes(sentence))
    const onlyTwin = twinSentences.filter((sentence) => !inPage.includes(sentence))
    for (const [where, sentences, { length }] of [
      ['page', onlyPage, pageSentences],
      ['twin', onlyTwin, twinSentences],
    ] as const)
      if (sentences.length > length * (1 - ALIKE))
        lost.push(...sentences.map((sentence) => `${page}, only ${where}:${sentence}`))
  }
  expect(lost).toEqual([])
})

it('every page has its headings in the same order there', async () => {
  for (const { path: page } of await listedRoutes()) {
    const shown = readPage(FOLDER, page).document.querySelectorAll('main :is(h1, h2, h3)')
    const own = [...shown].map(({ textContent }) => words(textContent ?? ''))
    const all = twinBlocks(readTwin(page)).map(words)
    let last = -1
    const lost = own.filter((heading) => {
      const next = all.indexOf(heading, last + 1)
      last = Math.max(next, last)
      return next < 0
    })
    expect([page, lost]).toEqual([page, []])
    // A heading without content: its content is placed elsewhere.
    const empty = [...readTwin(page).matchAll(/^(#+) .*\n+(?=(#+) )/gm)].filter(
      ([, one, next]) => next.length <= one.length,
    )
    expect([page, empty.map(([heading]) => heading)]).toEqual([page, []])
    expect([page, readTwin(page).match(/^- [-#].*/m)]).toEqual([page, null])
    const written = readTwin(page).replace(/^```[^]*?^```/gm, '')
    const levels = Array.from(written.matchAll(/^#+(?= )/gm), ([marks]) => marks.length)
    expect([page, levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)]).toEqual([page, []])
  }
})

it('every page has a twin of at most 15 % of its bytes', async () => {
  const heavy = (await listedRoutes()).flatMap(({ path: page, template }) => {
    if (['blog-post', 'case'].includes(template) && !isDemo()) return []
    const share = Buffer.byteLength(readTwin(page)) / Buffer.byteLength(readPage(FOLDER, page).html)
    return share > LIGHT ? [`${page}: ${(share * 100).toFixed(1)} %`] : []
  })
  expect(heavy).toEqual([])
})

it('every page names its twin, which says title, description, language and address of the page', async () => {
  const company = (await readShipped()).companyIn('en')
  for (const { path: page, language, template } of await listedRoutes()) {
    const { document } = readPage(FOLDER, page)
    expect(attribute(document, 'link[rel="alternate"][type="text/markdown"]', 'href')).toBe(
      absoluteUrl(company.url, twinPath(page)),
    )
    const facts = readHead(readTwin(page))
    expect(facts).toMatchObject({
      language,
      url: absoluteUrl(company.url, page),
      description: attribute(document, 'meta[name="description"]', 'content'),
    })
    expect(document.title).toContain(facts['title'])
    const days = [...document.querySelectorAll<HTMLTimeElement>('article > header time')].map((time) => time.dateTime)
    if (template === 'blog-post') expect([page, facts['date']]).toEqual([page, days.at(-1)])
    expect(readTwin(page).split('\n---\n')[1]).not.toMatch(/[\u00ad\u2060]/)
  }
})

it('links in a twin are whole addresses of pages that are there', async () => {
  const { companyIn, has } = await readShipped()
  const company = companyIn('en')
  for (const { path: page } of await listedRoutes())
    for (const [, to] of readTwin(page).matchAll(/\]\(([^)]*)\)/g)) {
      expect([page, to]).toEqual([page, expect.stringMatching(/^(?:https?|mailto|tel):/)])
      const { origin, pathname, search } = new URL(to)
      const isPage = !/\.\w+$/.test(pathname) && search === ''
      if (origin === company.url && isPage) expect([page, to, has(pathname)]).toEqual([page, to, true])
    }
})

it('llms.txt lists every twin, those of one part of the site together', async () => {
  const company = (await readShipped()).companyIn('en')
  const text = fs.readFileSync(path.join(FOLDER, 'llms.txt'), 'utf8')
  const listed = (await listedRoutes()).map(({ path: page }) => {
    const { title, description } = readHead(readTwin(page))
    return `- [${title}](${absoluteUrl(company.url, twinPath(page))}): ${description}`
  })
  expect(text.match(/^- .*/gm)?.sort()).toEqual(listed.sort())
  for (const part of text.split('\n## ').slice(1)) {
    const language = LANGUAGES.find((each) => part.startsWith(`${factsOf(each).name}: `)) ?? DEFAULT_LANGUAGE
    const said = [...part.matchAll(/\]\((\S+)\.md\)/g)].map(([, to]) => languageOfPath(new URL(to).pathname))
    expect([part, ...new Set(said)]).toEqual([part, language])
  }
  expect(text.slice(0, text.indexOf('\n\n## '))).toBe(`# ${company.name}\n\n> ${company.description}`)
})

it('pages that search engines leave out have none', () => {
  for (const page of ['/search', '/404']) expect(fs.existsSync(path.join(FOLDER, twinPath(page)))).toBe(false)
})

/**
 * A simple search of an assistant that has only the twins: it searches passages,
 * from one heading to the next, with title and description of their twin.
 */
const PLAIN: SearchOptions = {
  boost: { title: 2, heading: 2 },
  bm25: { k: 1.2, b: 0.4, d: 0.5 },
  fuzzy: 0.2,
  prefix: (term, place, all) => place === all.length - 1 && term.length > 2,
  weights: { fuzzy: 0.1, prefix: 0.2 },
}

if (isDemo())
  it.each(['en', 'ru'] as const)('asked in %s, three twins answer 90 % of the stored questions', async (language) => {
    const { tokenize, processTerm } = indexOptions(language)
    const fields = ['title', 'description', 'heading', 'text']
    const index = new MiniSearch({ fields, storeFields: ['page'], tokenize, processTerm })
    const routes = (await listedRoutes()).filter((route) => route.language === language)
    const twins = new Map(routes.map(({ path: page, neutralPath }) => [neutralPath, readTwin(page)]))
    for (const [page, twin] of twins)
      for (const passage of twin.split(/^(?=#+ )/m).slice(1)) {
        const [heading, ...text] = twinBlocks(passage)
        index.add({ ...readHead(twin), id: index.documentCount, page, heading, text: text.join(' ') })
      }
    const says = (page: string, answer: string) => words(twinBlocks(twins.get(page)!).join(' ')).includes(words(answer))
    const asked = [...{ en: enQueries, ru: ruQueries }[language], ...terms[language]]
    const missed = asked.filter((query) => {
      const isAnswer = (page: string) =>
        'pages' in query
          ? query.pages.some((place) => place.replace(/#.*/, '') === page)
          : query.answers.some((answer) => says(page, answer))
      const found = new Set(index.search(query.text, PLAIN).map(({ page }) => page as string))
      return ![...found].slice(0, 3).some(isAnswer)
    })
    expect(missed.length > asked.length * 0.1 ? missed.map(({ text }) => text) : []).toEqual([])
  })
