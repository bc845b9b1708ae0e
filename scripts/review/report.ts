/** A review for the terminal, for a comment and as a page. */
import fs from 'node:fs'
import path from 'node:path'
import { escapeXml } from '../../src/node/output/feed'
import { PREVIEW, PREVIEW_FOLDER, type Preview } from '../../src/sources/previewData'
import { visibleDifference } from '../../src/content/report/letters'
import { GONE, LOST } from './comparePages'
import type { WordChange } from './compareWords'
import { groupBy } from '../../src/text/groupBy'
import type { Entry, Review, Word } from './record'

/** More pages or places than this are counted. */
const MOST_NAMED = 5
/** Characters around a changed word. */
const NEAR = 40
/** Lines of a comment, and characters of each of its texts. GitHub takes 65,536 characters. */
const MOST_LINES = 58
/** Entries of each group that have a line, however many the groups before it have. */
const LEAST = 3
const LONGEST = 280

const UNNAMED = 'Changed files that no entry names, or only screenshots'

type Write = (text: string) => string

const groupsOf = ({ entries }: Review) => [...groupBy(entries, ({ group }) => group)]

/** The first sentence. It begins with pages that are lost. */
function summaryOf({ entries, compared, held }: Review): string {
  const lost = entries.flatMap(({ title, pages: own }) => (title === LOST ? own : [])).length
  const pages = new Set(entries.flatMap((entry) => entry.pages)).size
  const preview = held > 0 ? `. Lists and counts of this preview include held-back pages and translations: ${held}` : ''
  return `${lost > 0 ? `LOST pages: ${lost}. ` : ''}Changes: ${entries.length}, on ${pages} of ${compared} pages${preview}`
}

const some = (items: readonly string[], name: string, write: Write): string =>
  items.length > MOST_NAMED ? `${items.length} ${name}` : items.map((item) => write(item)).join(', ')

/** `en · Prices · /about · content/pages/about.json:12`. */
const headOf = ({ title, pages, places }: Entry, write: Write): string =>
  [write(title), some(pages, 'pages', write), some(places, 'places', write)].filter(Boolean).join(' · ')

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)

/** Names characters in which old and new words differ that look alike. */
const visibleWords = (words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    const other = [words[at + 1], words[at - 1]].find((each) => each?.mark && each.mark !== word.mark)
    return word.mark ? { ...word, text: visibleDifference(word.text, other?.text ?? '') } : word
  })

/** Changed words with the words around them: `of [-40-]{+50+} projects`. */
function markedWords(entry: readonly Word[]): string {
  const words = visibleWords(entry)
  const shown = words.map(({ text, mark }, at) => {
    const line = text.replace(/\s*\n\s*(?=\S)/g, ' ¶ ').replace(/\n/g, mark ? '' : ' ¶ ')
    if (mark) return mark === '+' ? `{+${cut(line, NEAR * 4)}+}` : `[-${cut(line, NEAR * 4)}-]`
    if (words.length === 1 || line.length <= NEAR * 2) return cut(line, NEAR * 4)
    return `${at > 0 ? line.slice(0, NEAR) : ''}…${at < words.length - 1 ? line.slice(-NEAR) : ''}`
  })
  return shown.join('')
}

/** A review for the terminal. */
export const textReport = (review: Review): string => report(review, String, Infinity)

/**
 * A review as a comment on a pull request. Its words may come from a stranger, so they are always in code, where GitHub
 * interprets no Markdown, link, HTML or name.
 */
export const markdownReport = (review: Review): string => report(review, code, MOST_LINES)

/** @param lines maximum number of lines; without one, each text of an entry has a line */
function report(review: Review, write: (text: string, most?: number) => string, lines: number): string {
  const groups = groupsOf(review)
  const between = lines === Infinity ? '\n  ' : ' · '
  // Each heading has two empty lines, the first and the last line one.
  let room = lines - 4 - 3 * groups.length
  const shown = groups.map(([name, own], at) => {
    const later = groups.slice(at + 1).reduce((sum, [, { length }]) => sum + Math.min(LEAST, length), 0)
    const most = Math.min(own.length, room - later)
    room -= most
    const points = own.slice(0, most).map((entry) => {
      const texts = [markedWords(entry.words), entry.note].map((text) => write(text, LONGEST))
      return `- ${[headOf(entry, write), ...texts].filter(Boolean).join(between)}`
    })
    const part = points.length < own.length ? ` (${points.length} of ${own.length}; /__review/ shows all)` : ''
    return `#### ${name}${part}\n\n${points.join('\n')}`
  })
  const unnamed = write(review.unnamed.join(', ') || 'none', LONGEST * 10)
  return `${[`### ${summaryOf(review)}`, ...shown, `${UNNAMED}: ${unnamed}`].join('\n\n')}\n`
}

/** Inline code on one line, without characters that are invisible or change the direction of text. */
function code(text: string, most = 120): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(/\p{Cf}/gu, '')
  const plain = cut(line.trim(), most)
  const ticks = '`'.repeat(Math.max(0, ...(plain.match(/`+/g) ?? []).map(({ length }) => length)) + 1)
  const space = /^`|`$/.test(plain) ? ' ' : ''
  return plain && `${ticks}${space}${plain}${space}${ticks}`
}

/** The page `/__review/`. */
export function reviewPage(review: Review): string {
  const { branch, commit, repository } = review.revision
  const linkTo = (href: string, text: string) =>
    href ? `<a href="${escapeXml(href)}">${escapeXml(text)}</a>` : `<code>${escapeXml(text)}</code>`
  const link = (place: string) => {
    const [, file, line] = /^([^:]+):(\d+)$/.exec(place) ?? []
    const href = `${repository}/blob/${commit}/${file}?plain=1#L${line}`
    return linkTo(file && repository && href, place)
  }
  const article = ({ title, note, words, pictures, pages, places }: Entry) => {
    const texts = visibleWords(words).map(({ text, mark }) => {
      const tag = mark === '+' ? 'ins' : 'del'
      return mark ? `<${tag}>${escapeXml(text)}</${tag}>` : escapeXml(text)
    })
    const figure = (name: string, src: string) =>
      src && `<figure>${name}<br><img src="${escapeXml(src)}" alt="${name}" loading="lazy"></figure>`
    const images = pictures.map(({ before, after }) => figure('Before', before) + figure('Now', after))
    const pageLinks = pages.map((page) => linkTo(title === LOST || title === GONE ? '' : page, page))
    return `<article><h3>${escapeXml(title)}</h3>
<p>${places.map(link).join(' ')}</p><p>${escapeXml(note)}</p><p class="words">${texts.join('')}</p>
${images.join('')}
<details${pages.length > MOST_NAMED ? '' : ' open'}><summary>Pages: ${pages.length}</summary>${pageLinks.join(' ')}</details></article>`
  }
  const groups = groupsOf(review)
  const jumps = groups.map(([name, own]) => `<li><a href="#${name}">${name}</a>: ${own.length}</li>`)
  const parts = groups.map(([name, own]) => `<h2 id="${name}">${name}</h2>\n${own.map(article).join('\n')}`)
  const unnamed = `<h2>${UNNAMED}</h2><p>${review.unnamed.map(link).join(' ') || 'None.'}</p>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>What this branch changes</title><link rel="stylesheet" href="/__preview/review.css"></head>
<body><main><h1>What this branch changes</h1><p>${escapeXml(branch)} ${escapeXml(commit.slice(0, 7))}. ${summaryOf(review)}.</p>
<ul>${jumps.join('')}</ul>
${parts.join('\n')}\n${unnamed}</main></body></html>\n`
}

/** Adds the changes of words to the data of the overlay, and writes the page `/__review/`. */
export function writePages(folder: string, review: Review, words: readonly WordChange[], newPages: string[]): void {
  const file = path.join(folder, PREVIEW)
  const preview = JSON.parse(fs.readFileSync(file, 'utf8')) as Preview
  const changes: Preview['changes'] = {}
  for (const { shown } of words) for (const [page, blocks] of shown) changes[page] = [...(changes[page] ?? []), blocks]
  fs.writeFileSync(file, JSON.stringify({ ...preview, changes, newPages }))
  fs.writeFileSync(path.join(folder, '__review.html'), reviewPage(review))
  fs.cpSync(path.join(__dirname, 'review.css'), path.join(folder, PREVIEW_FOLDER, 'review.css'))
}
