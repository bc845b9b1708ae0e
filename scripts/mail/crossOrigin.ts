import type { IncomingHttpHeaders } from 'node:http'

/** Whether an `Origin` header names this computer: `http://localhost:8000`, `http://127.0.0.1`, `http://[::1]:9`. */
export function isLoopbackOrigin(origin: string): boolean {
  return /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(origin)
}

/**
 * The headers that let a page read the answer, or undefined when the page may
 * not ask at all. Pages of the same origin and of this computer may (the
 * development site is on another port than the endpoint).
 */
export function crossOriginHeaders({ origin, host }: IncomingHttpHeaders): Record<string, string> | undefined {
  if (origin === undefined) return {}
  const sameOrigin = origin.replace(/^https?:\/\//, '') === host
  if (!sameOrigin && !isLoopbackOrigin(origin)) return undefined
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    vary: 'origin',
  }
}
