/** Keeps the development server up to date: watches the files, and sends errors to open pages. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { watch } from 'chokidar'
import { sortProblems, type Problem } from '../../content/report/problem'
import { textLine } from '../../content/report/formatProblems'

const WATCHED = ['content', 'locales']

/**
 * Calls `changed` when a file that the check reads changes; once for several
 * quick changes.
 * @returns a function that stops watching
 */
export function watchContent(root: string, changed: () => void, quietMilliseconds = 150): () => void {
  let timer: NodeJS.Timeout | undefined
  const folders = WATCHED.map((folder) => path.join(root, folder))
  const watcher = watch(folders, { ignoreInitial: true, ignored: /(^|[/\\])\../ }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(changed, quietMilliseconds)
  })
  return () => {
    clearTimeout(timer)
    void watcher.close()
  }
}

/**
 * Returns a function that runs `work` after all earlier runs have ended: runs
 * never overlap, and a failed run does not stop the next.
 * @param failed is called with the error of a run
 */
export function serialize(work: () => Promise<void>, failed: (error: Error) => void): () => void {
  let last = Promise.resolve()
  return () => {
    last = last.then(work).catch((error: unknown) => failed(error instanceof Error ? error : new Error(String(error))))
  }
}

/** Sends the errors of the content to every open page in development, at once and after each change. */
export class ContentStates {
  private readonly pages = new Set<ServerResponse>()
  private mistakes: string[] = []

  /** @param problems all problems of the check; only errors are sent to pages */
  tell(problems: readonly Problem[]): void {
    this.mistakes = sortProblems(problems).flatMap((each) => (each.severity === 'error' ? textLine(each) : []))
    for (const page of this.pages) page.write(this.event())
  }

  /** Opens an event stream to a page; it stays open until the page is closed. */
  answer(_request: IncomingMessage, response: ServerResponse): void {
    // With compression the events would be buffered.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' })
    response.write(this.event())
    this.pages.add(response)
    response.on('close', () => this.pages.delete(response))
  }

  private event(): string {
    return `data: ${JSON.stringify(this.mistakes)}\n\n`
  }
}

/** `sourceNodes` writes to it; the development server serves it. */
export const contentStates = new ContentStates()
