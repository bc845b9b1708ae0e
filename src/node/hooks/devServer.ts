/** Routes of the development server besides pages: the overlay of previews, and `/admin`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { OVERLAY, PREVIEW, SOURCES } from '../../sources/previewData'
import { revisionOf } from '../output/preview/revision'
import { bundleOverlay, previewData, sourceTexts } from '../output/preview/writePreview'

/** Adds the routes above to the development server. */
export function extendDevServer({ app: server }: { app: DevServer }): void {
  const root = process.cwd()
  server.get(
    OVERLAY,
    answer(async (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(await bundleOverlay(root))
    }),
  )
  server.get(PREVIEW, (_request, response) => response.json(previewData(root)))
  server.get(SOURCES, (_request, response) => response.json(sourceTexts(root)))
  server.get(/^\/admin(\/|$)/, editor(root))
}

/** The part of Gatsby's development server that is used here. */
interface DevServer {
  get(path: string | RegExp, handler: Handler): void
}

/** It is Express, whose responses have `json`. */
type Response = ServerResponse & { json(data: unknown): void }
type Handler = (request: IncomingMessage, response: Response) => void
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Serves the editor. Its scripts are built on the first request, its forms on each request of its page. */
function editor(root: string): Handler {
  const folder = path.join(root, '.cache/editor')
  const serve = sirv(folder, { dev: true, extensions: ['html'] })
  let written: Promise<void> | undefined
  return answer(async (request, response) => {
    const { writeEditor, writeForms } = await import('../output/editor/writeEditor')
    const { repository } = revisionOf(process.env)
    written ??= writeEditor(root, folder, repository)
    await written
    if (/^\/admin(\?|$)/.test(request.url ?? '')) writeForms(root, folder, repository)
    serve(request, response)
  })
}

/** Answers with status 500 if the handler fails, so that the server keeps running. */
function answer(give: Answer): Handler {
  return (request, response) => {
    give(request, response).catch((error: unknown) => {
      response.statusCode = 500
      response.end(error instanceof Error ? error.message : String(error))
    })
  }
}
