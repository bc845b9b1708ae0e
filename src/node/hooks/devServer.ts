/** Routes of the development server besides pages: the overlay of previews, the panel of mistakes, and `/admin`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import sirv from 'sirv'
import { diskFiles } from '../../content/read/diskFiles'
import { LANGUAGES } from '../../routing/languages'
import { CONTENT_STATES, MISTAKES_SCRIPT, type PreviewPage } from '../../sources/previewData'
import { storedRoutes } from '../nodes/routeNodes'
import { PREVIEW_FOLDER } from '../output/preview/previewFiles'
import { readSiteSources } from '../output/preview/siteSources'
import { revisionOf } from '../output/preview/revision'
import { bundleOverlay, overlayWords, previewPage } from '../output/preview/writePreview'
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
    answer(async (request, response) => {
      const page = await pageUnderDevelopment(root, { getNodesByType }, request.url ?? '')
      response.statusCode = page ? 200 : 404
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(page))
    }),
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

async function pageUnderDevelopment(root: string, nodes: Nodes, url: string): Promise<PreviewPage | null> {
  const [, file = ''] = /^\/__preview(\/.*)\.html\.json/.exec(decodeURI(url)) ?? []
  const address = file === '/index' ? '/' : file
  const route = storedRoutes(nodes).find((each) => each.path === address || each.path === `${address}.html`)
  if (!route) return null
  const sources = await readSiteSources(diskFiles(root))
  const statements = sources.all(route.path)
  return previewPage(root, route, sources, { statements, revision: revisionOf(process.env) })
}
