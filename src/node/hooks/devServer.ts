/**
 * What the development server answers besides pages: the overlay of previews, with an editor in place of a repository,
 * and addresses that pages had.
 */
import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import launchEditor from 'launch-editor'
import { diskFiles } from '../../content/read/contentFiles'
import { LANGUAGES } from '../../routing/languages'
import type { RouteSpec } from '../../routing/routes'
import { CONTENT_STATES, MISTAKES_SCRIPT } from '../../sources/contentState'
import { packStatements } from '../../sources/statement'
import type { PreviewPage } from '../../sources/previewPage'
import { bundleOverlay } from '../output/preview/bundleOverlay'
import { mayOpen, readPlace } from '../output/preview/openRequest'
import { PREVIEW_FOLDER } from '../output/preview/previewTag'
import { revisionOf } from '../output/preview/revisionOf'
import { readSiteSources } from '../output/preview/siteSources'
import { overlayWords } from '../output/preview/writePreview'
import type { Run } from './run'

/** Hands the overlay, the sources of a page, the way into an editor and old addresses to the development server. */
export function extendDevServer({ app }: { app: DevServer }, run: Run): void {
  const root = process.cwd()
  app.get(
    `/${PREVIEW_FOLDER}/overlay.js`,
    answer(async (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(await bundleOverlay(root))
    }),
  )
  app.get(
    MISTAKES_SCRIPT,
    answer(async (_request, response) => {
      const words = Object.fromEntries(LANGUAGES.map((language) => [language, overlayWords(root, language)]))
      response.setHeader('Content-Type', 'text/javascript')
      response.end(await bundleOverlay(root, 'mistakes', { MISTAKES_WORDS: JSON.stringify(words) }))
    }),
  )
  app.get(/^\//, (request, response, next) => run.old.answer(request, response, next))
  app.get(CONTENT_STATES, (request, response) => run.states.answer(request, response))
  app.get(
    new RegExp(`^/${PREVIEW_FOLDER}/(.*)\\.html\\.json$`),
    answer(async (request, response) => {
      const page = await pageUnderDevelopment(root, run.routes, request.url ?? '')
      response.statusCode = page ? 200 : 404
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(page))
    }),
  )
  app.post(
    `/${PREVIEW_FOLDER}/open`,
    answer(async (request, response) => {
      const place = mayOpen(request) ? await readPlace(request, (file) => isSource(root, file)) : null
      response.statusCode = place ? 204 : 403
      if (place) launchEditor(`${path.join(root, place.file)}:${place.line}:${place.column}`)
      response.end()
    }),
  )
}

/** Gatsby's development server, as far as it is used here. */
interface DevServer {
  get(path: string | RegExp, handler: Handler): void
  post(path: string, handler: Handler): void
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A failing answer is an answer, and never the end of the server. */
function answer(give: Answer): Handler {
  return (request, response) => {
    give(request, response).catch((error: unknown) => {
      response.statusCode = 500
      response.end(error instanceof Error ? error.message : String(error))
    })
  }
}

async function pageUnderDevelopment(
  root: string,
  routes: readonly RouteSpec[],
  url: string,
): Promise<PreviewPage | null> {
  const [, file = ''] = /^\/__preview(\/.*)\.html\.json/.exec(decodeURI(url)) ?? []
  const address = file === '/index' ? '/' : file
  const route = routes.find((each) => each.path === address || each.path === `${address}.html`)
  if (!route) return null
  const sources = await readSiteSources(diskFiles(root))
  return {
    ...packStatements(sources.all(route)),
    language: route.language,
    translation: route.translation.status,
    owed: sources.owed(route),
    revision: revisionOf(process.env),
    findings: [],
    changes: [],
    words: overlayWords(root, route.language),
  }
}

/** Content and dictionaries alone can be opened, whatever is asked for. */
function isSource(root: string, file: string): boolean {
  const inside = path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/')
  return inside === file && /^(content|locales)\/.+\.(json|mdx)$/.test(inside) && fs.existsSync(path.join(root, inside))
}
