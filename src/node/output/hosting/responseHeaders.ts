/** The end of a file's name that changes with its content: a regular expression that JavaScript and nginx read alike. */
export const DIGESTED = '[-.][0-9a-f]{20}\\.[.\\w]+$'
/** For files whose address changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For all others: a new build is seen at once. */
export const CHECK_EACH_TIME = 'public, max-age=0, must-revalidate'

export interface HeaderOptions {
  /** A preview of a branch, which search engines must not list. */
  preview: boolean
  /** The Content-Security-Policy of all pages. */
  policy: string
}

/** Who may embed an answer. Pictures are shown by the previews of messengers and mail in a browser, so they do not say. */
export const EMBEDDING = 'Cross-Origin-Resource-Policy'

/**
 * What a browser heeds of documents: pages, and pictures or feeds opened by
 * themselves. Repeated with each of a page's 25 files these lines are a tenth
 * of a first visit over HTTP/1.1, so servers that can tell files apart leave
 * them out (`PARTS`); over HTTP/2 a repeated header is a byte or two. Browsers
 * heed `Strict-Transport-Security` over https alone; it names no subdomains,
 * which may be another's.
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
    [EMBEDDING]: 'same-origin',
  }
}

/** Paths of what is part of a page and never a document: a regular expression that JavaScript and nginx read alike. */
export const PARTS = '^/brand-icons/|^/favicon\\.svg$|\\.(?:js|css|json|webmanifest|woff2|webp|png|jpe?g|ico)$'

/** What every answer says, by name. */
export function commonHeaders({ preview }: HeaderOptions): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
}
