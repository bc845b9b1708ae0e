import { createReadStream, existsSync, readFileSync, statSync, type Stats } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import {
  type Address,
  cacheControl,
  isNotFoundPage,
  isPrivate,
  notFoundPages,
  pageFiles,
  parseAddress,
  redirectTarget,
} from './addresses'
import { answerCache } from './answerCache'
import { headersFor, parseHeadersFile } from './parseHeadersFile'
import { parseRedirectsFile } from './redirectRules'
import { readRange } from './range'
import { CHECK_EACH_TIME, documentHeaders, PARTS } from '../../src/node/output/hosting/responseHeaders'

/** Answers a request and returns true, or leaves it alone and returns false. */
export type Endpoint = (request: IncomingMessage, response: ServerResponse) => boolean

interface SiteServerOptions {
  /** The folder of the built site. */
  root: string
  /** Asked before the files; the mail endpoint in `npm start`. */
  mail?: Endpoint
  /** Takes one line about something that went wrong. */
  log?: (line: string) => void
}

/** A file of the built site by its path below the root, and its state when it was asked for. */
interface SiteFile {
  path: string
  stats: Stats
}

/** As in `nginx.conf`: what concerns documents is not said with each of their parts. */
const PART = new RegExp(PARTS)
const OF_DOCUMENTS = new Set(
  Object.keys(documentHeaders({ preview: false, policy: '' })).map((name) => name.toLowerCase()),
)

const compress = compression({
  // Text is 6 to 8 % smaller than by the package's 4, for some milliseconds once a file: answers are kept.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  // A part of a compressed file is not a compressed part of the file.
  filter: (request, response) => !response.hasHeader('content-range') && compression.filter(request, response),
})

/** In bytes; larger files, such as films, are read each time. */
const MOST_KEPT = 1024 * 1024

function compressed(request: IncomingMessage, response: ServerResponse, make: () => void): void {
  compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], make)
}

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`)
}

/** The state of what lies at a path; what lies nowhere is no error, and costs no stack. */
function stateOf(path: string): Stats | undefined {
  return existsSync(path) ? statSync(path) : undefined
}

/** What a file of rules says now: a later build may have written it anew. */
function rulesOf<Rules>(file: string, parse: (text: string) => Rules): () => Rules {
  let rules = parse('')
  let readAt = ''
  return () => {
    const stats = stateOf(file)
    const state = stats ? `${stats.mtimeMs} ${stats.size}` : ''
    if (state !== readAt) {
      rules = parse(stats ? readFileSync(file, 'utf8') : '')
      readAt = state
    }
    return rules
  }
}

/**
 * The production site on this machine, by the rules of the hosts it is made
 * for: one address for each page (others get one 301), the nearest `404.html`
 * with status 404, headers from the built `_headers`, long
 * caching of hashed files, gzip or brotli, parts of files. The folder may be
 * built anew while the server runs.
 *
 * @returns an `http.Server` that does not listen yet
 */
export function createSiteServer({ root, mail, log = () => {} }: SiteServerOptions): Server {
  const headers = rulesOf(join(root, '_headers'), parseHeadersFile)
  const redirects = rulesOf(join(root, '_redirects'), parseRedirectsFile)
  const answered = answerCache()
  /** The first of some paths at which a file lies. */
  const findFile = (paths: readonly string[]): SiteFile | undefined => {
    for (const path of paths) {
      const stats = stateOf(join(root, path))
      if (stats?.isFile()) return { path, stats }
    }
    return undefined
  }
  const files = sirv(root, {
    // Looks at the disk each time instead of keeping a list from the start.
    dev: true,
    etag: true,
    extensions: ['html'],
    dotfiles: true,
    setHeaders: (response, pathname) => {
      if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon')
    },
  })

  function setHeaders(response: ServerResponse, pathname: string, isDocument = !PART.test(pathname)): void {
    for (const [name, value] of Object.entries(headersFor(headers(), pathname)))
      if (isDocument || !OF_DOCUMENTS.has(name)) response.setHeader(name, value)
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', cacheControl(pathname))
  }

  function notFound(request: IncomingMessage, response: ServerResponse, pathname: string, status = 404): void {
    setHeaders(response, pathname, true)
    response.setHeader('cache-control', CHECK_EACH_TIME)
    const page = findFile(notFoundPages(pathname))
    if (!page) return answer(response, status, 'Not found')
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    if (request.method === 'HEAD') return void response.end()
    const stream = createReadStream(join(root, page.path))
    stream.on('error', () => response.destroy())
    stream.pipe(response)
  }

  /** Hands a range on as `sirv` understands it; answers and returns true when the file has no such part. */
  function refusesRange(request: IncomingMessage, response: ServerResponse, { stats: { size } }: SiteFile): boolean {
    const range = readRange(request.headers.range, size)
    if (range.kind === 'part') request.headers.range = `bytes=${range.first}-${range.last}`
    else delete request.headers.range
    if (range.kind === 'none') answer(response, 416, 'No such part', { 'content-range': `bytes */${size}` })
    return range.kind === 'none'
  }

  function serve(request: IncomingMessage, response: ServerResponse, { pathname }: Address): void {
    const file = findFile([pathname, ...pageFiles(pathname)])
    const missing = () => notFound(request, response, pathname)
    if (!file || isPrivate(pathname) || isNotFoundPage(pathname)) return compressed(request, response, missing)
    if (refusesRange(request, response, file)) return
    const make = () => compressed(request, response, () => files(request, response, missing))
    const { path, stats } = file
    if (request.headers.range || stats.size > MOST_KEPT) return make()
    answered([path, stats.mtimeMs, stats.size, request.headers['accept-encoding']].join(' '), request, response, make)
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (mail?.(request, response)) return
    const address = parseAddress(request.url ?? '')
    setHeaders(response, address?.pathname ?? '/')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(response, 405, 'Only GET and HEAD', { allow: 'GET, HEAD' })
    }
    if (!address) return answer(response, 400, 'Malformed address')
    const moved = isPrivate(address.pathname) ? undefined : redirects().get(address.pathname)
    if (moved === null) return notFound(request, response, address.pathname, 410)
    const target = moved ?? redirectTarget(address, (path) => findFile([path]) !== undefined)
    if (target !== undefined) {
      const location = target + address.query
      return answer(response, 301, `Moved to ${location}`, { location, 'cache-control': CHECK_EACH_TIME })
    }
    serve(request, response, address)
  }

  return createServer((request, response) => {
    try {
      handle(request, response)
    } catch (error) {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`)
      if (response.headersSent) response.destroy()
      else answer(response, 500, 'Something went wrong on this server')
    }
  })
}
