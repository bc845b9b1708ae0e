/** The digest at the end of a file's name: a regular expression of both JavaScript and nginx. */
export const DIGESTED = '[-.][0-9a-f]{10}\\.[.\\w]+$'
/** Caching of files whose address changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Caching of all other files: a new build is seen at once. */
export const CHECK_EACH_TIME = 'public, max-age=0, must-revalidate'

/**
 * An `Accept` header that prefers Markdown to a page: a regular expression of both JavaScript and nginx. A weight below
 * 1 loses to `text/html` without one; two weights are not compared.
 */
export const WANTS_MARKDOWN = String.raw`text/markdown\s*(?:,|$|;\s*q=1)|^(?!.*text/html\s*(?:,|$)).*text/markdown(?!\s*;\s*q=0(?:\.0*)?(?:,|$))`

export interface HeaderOptions {
  /** A preview of a branch, which search engines must not list. */
  preview: boolean
  /** The Content-Security-Policy of all pages. */
  policy: string
  /** The Content-Security-Policy of `/admin`, if the site has an editor. */
  editorPolicy?: string
}

/** Paths of the editor's page: a regular expression of both JavaScript and nginx. */
export const EDITOR_PAGE = '^/admin(?:\\.html)?$'

/**
 * Headers for documents: pages, and pictures or feeds that are opened directly.
 * Sent with each of a page's 25 files, they would be a tenth of the bytes of a
 * first visit over HTTP/1.1, so servers that can distinguish files omit them
 * (`SUBRESOURCES`); over HTTP/2 a repeated header is a byte or two.
 * `Strict-Transport-Security` excludes subdomains: they may belong to others.
 */
export function documentHeaders({ policy }: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  }
}

/** The same for `/admin`. The pop-up window for signing in may communicate with it. */
export function editorHeaders(options: HeaderOptions): Record<string, string> {
  const headers = documentHeaders({ ...options, policy: options.editorPolicy ?? options.policy })
  return { ...headers, 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }
}

/** Paths of files that are part of a page and never a document: a regular expression of both JavaScript and nginx. */
export const SUBRESOURCES = '^/brand-icons/|^/favicon\\.svg$|\\.(?:js|css|json|woff2|webp|png|jpe?g|ico)$'

/** Headers of every response. */
export function commonHeaders({ preview }: HeaderOptions): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
}

/**
 * Longest line of a `_headers` file on Cloudflare Pages, the stricter host
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 */
const LONGEST_LINE = 2_000

/**
 * Patterns for Gatsby's files in the root of the site: `app-<digest>.js` by its
 * first word, `119.<digest>.css` by its name. `/*.js` would be shorter, but it
 * matches files without a digest in every folder. On Netlify a dot beside `*`
 * is any character, so it also matches `/services/nodejs` (`for_regexp.ts` of
 * https://github.com/netlify/build/tree/main/packages/headers-parser).
 */
function rootPatterns(names: readonly string[]): string[] {
  const digested = names.filter((name) => new RegExp(DIGESTED).test(name)).sort()
  return [...new Set(digested.map((name) => `/${name.replace(/^([^-.]+-).*/, '$1*')}`))]
}

/** Patterns for all addresses below the root: pages have two or three segments. */
const DEEPER = ['/:a/:b', '/:a/:b/:c', '/:a/:b/:c/:d/*']

/**
 * `_headers` of Netlify and Cloudflare Pages, and of our own server.
 * @param pages addresses of all pages
 * @param rootFiles names of the files in the root of the site
 * @throws {Error} when a host would reject the file
 */
export function headersFile(options: HeaderOptions, pages: readonly string[], rootFiles: readonly string[]): string {
  const block = (pattern: string, headers: Record<string, string>) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  // On Netlify the dot is any character. If the pattern would hide a page such as `/amd` from search engines, Markdown
  // versions get no headers of their own; their `url` still names the page, which search engines must list instead.
  const ofMarkdown = {
    'Content-Type': 'text/markdown; charset=utf-8',
    ...(options.preview ? {} : { 'X-Robots-Tag': 'noindex' }),
  }
  const markdown = pages.some((page) => page.endsWith('md')) ? [] : [block('/*.md', ofMarkdown)]
  // Both hosts revalidate by default. If two rules set one header, Cloudflare joins the values; Netlify does not
  // document this case. So only one rule sets each header. The headers of documents apply to all responses, because a
  // not-found page may have any address. The page of an editor has other values. With an editor, they are set for each
  // page in the root, and for deeper addresses: hosts disagree whether `/blog/*` matches `/blog`, so `*` follows only
  // where no page is.
  const ofDocuments = documentHeaders(options)
  const apart = options.editorPolicy !== undefined
  const inRoot = pages.filter((page) => page.lastIndexOf('/') === 0)
  const blocks = [
    block('/*', { ...(apart ? {} : ofDocuments), ...commonHeaders(options) }),
    ...(apart ? [...DEEPER, ...inRoot].map((pattern) => block(pattern, ofDocuments)) : []),
    ...(apart ? [block('/admin', editorHeaders(options))] : []),
    ...markdown,
    ...['/static/*', ...rootPatterns(rootFiles)].map((pattern) => block(pattern, { 'Cache-Control': IMMUTABLE })),
  ]
  const long = blocks.flat().find((line) => line.length > LONGEST_LINE)
  if (long)
    throw new Error(
      `Cloudflare Pages takes ${LONGEST_LINE} characters a line of _headers. Do inline scripts or styles differ from page to page? What differs belongs into data- attributes. The line: ${long}`,
    )
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
