/** For files whose address changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** For all others: a new build is seen at once. */
export const CHECK_EACH_TIME = 'public, max-age=0, must-revalidate'

export interface HeaderOptions {
  /** A preview of a branch, which search engines must not list. */
  preview: boolean
}

/** What every answer of every host says, by name. */
export function responseHeaders({ preview }: HeaderOptions): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
}
