import type { GatsbyCache } from 'gatsby'
import { showsDrafts } from './environment'
import { countProblems, textLine } from '../content/report/formatProblems'
import { sortProblems, type Problem } from '../content/report/problem'
import { readContent, type ReadContentResult } from '../content/readContent'
import type { BodySummary } from '../content/mdx/findings'
import type { SummaryCache } from '../content/model/post'

const SUMMARIES = 'content-summaries'

/** The summaries in Gatsby's cache. */
interface Kept {
  /** The `nodeFormat` they were made with. */
  format: string
  summaries: Record<string, BodySummary>
}

/** Keeps the summaries of unchanged texts from one build to the next. Only entries used in this run are written back. */
export class StoredSummaries implements SummaryCache {
  private readonly used = new Map<string, BodySummary>()

  constructor(
    private readonly format: string,
    private readonly stored: Record<string, BodySummary> = {},
  ) {}

  /** @param format the current `nodeFormat`: summaries of another one are dropped */
  static async load(cache: GatsbyCache, format: string): Promise<StoredSummaries> {
    const text = (await cache.get(SUMMARIES)) as string | undefined
    const kept = text ? (JSON.parse(text) as Kept) : null
    return new StoredSummaries(format, kept?.format === format ? kept.summaries : {})
  }

  get(hash: string): BodySummary | undefined {
    const summary = this.used.get(hash) ?? this.stored[hash]
    if (summary) this.used.set(hash, summary)
    return summary
  }

  set(hash: string, summary: BodySummary): void {
    this.used.set(hash, summary)
  }

  /** Stored as JSON text: the strings of a summary are slices of the whole file and would keep it in memory. */
  async save(cache: GatsbyCache): Promise<void> {
    const kept: Kept = { format: this.format, summaries: Object.fromEntries(this.used) }
    await cache.set(SUMMARIES, JSON.stringify(kept))
  }
}

/** Reads the content and prints its problems: warnings only once, errors each time and last. */
export class ContentReader {
  private before: readonly Problem[] | null = null

  constructor(
    private readonly root: string,
    readonly summaries: StoredSummaries,
  ) {}

  async read(): Promise<ReadContentResult> {
    const result = await readContent(this.root, {
      cache: this.summaries,
      drafts: showsDrafts(),
    })
    const lines = contentReport(result.problems, this.before)
    this.before = result.problems
    // Not through Gatsby's reporter: it wraps lines, and terminals would no longer link the places.
    if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n\n`)
    return result
  }
}

/**
 * The lines of a report, one for each problem: new warnings, then all errors.
 * @param before what was found the last time; null for the first time
 */
export function contentReport(problems: readonly Problem[], before: readonly Problem[] | null): string[] {
  const known = new Set(before?.map(textLine))
  const sorted = sortProblems(problems)
  const linesOf = (wanted: Problem['severity']) => sorted.filter(({ severity }) => severity === wanted).map(textLine)
  const errors = linesOf('error')
  const fresh = linesOf('warning').filter((line) => !known.has(line))
  const now = new Set(problems.map(textLine))
  const corrected = [...known].filter((line) => !now.has(line)).length
  if (fresh.length + corrected + errors.length === 0) return []
  const summary = `Content: ${countProblems(problems)}${corrected > 0 ? `, ${corrected} corrected` : ''}.`
  return [...fresh, ...errors, summary]
}

/** The last message of a build that the content stopped. */
export function problemCount(problems: readonly Problem[]): string {
  return `The content has ${countProblems(problems)}, listed above. Correct the errors, or run "npm run check" to see them alone.`
}
