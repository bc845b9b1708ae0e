/** Serves the built site as the hosts do. */
import { existsSync, readFileSync, statSync, type Stats } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { CHECK_EACH_TIME, documentHeaders, PARTS } from '../../src/node/output/hosting/headers'
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
import { headersFor, parseHeadersFile, parseRedirectsFile } from './hostFiles'

/** Answers a request and returns true, or returns false and leaves it alone. */
export type Endpoint = (request: IncomingMessage, response: ServerResponse) => boolean

interface SiteServerOptions {
  /** The folder of the built site. */
  root: string
  /** Asked before the files; the mail endpoint in `npm start`. */
  mail?: Endpoint
  /** Receives one line about each error. */
  log?: (line: string) => void
}

/** A file of the built site by its path below the root, and its state at the time of the request. */
interface SiteFile {
  path: string
  stats: Stats
}

/** As in `nginx.conf`: headers about documents are not sent with scripts and pictures. */
const PART = new RegExp(PARTS)
const OF_DOCUMENTS = new Set(
  Object.keys(documentHeaders({ preview: false, policy: '' })).map((name) => name.toLowerCase()),
)

/** Types of the files that are compressed, by extension. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'text/xml',
}

/** In bytes; a smaller file gains nothing. */
const WORTH_COMPRESSING = 1024

/** Files whose compressed content is kept. */
const MOST_KEPT = 1000

const ENCODINGS = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => gzipSync(bytes),
}
type Encoding = keyof typeof ENCODINGS

function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted))
}

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`)
}

/** What lies at a path; looking first costs no stack where there is nothing. */
function stateOf(path: string): Stats | undefined {
  return existsSync(path) ? statSync(path) : undefined
}

/** The rules in a file, read again when a later build has written it. */
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
 * with status 404, headers from the built `_headers`, long caching of hashed
 * files, gzip or brotli, parts of files. The folder may be built again while
 * the server runs.
 *
 * @returns an `http.Server` that does not listen yet
 */
export function createSiteServer({ root, mail, log = () => {} }: SiteServerOptions): Server {
  const headers = rulesOf(join(root, '_headers'), parseHeadersFile)
  const redirects = rulesOf(join(root, '_redirects'), parseRedirectsFile)
  /** Compressed content of files, so that each is compressed once and not for each visitor. */
  const compressed = new Map<string, Buffer>()
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

  /** The first of some paths at which a file lies. */
  function findFile(paths: readonly string[]): SiteFile | undefined {
    for (const path of paths) {
      const stats = stateOf(join(root, path))
      if (stats?.isFile()) return { path, stats }
    }
    return undefined
  }

  function setHeaders(response: ServerResponse, pathname: string, isDocument = !PART.test(pathname)): void {
    for (const [name, value] of Object.entries(headersFor(headers(), pathname)))
      if (isDocument || !OF_DOCUMENTS.has(name)) response.setHeader(name, value)
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', cacheControl(pathname))
  }

  function compress({ path, stats }: SiteFile, encoding: Encoding): Buffer {
    const key = [path, stats.mtimeMs, stats.size, encoding].join(' ')
    const bytes = compressed.get(key) ?? ENCODINGS[encoding](readFileSync(join(root, path)))
    if (compressed.size >= MOST_KEPT) compressed.clear()
    compressed.set(key, bytes)
    return bytes
  }

  /** Sends a whole text file, compressed if the client understands it. */
  function sendText(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: number): void {
    const encoding = file.stats.size < WORTH_COMPRESSING ? undefined : encodingFor(request)
    const etag = `W/"${file.stats.size}-${file.stats.mtimeMs}"`
    response.setHeader('vary', 'Accept-Encoding')
    if (status === 200) response.setHeader('etag', etag)
    if (status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    const bytes = encoding ? compress(file, encoding) : readFileSync(join(root, file.path))
    response.writeHead(status, {
      'content-type': TEXT_TYPES[extensionOf(file)],
      'content-length': bytes.length,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  function notFound(request: IncomingMessage, response: ServerResponse, pathname: string, status = 404): void {
    setHeaders(response, pathname, true)
    response.setHeader('cache-control', CHECK_EACH_TIME)
    const page = findFile(notFoundPages(pathname))
    if (page) sendText(request, response, page, status)
    else answer(response, status, 'Not found')
  }

  function serve(request: IncomingMessage, response: ServerResponse, { pathname }: Address): void {
    const file = findFile([pathname, ...pageFiles(pathname)])
    if (!file || isPrivate(pathname) || isNotFoundPage(pathname)) return notFound(request, response, pathname)
    if (!isRange(request.headers.range)) delete request.headers.range
    if (extensionOf(file) in TEXT_TYPES && !request.headers.range) return sendText(request, response, file, 200)
    files(request, response, () => notFound(request, response, pathname))
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
      else answer(response, 500, 'This server failed to answer')
    }
  })
}

/** Whether `sirv` understands a `Range` header: one part, counted from the start. A server may ignore the others (RFC 9110). */
function isRange(header = ''): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? []
  return first !== undefined && (last === '' || Number(last) >= Number(first))
}

const extensionOf = ({ path }: SiteFile) => path.slice(path.lastIndexOf('.') + 1)
