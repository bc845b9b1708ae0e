/** The words that differ between two builds: block by block, then word by word. */
import { diffArrays, diffWords, diffWordsWithSpace } from 'diff'
import { lineFinder, oneLanguageNote, placesOf, type ChangedLine, type Marked } from './changedLines'
import type { Block, Site } from './readSite'
import { entryOf, type Entry, type Word } from './record'

export interface WordChange {
  entry: Entry
  /** The changed lines that hold its words. */
  lines: ChangedLine[]
  /** The blocks of each page that hold its new words. */
  shown: Map<string, string[]>
}

/** A run of adjacent blocks that differ on a page. */
interface Run {
  was: Block[]
  now: Block[]
}

/**
 * Compares the pages that both sides have. Runs that add and remove the same words are one change.
 * @param pairs new addresses by old ones
 * @param changed the changed lines of the branch
 */
export function compareWords(
  before: Site,
  after: Site,
  pairs: ReadonlyMap<string, string>,
  changed: readonly ChangedLine[],
): WordChange[] {
  const find = lineFinder(changed)
  const found = [...pairs].flatMap(([old, page]) => {
    if (before.htmlOf(old) === after.htmlOf(page)) return []
    const { blocks: was } = before.read(old)
    const { blocks: now, language } = after.read(page)
    return changedRuns(was, now).map((run) => {
      const [{ heading }] = [...run.now, ...run.was]
      return { ...run, page, language, heading, words: comparedWords(textOf(run.was), textOf(run.now), language) }
    })
  })
  return [...groupBy(found, ({ words }) => JSON.stringify(words.filter(({ mark }) => mark))).values()].map((group) => {
    const languages = [...new Set(group.map(({ language }) => language))].sort()
    const [{ words, heading }] = group
    const lines = find(
      { '-': markdownOf(group.flatMap(({ was }) => was)), '+': markdownOf(group.flatMap(({ now }) => now)) },
      marked(words),
    )
    const contexts = groupBy(group, (each) => JSON.stringify(each.words))
    const entry = entryOf({
      group: 'Words',
      title: `${languages.join(', ')} · ${heading || 'Text'}`,
      note: oneLanguageNote(lines, changed),
      words: [...contexts.values()].flatMap(([each], at) => [...(at > 0 ? [{ text: '\n' }] : []), ...each.words]),
      pages: [...new Set(group.map(({ page }) => page))],
      places: placesOf(lines),
    })
    const shown = new Map<string, string[]>()
    for (const { page, now } of group) shown.set(page, [...(shown.get(page) ?? []), ...markdownOf(now)])
    return { entry, lines, shown }
  })
}

const textOf = (blocks: readonly Block[]) => blocks.map(({ markdown }) => markdown).join('\n')

const markdownOf = (blocks: readonly Block[]) => [...new Set(blocks.map(({ markdown }) => markdown))]

function marked(words: readonly Word[]): Marked {
  const runs = (wanted: Word['mark']) => words.flatMap(({ text, mark }) => (mark === wanted ? text.split('\n') : []))
  return { '-': runs('-'), '+': runs('+') }
}

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** The runs of blocks that differ. As many new blocks as old ones are pairs, one after the other. */
export function changedRuns(was: readonly Block[], now: readonly Block[]): Run[] {
  const runs: Run[] = []
  let isOpen = false
  const comparator = (a: Block, b: Block) => a.markdown === b.markdown
  for (const { added, removed, value } of diffArrays([...was], [...now], { comparator })) {
    if (!isOpen) runs.push({ was: [], now: [] })
    isOpen = added || removed
    if (isOpen) runs.at(-1)![added ? 'now' : 'was'].push(...value)
  }
  return runs
    .filter((run) => run.was.length + run.now.length > 0)
    .flatMap((run) =>
      run.was.length === run.now.length ? run.was.map((block, at) => ({ was: [block], now: [run.now[at]] })) : [run],
    )
}

/** The words of two texts. Spaces count only where nothing else differs. */
export function comparedWords(was: string, now: string, language: string): Word[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const byWords = diffWords(was, now, { intlSegmenter })
  const isChanged = byWords.some(({ added, removed }) => added || removed)
  const parts = isChanged ? byWords : diffWordsWithSpace(was, now, { intlSegmenter })
  return parts.map(({ added, removed, value }) => ({ text: value, mark: added ? '+' : removed ? '-' : '' }))
}
