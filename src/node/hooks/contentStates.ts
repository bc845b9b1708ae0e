import type { IncomingMessage, ServerResponse } from 'node:http'
import { sortProblems, type Problem } from '../../content/report/problem'
import type { ContentState } from '../../sources/previewData'

/** Tells every open page under development whether it shows the files as they are, now and whenever that changes. */
export class ContentStates {
  private readonly pages = new Set<ServerResponse>()
  private state: ContentState = { mistakes: [] }

  /** @param problems all problems of the check; pages are told of errors only */
  tell(problems: readonly Problem[]): void {
    const errors = sortProblems(problems).filter(({ severity }) => severity === 'error')
    this.state = {
      mistakes: errors.map(({ id, file, line, column, message }) => ({ id, file, line, column, message })),
    }
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
    return `data: ${JSON.stringify(this.state)}\n\n`
  }
}

/** `sourceNodes` writes to it, the development server serves it. */
export const contentStates = new ContentStates()
