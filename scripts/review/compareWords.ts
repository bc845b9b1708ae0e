/** The words that differ between two builds: block by block, then word by word. */
import { diffArrays, diffWords, diffWordsWithSpace } from 'diff'
import { lineFinder, type ChangedLine, type Marked } from '../../src/sources/changedLines'
import { oneLanguageNote, placesOf } from './changedLines'
import { pathOfFile } from '../../src/routing/pageKinds'
import { toNeutralPath } from '../../src/routing/localizePath'
import { keyOf, plainWords } from '../../src/sources/sourceLines'
import { groupBy } from '../../src/text/groupBy'
import type { Block, Site } from './readSite'
import { entryOf, type Entry, type Word } from './record'

export interface WordChange {
  entry: Entry
  /** The changed lines that hold its words. */
  lines: ChangedLine[]
  /** The blocks of each page that hold its new words, without those that also stand elsewhere on the page. */
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
    const runs = changedRuns(was, now, language)
    const isNew = new Set(runs.flatMap((run) => run.now))
    const stays = new Set(now.flatMap((block) => (isNew.has(block) ? [] : keyOf(block.markdown))))
    return runs.map((run) => {
      const [{ heading }] = [...run.now, ...run.was]
      const texts = [textOf(run.was), textOf(run.now), language] as const
      const shown = markdownOf(run.now).filter((markdown) => !stays.has(keyOf(markdown)))
      return { ...run, shown, old, page, language, heading, diff: wordDiff(...texts), words: comparedWords(...texts) }
    })
  })
  const groups = groupBy(found, ({ diff }) => JSON.stringify(diff.filter(({ mark }) => mark || diff.length === 1)))
  const changes = [...groups.values()].map((group): WordChange => {
    const languages = [...new Set(group.map(({ language }) => language))].sort()
    const [{ diff, heading }] = group
    const isMoved = diff.every(({ mark }) => !mark)
    const own = new Set<string | null>(group.flatMap(({ old, page }) => [old, page].map(toNeutralPath)))
    const lines = find(
      { '-': markdownOf(group.flatMap(({ was }) => was)), '+': markdownOf(group.flatMap(({ now }) => now)) },
      marked(diff),
      // The body of an article is only on its own page.
      ({ file, text }) => !file.endsWith('.mdx') || /^\w+: /.test(text) || own.has(pathOfFile(file)),
    )
    const contexts = groupBy(group, (each) => JSON.stringify(each.words))
    const entry = entryOf({
      group: 'Words',
      title: `${languages.join(', ')} · ${heading || 'Text'}`,
      note: isMoved ? 'Stands at another place of the page.' : oneLanguageNote(lines, changed),
      words: [...contexts.values()].flatMap(([each], at) => [...(at > 0 ? [{ text: '\n' }] : []), ...each.words]),
      pages: [...new Set(group.map(({ page }) => page))],
      places: placesOf(lines),
    })
    const shown = new Map<string, string[]>()
    for (const each of group) shown.set(each.page, [...(shown.get(each.page) ?? []), ...each.shown])
    return { entry, lines, shown }
  })
  // By reach; last what only followed from others.
  const reachOf = ({ entry, lines }: WordChange) => (lines.length > 0 ? entry.pages.length : 0)
  return changes.sort((one, other) => reachOf(other) - reachOf(one))
}

const textOf = (blocks: readonly Block[]) => blocks.map(({ markdown }) => markdown).join('\n')

const markdownOf = (blocks: readonly Block[]) => [...new Set(blocks.map(({ markdown }) => markdown))]

function marked(words: readonly Word[]): Marked {
  const runs = (wanted: Word['mark']) => words.flatMap(({ text, mark }) => (mark === wanted ? text.split('\n') : []))
  return { '-': runs('-'), '+': runs('+') }
}

/**
 * The runs of blocks that differ. What is removed at one place and added at another has moved, and is a run that has
 * it before and now; as many new blocks as old ones are pairs if each keeps half of its words.
 */
export function changedRuns(was: readonly Block[], now: readonly Block[], language: string): Run[] {
  const runs: Run[] = []
  let isOpen = false
  const comparator = (one: Block, other: Block) => one.markdown === other.markdown
  for (const { added, removed, value } of diffArrays([...was], [...now], { comparator })) {
    if (!isOpen) runs.push({ was: [], now: [] })
    isOpen = added || removed
    if (isOpen) runs.at(-1)![added ? 'now' : 'was'].push(...value)
  }
  const moved = takeMoved(runs)
  const isReworded = (one: Block, other: Block) =>
    (linkOf(one) === linkOf(other) || plainWords(one.markdown) === plainWords(other.markdown)) &&
    keepsHalf(wordDiff(one.markdown, other.markdown, language), one.markdown, other.markdown)
  const changed = runs.flatMap((run): Run[] => {
    if (run.was.length === run.now.length && run.was.every((block, at) => isReworded(block, run.now[at])))
      return run.was.map((block, at) => ({ was: [block], now: [run.now[at]] }))
    // One link does not replace another.
    const [links, others] = [run.was, run.now].map((blocks) => blocks.map(linkOf).filter(Boolean))
    const areOthers = links.some((link) => !others.includes(link)) && others.some((link) => !links.includes(link))
    const only = (side: keyof Run): Run => ({ was: [], now: [], [side]: run[side] })
    return areOthers ? [only('was'), only('now')] : [run]
  })
  return [...changed, ...moved].filter((run) => run.was.length + run.now.length > 0)
}

/** The page to which a block that is only a link leads. */
const linkOf = ({ markdown }: Block) => /^\W*\[[^\]]*\]\((\/[^)]*)\)$/.exec(markdown)?.[1]

/**
 * Takes the blocks that have moved out of runs. Fewer than four words, such as a category, are also on other cards,
 * unless they are a link.
 */
function takeMoved(runs: readonly Run[]): Run[] {
  const moved: Run[] = []
  for (const { now } of runs)
    for (let at = 0; at < now.length; at += 1) {
      const places = runs.flatMap(({ was }) =>
        was.map((_, from) => ({ was, from, count: equalFrom(was, from, now, at) })),
      )
      const [longest] = places.sort((one, other) => other.count - one.count)
      if (!longest?.count) continue
      if (!linkOf(now[at]) && lengthOf(textOf(now.slice(at, at + longest.count))) < 4) continue
      moved.push({ was: longest.was.splice(longest.from, longest.count), now: now.splice(at, longest.count) })
      at -= 1
    }
  return moved
}

/** The number of equal blocks of two lists, from a place in each. */
function equalFrom(was: readonly Block[], from: number, now: readonly Block[], at: number): number {
  const end = now.slice(at).findIndex((block, next) => was[from + next]?.markdown !== block.markdown)
  return end < 0 ? now.length - at : end
}

/** The words of two texts: their diff, or one text in place of the other if too few words stay (`keepsHalf`). */
export function comparedWords(was: string, now: string, language: string): Word[] {
  const words = wordDiff(was, now, language)
  if (keepsHalf(words, was, now)) return words
  return [was, now].flatMap((text, at) => (text ? [{ text, mark: at === 0 ? '-' : '+' }] : []))
}

/** The diff of two texts word by word. Spaces count only where nothing else differs. */
function wordDiff(was: string, now: string, language: string): Word[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const byWords = diffWords(was, now, { intlSegmenter })
  const isChanged = byWords.some(({ added, removed }) => added || removed)
  const parts = isChanged ? byWords : diffWordsWithSpace(was, now, { intlSegmenter })
  return parts.map(({ added, removed, value }) => ({ text: value, mark: added ? '+' : removed ? '-' : '' }))
}

const lengthOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** Whether half of the words of the shorter text stay, and a fifth of those of the longer one. */
function keepsHalf(words: readonly Word[], was: string, now: string): boolean {
  const kept = words.reduce((sum, { text, mark }) => (mark ? sum : sum + lengthOf(text)), 0)
  const [short, long] = [lengthOf(was), lengthOf(now)].sort((one, other) => one - other)
  return kept * 2 >= short && kept * 5 >= long
}
