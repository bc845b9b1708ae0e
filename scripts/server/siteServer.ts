import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import {
  type Address,
  cacheControl,
  checkEachTime,
  isNotFoundPage,
  isPrivate,
  notFoundPages,
  parseAddress,
  redirectTarget,
} from './addresses'
import { headersFor, parseHeadersFile } from './headersFile'

/** Answers a request and returns true, or leaves it alone and returns false. */
export type Endpoint = (request: IncomingMessage, response: ServerResponse) => boolean

export interface SiteServerOptions {
  /** The folder of the built site. */
  root: string
  /** Asked before the files; the mail endpoint in `npm start`. */
  mail?: Endpoint
  /** Takes one line about something that went wrong. */
  log?: (line: string) => void
}

const compress = compression({
  // A part of a compressed file is not a compressed part of the file.
  filter: (request, response) => !response.hasHeader('content-range') && compression.filter(request, response),
})

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`)
}

/**
 * The production site on this machine, by the rules of the hosts it is made
 * for: one address for each page (others get one 308), the nearest `404.html`
 * with status 404, headers from the built `_headers`, long caching of hashed
 * files, gzip or brotli. The folder may be built anew while the server runs.
 *
 * @returns an `http.Server` that does not listen yet
 */
export function createSiteServer({ root, mail, log = () => {} }: SiteServerOptions): Server {
  const headersFile = join(root, '_headers')
  const rules = existsSync(headersFile) ? parseHeadersFile(readFileSync(headersFile, 'utf8')) : []
  const hasFile = (path: string) => existsSync(join(root, path)) && statSync(join(root, path)).isFile()
  // `dev` makes sirv look at the disk each time instead of keeping a list from the start.
  const files = sirv(root, { dev: true, etag: true, extensions: ['html'], dotfiles: true })

  function setHeaders(response: ServerResponse, pathname: string): void {
    response.setHeader('cache-control', cacheControl(pathname))
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value)
  }

  function notFound(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    response.setHeader('cache-control', checkEachTime)
    const page = notFoundPages(pathname).find(hasFile)
    if (!page) return answer(response, 404, 'Not found')
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    if (request.method === 'HEAD') return void response.end()
    const stream = createReadStream(join(root, page))
    stream.on('error', () => response.destroy())
    stream.pipe(response)
  }

  function serve(request: IncomingMessage, response: ServerResponse, { pathname }: Address): void {
    setHeaders(response, pathname)
    if (isPrivate(pathname) || isNotFoundPage(pathname)) return notFound(request, response, pathname)
    files(request, response, () => notFound(request, response, pathname))
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (mail?.(request, response)) return
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answer(response, 405, 'Only GET and HEAD', { allow: 'GET, HEAD' })
    }
    const address = parseAddress(request.url ?? '')
    if (!address) return answer(response, 400, 'Malformed address')
    const target = redirectTarget(address, hasFile)
    if (target !== undefined) {
      const location = target + address.query
      return answer(response, 308, `Moved to ${location}`, { location, 'cache-control': checkEachTime })
    }
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () =>
      serve(request, response, address),
    )
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
