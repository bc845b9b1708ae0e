/** Serves the built site as the hosts do. */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { twinPath } from '../../src/routing/localizePath'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { CHECK_EACH_TIME, documentHeaders, PARTS } from '../../src/node/output/hosting/headers'
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

/** As in `nginx.conf`: headers about documents are not sent with scripts and pictures. */
const PART = new RegExp(PARTS)
const OF_DOCUMENTS = new Set(
  Object.keys(documentHeaders({ preview: false, policy: '' })).map((name) => name.toLowerCase()),
)

/** As on the hosts: whole texts of a kilobyte and more. */
const compress = compression({
  threshold: 1024,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`)
}

/**
 * The production site on this machine, by the rules of the hosts it is made
 * for: one address for each page (others get one 301), the nearest `404.html`
 * with status 404, headers and caching from the built `_headers`, gzip or
 * brotli, parts of files. The folder may be built again while
 * the server runs.
 *
 * @returns an `http.Server` that does not listen yet
 */
export function createSiteServer({ root, mail, log = () => {} }: SiteServerOptions): Server {
  // Read for each answer: a later build may have written them.
  const rulesIn = (name: string) => (isFile(`/${name}`) ? readFileSync(join(root, name), 'utf8') : '')
  const files = sirv(root, {
    // Looks at the disk each time instead of keeping a list from the start.
    dev: true,
    etag: true,
    extensions: ['html'],
    dotfiles: true,
    setHeaders: (response, pathname) => {
      if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon')
      if (pathname.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8')
    },
  })

  const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true

  function setHeaders(response: ServerResponse, pathname: string, isDocument = !PART.test(pathname)): void {
    for (const [name, value] of Object.entries(headersFor(parseHeadersFile(rulesIn('_headers')), pathname)))
      if (isDocument || !OF_DOCUMENTS.has(name)) response.setHeader(name, value)
    if (isDocument) response.setHeader('vary', 'Accept')
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', CHECK_EACH_TIME)
  }

  function notFound(response: ServerResponse, pathname: string, status = 404): void {
    setHeaders(response, pathname, true)
    response.setHeader('cache-control', CHECK_EACH_TIME)
    const page = notFoundPages(pathname).find(isFile)
    if (!page) return answer(response, status, 'Not found')
    response.writeHead(status, { 'content-type': 'text/html;charset=utf-8' }).end(readFileSync(join(root, page)))
  }

  function serve(request: IncomingMessage, response: ServerResponse, { pathname, query }: Address): void {
    if (isPrivate(pathname) || isNotFoundPage(pathname)) return notFound(response, pathname)
    const twin = twinPath(pathname)
    // Named, and not to refuse it.
    const wantsMarkdown = /text\/markdown(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(request.headers.accept ?? '')
    if (wantsMarkdown && isFile(twin)) request.url = encodeURI(twin) + query
    if (pathname.endsWith('.md') && isFile(pathname)) {
      // Where a twin says its page is.
      const [, page] = /^url: "(.*)"$/m.exec(readFileSync(join(root, pathname), 'utf8')) ?? []
      if (page) response.setHeader('link', `<${page}>; rel="canonical"`)
    }
    files(request, response, () => notFound(response, pathname))
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (mail?.(request, response)) return
    const address = parseAddress(request.url ?? '')
    setHeaders(response, address?.pathname ?? '/')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, 'Only GET and HEAD', { allow: 'GET, HEAD' })
    if (!address) return answer(response, 400, 'Malformed address')
    const moved = isPrivate(address.pathname)
      ? undefined
      : parseRedirectsFile(rulesIn('_redirects')).get(address.pathname)
    if (moved === null) return notFound(response, address.pathname, 410)
    const target = moved ?? redirectTarget(address, isFile)
    if (target !== undefined) {
      const location = target + address.query
      return answer(response, 301, `Moved to ${location}`, { location, 'cache-control': CHECK_EACH_TIME })
    }
    serve(request, response, address)
  }

  return createServer((request, response) => {
    try {
      compress(request, response, () => handle(request, response))
    } catch (error) {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`)
      if (response.headersSent) response.destroy()
      else answer(response, 500, 'This server failed to answer')
    }
  })
}

type Address = NonNullable<ReturnType<typeof parseAddress>>

/**
 * Takes a request's URL apart. Returns undefined for what no page link can
 * hold and what could lead out of the folder: bad percent codes, `.` and `..`
 * segments (plain or encoded), encoded slashes, backslashes, control characters.
 *
 * @returns the path as sent (`raw`), decoded (`pathname`), and the query with its `?` or ''
 */
function parseAddress(url: string) {
  const [, raw, query = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(url) ?? []
  if (raw === undefined) return undefined
  try {
    const segments = raw.split('/').map((segment) => decodeURIComponent(segment))
    if (segments.some((segment) => /^\.{1,2}$|[/\\\u0000-\u001f\u007f]/.test(segment))) return undefined
    return { raw, pathname: segments.join('/'), query }
  } catch {
    return undefined
  }
}

/**
 * The one permanent redirect that leads to a page's only address: no trailing
 * slash, no doubled slash, no `.html`, no `/index`. Returns the new path (not
 * decoded, without the query), or undefined when the path is fine as it is.
 * `.html` and `/index` stay when there is no such page: that is a 404.
 *
 * @param hasFile tells whether the built site has a file at a path such as `/about.html`
 */
function redirectTarget({ raw }: Address, hasFile: (path: string) => boolean): string | undefined {
  const collapsed = raw.replace(/\/{2,}/g, '/')
  const path = collapsed.replace(/\/$/, '') || '/'
  if (isNotFoundPage(path)) return path === raw ? undefined : path
  const page = path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
  const target = page !== path && hasFile(`/${htmlFile(decodeURIComponent(page))}`) ? page : path
  return target === raw ? undefined : target
}

/** The 404 pages to look for, nearest first: `/ru/blog/9` → `/ru/blog/404.html`, `/ru/404.html`, `/404.html`. */
function notFoundPages(pathname: string): string[] {
  const folders = pathname.split('/').slice(1, -1)
  return Array.from({ length: folders.length + 1 }, (_, up) =>
    ['', ...folders.slice(0, folders.length - up), '404.html'].join('/'),
  )
}

/** Files a static host keeps to itself: settings of hosts, and anything hidden but `.well-known`. */
function isPrivate(pathname: string): boolean {
  return /^\/(_headers|_redirects|nginx\.conf)$/.test(pathname) || /\/\.(?!well-known(\/|$))/.test(pathname)
}

/** A page named 404 is the answer to a missing page, never a page of its own. */
function isNotFoundPage(pathname: string): boolean {
  return /(^|\/)404(\.html)?$/.test(pathname)
}
