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

/**
 * What every answer of every host says, by name. Browsers heed
 * `Strict-Transport-Security` over https alone; it names no subdomains, which
 * may be another's.
 */
export function responseHeaders({ preview, policy }: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
}
