import type { IncomingHttpHeaders } from 'node:http'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** Whether an `Origin` header names this computer: `http://localhost:8000`, `http://127.0.0.1`, `http://[::1]:9`. */
function isLoopbackOrigin(origin: string): boolean {
  return /^https?:\/\//.test(origin) && loopback.test(origin.replace(/^https?:\/\//, ''))
}

/**
 * The headers that let a page read the answer, or undefined when the page may
 * not ask at all. Pages of this computer may (the development site is on
 * another port than the endpoint). The request must have been sent to a name of
 * this computer as well: a page elsewhere can point its own name here ("DNS
 * rebinding"), and its origin and host are then the same.
 */
export function crossOriginHeaders({ origin, host }: IncomingHttpHeaders): Record<string, string> | undefined {
  if (!loopback.test(host ?? '')) return undefined
  if (origin === undefined) return {}
  if (!isLoopbackOrigin(origin)) return undefined
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    vary: 'origin',
  }
}
