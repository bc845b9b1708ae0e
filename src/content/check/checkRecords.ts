/** Checks of records against each other: order, number, and what stands twice. */
import type { DataDocument } from '../report/positions'
import type { RecordFile } from '../read/readRecords'
import { FIRST_POSITION, problem, type Problem } from '../report/problem'
import { DEFAULT_LANGUAGE } from '../../routing/languages'
import type { ContentTypeName } from '../model/contentTypes'
import type { LocalizedText } from '../schemas/fields'
import type { Redirect } from '../schemas/redirect'

/** Services that home page and header have room for (spec section 2, "Services"). */
const MOST_MAIN = 6

/** Checks the records that could be read. */
export function checkLists(files: readonly RecordFile[]): Problem[] {
  const readable = files.filter(({ value }) => value !== null)
  const types = new Set(readable.map(({ type }) => type))
  return [...types].flatMap((type) =>
    checkType(
      type,
      readable.filter((file) => file.type === type),
    ),
  )
}

function checkType(type: ContentTypeName, of: readonly RecordFile[]): Problem[] {
  return [
    ...checkOrder(of),
    ...(type === 'Service'
      ? [
          ...checkMain(of),
          ...of.flatMap((file) => checkTwice(file, 'projects', (key) => key, 'field/repeated-project', 'project')),
        ]
      : []),
    ...(type === 'Project'
      ? of.flatMap((file) => checkTwice(file, 'screenshots', srcOf, 'field/repeated-picture', 'picture'))
      : []),
    ...(type === 'Category' ? of.flatMap(checkCategories) : []),
    ...(type === 'TimelineItem' ? of.flatMap(checkTimeline) : []),
    ...of.flatMap((file) => checkEmpty(type, file)),
  ]
}

function srcOf(picture: unknown): unknown {
  return (picture as { src?: unknown }).src
}

function fieldOf<Value>({ value }: RecordFile, name: string): Value | undefined {
  return (value as Record<string, Value | undefined>)[name]
}

/** Two records with one number stand in an order nobody chose: most often one is the copy of the other. */
function checkOrder(files: readonly RecordFile[]): Problem[] {
  const first = new Map<number, string>()
  return files.flatMap((file) => {
    const order = fieldOf<number>(file, 'order')
    if (order === undefined) return []
    const other = first.get(order)
    if (!other) first.set(order, file.file)
    return other
      ? [
          problem(
            'record/repeated-order',
            file.document.at(['order']),
            `${other} has order ${order}, too. Give each its own number.`,
          ),
        ]
      : []
  })
}

function checkMain(files: readonly RecordFile[]): Problem[] {
  const main = files
    .filter((file) => fieldOf<boolean>(file, 'main'))
    .sort((a, b) => (fieldOf<number>(a, 'order') ?? 0) - (fieldOf<number>(b, 'order') ?? 0))
  return main
    .slice(MOST_MAIN)
    .map(({ document }) =>
      problem(
        'record/too-many-main',
        document.at(['main']),
        `${main.length} services are "main"; home page and header have room for ${MOST_MAIN}.`,
      ),
    )
}

function checkTwice(
  file: RecordFile,
  list: string,
  keyOf: (entry: unknown) => unknown,
  id: 'field/repeated-project' | 'field/repeated-picture',
  what: string,
): Problem[] {
  const seen = new Set<unknown>()
  return (fieldOf<unknown[]>(file, list) ?? []).flatMap((entry, index) => {
    const key = keyOf(entry)
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated
      ? [problem(id, file.document.at([list, index]), `The ${what} "${String(key)}" stands twice in this list.`)]
      : []
  })
}

/** Posts name their category by its English name. */
function checkCategories({ value, document }: RecordFile): Problem[] {
  const seen = new Set<string>()
  return (value as { name: LocalizedText }[]).flatMap(({ name }, index) => {
    const english = name[DEFAULT_LANGUAGE].toLowerCase()
    const isRepeated = seen.has(english)
    seen.add(english)
    return isRepeated
      ? [
          problem(
            'record/repeated-category',
            document.at([index, 'name', DEFAULT_LANGUAGE]),
            `Two categories are called "${name[DEFAULT_LANGUAGE]}", and posts name theirs by it.`,
          ),
        ]
      : []
  })
}

function checkTimeline({ value, document }: RecordFile): Problem[] {
  const years = (value as { year: number }[]).map(({ year }) => year)
  return years.flatMap((year, index) => {
    if (index === 0 || year > years[index - 1]) return []
    const message =
      year === years[index - 1]
        ? `${year} stands twice. Put both into one entry.`
        : `${year} stands below ${years[index - 1]}. The oldest year comes first.`
    return [problem('record/timeline-order', document.at([index, 'year']), message)]
  })
}

/** Lists whose section would stand empty on a page. */
const NEVER_EMPTY: readonly ContentTypeName[] = [
  'TechnologyGroup',
  'ProcessStep',
  'FaqEntry',
  'TimelineItem',
  'Testimonial',
  'Category',
]

function checkEmpty(type: ContentTypeName, { file, value }: RecordFile): Problem[] {
  if (!NEVER_EMPTY.includes(type) || !Array.isArray(value) || value.length > 0) return []
  return [
    problem(
      'record/empty-list',
      { file, ...FIRST_POSITION, field: 'file' },
      'The list is empty, and the page has a section for it.',
    ),
  ]
}

/**
 * Checks the addresses that pages had against each other and against the pages there are: each leads to a page in
 * one step, and none hides a page. Where they lead is checked as any link.
 * @param pages paths of all pages, without language
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  document: DataDocument,
  pages: ReadonlySet<string>,
): Problem[] {
  return redirects.flatMap(({ from, to }, index): Problem[] => {
    const at = (name: keyof Redirect) => document.at([index, name])
    const [target] = to?.split(/[?#]/) ?? []
    const next = redirects.find((other) => other.from === target)
    const found: Problem[] = []
    if (pages.has(from))
      found.push(
        problem(
          'redirect/hides-page',
          at('from'),
          `There is a page "${from}", which nobody would see any more. Remove the entry.`,
        ),
      )
    if (redirects.findIndex((other) => other.from === from) !== index)
      found.push(problem('redirect/repeated', at('from'), `"${from}" stands here twice. Keep the entry that is true.`))
    if (next)
      found.push(
        problem(
          'redirect/chain',
          at('to'),
          next.to
            ? `"${target}" leads on to "${next.to}". Write where it ends, so that one step is enough.`
            : `"${target}" is gone itself. Name a page that is there, or remove "to".`,
        ),
      )
    return found
  })
}
