/** Serves the built site as the hosts do. */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { markdownPath } from '../../src/routing/localizePath'
import { notFoundPagesOf } from '../../src/routing/routes'
import { htmlFile } from '../../src/node/output/cleanUrls'
import { CHECK_EACH_TIME, documentHeaders, SUBRESOURCES, WANTS_MARKDOWN } from '../../src/node/output/hosting/headers'
import { OWN_FILES, withQuery } from '../../src/node/output/hosting/redirects'
import { headersFor, parseHeadersFile, parseRedirectsFile } from './hostFiles'

/** Answers a request and returns true, or returns false and does not touch it. */
export type Endpoint = (request: IncomingMessage, response: ServerResponse) => boolean

interface SiteServerOptions {
  /** The folder of the built site. */
  root: string
  /** Called before the files; the mail endpoint in `npm start`. */
  mail?: Endpoint
  /** Receives one line about each error. */
  log?: (line: string) => void
}

/** As in `nginx.conf`: scripts and pictures do not get headers about documents. */
const SUBRESOURCE = new RegExp(SUBRESOURCES)
const OF_DOCUMENTS = new Set(
  Object.keys(documentHeaders({ preview: false, policy: '' })).map((name) => name.toLowerCase()),
)

/** As on the hosts: complete texts of a kilobyte and more. */
const compress = compression({
  threshold: 1024,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
}) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`)
}

/**
 * The production site on this machine, by the rules of its hosts: one address
 * for each page (others get one 301), the nearest `404.html` with status 404,
 * headers and caching from the built `_headers`, gzip or brotli, range
 * requests. The folder may be rebuilt while the server runs.
 *
 * @returns an `http.Server` that does not listen yet
 */
export function createSiteServer({ root, mail, log = () => {} }: SiteServerOptions): Server {
  // Read for each answer, because a later build may change them.
  const rulesIn = (name: string) => (isFile(`/${name}`) ? readFileSync(join(root, name), 'utf8') : '')
  const files = sirv(root, {
    // Checks the disk for each request instead of keeping a list from the start.
    dev: true,
    etag: true,
    extensions: ['html'],
    dotfiles: true,
    setHeaders: (response, pathname) => {
      if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon')
      if (pathname.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8')
    },
  })

  const isFile = (path: string) => {
    // A name longer than the file system allows throws (ENAMETOOLONG): there is no such file.
    try {
      return statSync(join(root, path)).isFile()
    } catch {
      return false
    }
  }

  function setHeaders(response: ServerResponse, pathname: string, isDocument = !SUBRESOURCE.test(pathname)): void {
    for (const [name, value] of Object.entries(headersFor(parseHeadersFile(rulesIn('_headers')), pathname)))
      if (isDocument || !OF_DOCUMENTS.has(name)) response.setHeader(name, value)
    if (isDocument) response.setHeader('vary', 'Accept')
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', CHECK_EACH_TIME)
  }

  function notFound(response: ServerResponse, pathname: string, status = 404): void {
    setHeaders(response, pathname, true)
    response.setHeader('cache-control', CHECK_EACH_TIME)
    const page = notFoundPagesOf(pathname).find(isFile)
    if (!page) return answer(response, status, 'Not found')
    response.writeHead(status, { 'content-type': 'text/html;charset=utf-8' }).end(readFileSync(join(root, page)))
  }

  function serve(request: IncomingMessage, response: ServerResponse, { pathname, query }: Address): void {
    if (isPrivate(pathname) || isNotFoundPage(pathname)) return notFound(response, pathname)
    const markdown = markdownPath(pathname)
    const wantsMarkdown = new RegExp(WANTS_MARKDOWN, 'i').test(request.headers.accept ?? '')
    // `sirv` decodes what `encodeURI` encodes, and leaves %26 and the like. A file's name has no `?` and no `#`.
    request.url =
      encodeURI(wantsMarkdown && isFile(markdown) ? markdown : pathname).replace(/[?#]/g, encodeURIComponent) + query
    if (pathname.endsWith('.md') && isFile(pathname)) {
      // Its front matter has the page's address.
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
      const location = withQuery(target, address.query)
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
 * Parses a request's URL. Returns undefined for URLs that no page link can contain and that could lead out of the
 * folder: wrong percent codes, `.` and `..` segments (plain or encoded), encoded slashes, backslashes, control
 * characters.
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
 * The only permanent redirect to a page's canonical address: no trailing slash, no doubled slash, no `.html`, no
 * `/index`. Returns the new path (not decoded, without the query), or undefined when the path is already canonical.
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

/** Files that a static host does not serve: settings of hosts, and anything hidden except `.well-known`. */
function isPrivate(pathname: string): boolean {
  return OWN_FILES.some((file) => file === pathname) || /\/\.(?!well-known(\/|$))/.test(pathname)
}

/** A page named 404 is only the answer to a missing page and has no address of its own. */
function isNotFoundPage(pathname: string): boolean {
  return /(^|\/)404(\.html)?$/.test(pathname)
}
