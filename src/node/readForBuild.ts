import type { GatsbyCache, Reporter } from 'gatsby'
import { formatProblems } from '../content/report/formatProblems'
import { hasErrors, type Problem } from '../content/report/problem'
import type { Content } from '../content/model/content'
import { readContent, type ReadContentResult } from '../content/readContent'
import type { BodySummary } from '../content/mdx/findings'
import type { SummaryCache } from '../content/model/post'

const SUMMARIES = 'content-summaries'

/** As they are stored. */
interface Kept {
  /** What `bodyFormat` said when they were made. */
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

  /** @param format what `bodyFormat` says today: summaries of another one are forgotten */
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

/** Reads the content and shows what is wrong with it. */
export async function readAndReport(
  root: string,
  reporter: Reporter,
  summaries: SummaryCache,
): Promise<ReadContentResult> {
  const result = await readContent(root, summaries)
  if (result.problems.length > 0) reporter.log(`\n${formatProblems(result.problems)}\n`)
  return result
}

/** The sentence a stopped build ends with. */
export function problemCount(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length
  return `The content has ${errors} ${errors === 1 ? 'error' : 'errors'}, listed above. Mend them, or run "npm run check" to see them alone.`
}

/** Content that passed the check; throws nothing, returns null instead. */
export function fitForBuild({ content, problems }: ReadContentResult): Content | null {
  return hasErrors(problems) ? null : content
}
