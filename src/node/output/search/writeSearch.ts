import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import MiniSearch from 'minisearch'
import type { ChatData } from '../../../assistant/answerTo'
import { LANGUAGES, type Language } from '../../../routing/languages'
import type { RouteSpec } from '../../../routing/routes'
import {
  documentsPath,
  indexOptions,
  manifestPath,
  shardPath,
  type SearchDocument,
  type SearchManifest,
  type SearchSection,
  type StoredDocument,
  type TermShard,
} from '../../../search/siteIndex'
import { codeDigest } from '../../codeDigest'
import { pageDocuments, readDocuments } from './pageDocuments'

export type PagesRead = Record<string, SearchDocument[]>

const plainQuestion = (question: string) => question.replace(/\?$/, '')

type Topics = ChatData['topics']

const pageOf = ({ to }: { to: string }) => to.replace(/#.*/, '')

/** Other names of a page or question: keywords and examples of topics that link to it and at most one more page. */
function keywordsOf({ to, kind, title, sections }: SearchDocument, topics: Topics, language: Language) {
  const anchors = sections.map(({ anchor }) => anchor).filter((anchor) => anchor !== 'contact' && anchor !== 'faq')
  const places = [to, ...anchors.map((anchor) => `${to}#${anchor}`)]
  const isHere = (link: { to: string; label: string }) =>
    kind === 'question'
      ? to.startsWith(link.to) && plainQuestion(link.label) === plainQuestion(title)
      : places.includes(link.to)
  return topics
    .filter(({ kind: from, question, links }) => (from === 'page' || question !== undefined) && links.some(isHere))
    .filter(({ links }) => links.filter((link) => !link.to.endsWith('#contact')).length <= 2)
    .flatMap(({ keywords, examples = [] }) => [...(keywords?.[language] ?? []), ...examples])
}

/** The last part of an address, which is a name in every language: `blockchain` in `/services/blockchain`. */
const nameInAddress = (to: string) => /[^/#]*$/.exec(to.replace(/.*#.*|\d+$/, ''))?.[0] ?? ''

function indexed(document: SearchDocument, keywords: readonly string[]): Record<string, string> {
  const { to, title, label = '', summary, sections } = document
  const text = [summary, ...sections.flatMap((section) => [section.title, ...section.texts])].join('\n')
  return { to, title, names: [label, nameInAddress(to), ...keywords].join('\n'), text }
}

/** Rounds a length, so that it rarely changes: every edit changes the exact length. */
const rounded = (length: number) => length && 2 ** Math.round(Math.log2(length))

/** Size in characters below which a shard is not divided further. */
const SHARD_SIZE = 30_000

/**
 * Divides terms into files by their first letters; by more letters if there are
 * many terms. File names do not depend on the content, so that one changed word
 * changes only the files of two terms.
 */
function shardsOf(terms: TermShard, letters = ''): [letters: string, terms: TermShard][] {
  const isSmall = letters !== '' && JSON.stringify(terms).length < SHARD_SIZE
  if (isSmall || terms.every(([term]) => term === letters)) return terms.length > 0 ? [[letters, terms]] : []
  const groups = new Map<string, TermShard>()
  for (const entry of terms) {
    const start = entry[0].slice(0, letters.length + 1)
    const group = groups.get(start)
    if (group) group.push(entry)
    else groups.set(start, [entry])
  }
  return [...groups].flatMap(([start, group]) => shardsOf(group, start))
}

/** The assistant's topics by the pages they link to. A map, because there are as many topics as pages. */
function readTopics(folder: string, language: Language): Map<string, Topics> {
  const file = path.join(folder, 'chat', `${language}.json`)
  const { topics } = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ChatData) : { topics: [] }
  const found = new Map<string, Topics>()
  for (const topic of topics)
    for (const page of new Set(topic.links.map(pageOf))) found.set(page, [...(found.get(page) ?? []), topic])
  return found
}

/**
 * Creates the search index of a site.
 * @param folder of the built site
 * @param write writes a file of the site
 * @param kept documents of an earlier build, by digests of code and HTML
 * @returns `read` adds a finished page; `write` writes the index after all pages, and returns the documents to keep
 */
export function openSearch(folder: string, write: (name: string, text: string) => void, kept: PagesRead = {}) {
  const used: PagesRead = {}
  const code = codeDigest(process.cwd(), ['src/node/output/search', 'src/sources'], ['parse5'])
  function readKept(html: string, route: RouteSpec): SearchDocument[] {
    const hash = createHash('sha1').update(code).update(html).digest('base64')
    used[hash] = kept[hash] ?? readDocuments(html, route)
    return used[hash]
  }
  const searches = LANGUAGES.map((language) => ({
    language,
    index: new MiniSearch(indexOptions(language)),
    topics: readTopics(folder, language),
    seen: new Set<string>(),
  }))
  const writeJson = (name: string, value: unknown) => write(name.slice(1), JSON.stringify(value))
  function readPage(route: RouteSpec, html: string): void {
    const { language, neutralPath } = route
    const search = searches.find((each) => each.language === language)!
    const documents = pageDocuments(html, route, search.seen, readKept)
    if (documents.length === 0) return
    for (const each of documents)
      search.index.add(indexed(each, keywordsOf(each, search.topics.get(pageOf(each)) ?? [], language)))
    const placeOf = ({ anchor, title }: SearchSection) => ({ anchor, title })
    const stored = documents.map((each): StoredDocument => ({ ...each, sections: each.sections.map(placeOf) }))
    writeJson(documentsPath(language, neutralPath), stored)
  }
  function writeIndexes(): PagesRead {
    for (const { language, index } of searches) {
      const { index: terms, ...base } = index.toJSON()
      const shards = shardsOf(terms)
      for (const [letters, shard] of shards) writeJson(shardPath(language, letters), shard)
      for (const [id, lengths] of Object.entries(base.fieldLength)) base.fieldLength[id] = lengths.map(rounded)
      base.averageFieldLength = base.averageFieldLength.map(rounded)
      const manifest: SearchManifest = { base, shards: shards.map(([letters]) => letters) }
      writeJson(manifestPath(language), manifest)
    }
    return used
  }
  return { read: readPage, write: writeIndexes }
}
