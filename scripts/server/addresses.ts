import { htmlFile } from '../../src/node/output/cleanUrls'
import { CHECK_EACH_TIME, DIGESTED, IMMUTABLE } from '../../src/node/output/hosting/headers'

/** A request's address. */
export type Address = NonNullable<ReturnType<typeof parseAddress>>

/**
 * Takes a request's URL apart. Returns undefined for what no page link can
 * hold and what could lead out of the folder: bad percent codes, `.` and `..`
 * segments (plain or encoded), encoded slashes, backslashes, control characters.
 *
 * @returns the path as sent (`raw`), decoded (`pathname`), and the query with its `?` or ''
 */
export function parseAddress(url: string) {
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
export function redirectTarget({ raw }: Address, hasFile: (path: string) => boolean): string | undefined {
  const collapsed = raw.replace(/\/{2,}/g, '/')
  const path = collapsed.replace(/\/$/, '') || '/'
  if (isNotFoundPage(path)) return path === raw ? undefined : path
  const page = path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
  const target = page !== path && hasFile(`/${htmlFile(decodeURIComponent(page))}`) ? page : path
  return target === raw ? undefined : target
}

/** The 404 pages to look for, nearest first: `/ru/blog/9` → `/ru/blog/404.html`, `/ru/404.html`, `/404.html`. */
export function notFoundPages(pathname: string): string[] {
  const folders = pathname.split('/').slice(1, -1)
  return Array.from({ length: folders.length + 1 }, (_, up) =>
    ['', ...folders.slice(0, folders.length - up), '404.html'].join('/'),
  )
}

/** Files a static host keeps to itself: settings of hosts, and anything hidden but `.well-known`. */
export function isPrivate(pathname: string): boolean {
  return /^\/(_headers|_redirects|nginx\.conf)$/.test(pathname) || /\/\.(?!well-known(\/|$))/.test(pathname)
}

/** A page named 404 is the answer to a missing page, never a page of its own. */
export function isNotFoundPage(pathname: string): boolean {
  return /(^|\/)404(\.html)?$/.test(pathname)
}

const digested = new RegExp(DIGESTED)

/**
 * `cache-control` of a file: for ever when its URL changes with its content
 * (Gatsby's `/static/<hash>/…` and `name-<20 hex digits>.js`, `name.<20 hex digits>.css`), else asked about each time.
 */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/static/') || digested.test(pathname) ? IMMUTABLE : CHECK_EACH_TIME
}
