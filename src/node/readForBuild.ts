import type { GatsbyCache } from 'gatsby'
import { showsDrafts } from './environment'
import { countProblems, textLine } from '../content/report/formatProblems'
import { hasErrors, sortProblems, type Problem } from '../content/report/problem'
import { readContent, type ReadContentResult } from '../content/readContent'
import type { BodySummary } from '../content/mdx/findings'
import type { SummaryCache } from '../content/model/post'

const SUMMARIES = 'content-summaries'

/** As they are stored. */
interface Kept {
  /** What `nodeFormat` said when they were made. */
  format: string
  summaries: Record<string, BodySummary>
}

/** Keeps what is known of unchanged posts from one build to the next. Only entries used in this run are written back. */
export class StoredSummaries implements SummaryCache {
  private readonly used = new Map<string, BodySummary>()

  constructor(
    private readonly format: string,
    private readonly stored: Record<string, BodySummary> = {},
  ) {}

  /** @param format what `nodeFormat` says today: summaries of another one are forgotten */
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

  /** Written as text: the words of a summary are slices of the whole file, which would stay in memory with them. */
  async save(cache: GatsbyCache): Promise<void> {
    const kept: Kept = { format: this.format, summaries: Object.fromEntries(this.used) }
    await cache.set(SUMMARIES, JSON.stringify(kept))
  }
}

/** Reads the content and shows what is wrong with it, each time only what is new, and errors last. */
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
    // Past the reporter, which breaks lines at the edge of the window: places would not be links any more.
    if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n\n`)
    return result
  }
}

/**
 * The lines of a report, one for each problem: whatever stands there new, and
 * below it every error, so that what stops the build stands last.
 * @param before what was found the last time; null for the first time
 */
export function contentReport(problems: readonly Problem[], before: readonly Problem[] | null): string[] {
  const lineOf = (found: Problem) => textLine(found)
  const known = new Set(before?.map(lineOf))
  const sorted = sortProblems(problems)
  const errors = sorted.filter(({ severity }) => severity === 'error').map(lineOf)
  const warnings = sorted.filter(({ severity }) => severity === 'warning').map(lineOf)
  const fresh = warnings.filter((line) => !known.has(line))
  const now = new Set([...errors, ...warnings])
  const corrected = [...known].filter((line) => !now.has(line)).length
  if (fresh.length + corrected + errors.length === 0) return []
  const summary = `Content: ${countProblems(problems)}${corrected > 0 ? `, ${corrected} corrected` : ''}.`
  return [...fresh, ...errors, summary]
}

/** The sentence a stopped build ends with. */
export function problemCount(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  return `The content has ${errors} ${errors === 1 ? 'error' : 'errors'}, listed above. Correct them, or run "npm run check" to see them alone.`
}

/** Whether the content passed the check; warnings stop no build. */
export function isFitForBuild({ problems }: ReadContentResult): boolean {
  return !hasErrors(problems)
}
