/** Routes of the development server besides pages: the overlay of previews, the panel of mistakes, and `/admin`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import sirv from 'sirv'
import { LANGUAGES } from '../../routing/languages'
import { CONTENT_STATES, MISTAKES_SCRIPT, SOURCES, type PreviewPage } from '../../sources/previewData'
import { storedRoutes } from '../nodes/routeNodes'
import { PREVIEW_FOLDER } from '../output/preview/previewFiles'
import { revisionOf } from '../output/preview/revision'
import { bundleOverlay, overlayWords, previewPage, sourceTexts } from '../output/preview/writePreview'
import { contentStates } from './liveContent'

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

/** Adds the routes above to the development server. */
export function extendDevServer({ app: server, getNodesByType }: { app: DevServer } & Nodes): void {
  const root = process.cwd()
  server.get(
    `/${PREVIEW_FOLDER}/overlay.js`,
    script(() => bundleOverlay(root)),
  )
  server.get(
    MISTAKES_SCRIPT,
    script(() => {
      const words = Object.fromEntries(LANGUAGES.map((language) => [language, overlayWords(root, language)]))
      return bundleOverlay(root, 'mistakes', { MISTAKES_WORDS: JSON.stringify(words) })
    }),
  )
  server.get(/^\/admin(\/|$)/, editor(root))
  server.get(CONTENT_STATES, (request, response) => contentStates.answer(request, response))
  server.get(
    new RegExp(`^/${PREVIEW_FOLDER}/(.*)\\.html\\.json$`),
    json((url) => pageUnderDevelopment(root, { getNodesByType }, url)),
  )
  server.get(
    SOURCES,
    json(() => sourceTexts(root)),
  )
}

/** The part of Gatsby's development server that is used here. */
interface DevServer {
  get(path: string | RegExp, handler: Handler): void
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

function script(source: () => Promise<string>): Handler {
  return answer(async (_request, response) => {
    response.setHeader('Content-Type', 'text/javascript')
    response.end(await source())
  })
}

/** Answers with data, or with status 404 if it is null. */
function json(data: (url: string) => unknown): Handler {
  return answer((request, response) => {
    const given = data(request.url ?? '')
    response.statusCode = given ? 200 : 404
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(given))
    return Promise.resolve()
  })
}

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

function pageUnderDevelopment(root: string, nodes: Nodes, url: string): PreviewPage | null {
  const [, file = ''] = /^\/__preview(\/.*)\.html\.json/.exec(decodeURI(url)) ?? []
  const address = file === '/index' ? '/' : file
  const route = storedRoutes(nodes).find((each) => each.path === address || each.path === `${address}.html`)
  return route ? previewPage(root, route) : null
}
