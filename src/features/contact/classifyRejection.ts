import type { FailureReason } from './failureReasons'

function statusOf(rejection: unknown): number | undefined {
  if (typeof rejection !== 'object' || rejection === null || !('status' in rejection)) return undefined
  return typeof rejection.status === 'number' ? rejection.status : undefined
}

/** What a status means for the visitor; any other of the 400s is about the message itself. Spec section 8. */
const REASONS: Readonly<Record<number, FailureReason>> = {
  0: 'unreachable',
  // 401 to 404 and 412: no such account, service or template; 426: the account may not send.
  401: 'misconfigured',
  402: 'misconfigured',
  404: 'misconfigured',
  412: 'misconfigured',
  426: 'misconfigured',
  403: 'refused',
  451: 'refused',
  408: 'timeout',
  504: 'timeout',
  425: 'throttled',
  429: 'throttled',
}

/** The service answers a wrong account with 400 as well, and says so. */
const ACCOUNT = /public key|service id|template id|account|user id/i

function reasonOfStatus(status: number, text: string): FailureReason {
  const known = REASONS[status]
  if (known) return known
  if (status === 400 && ACCOUNT.test(text)) return 'misconfigured'
  return status >= 400 && status < 500 ? 'rejected' : 'server'
}

/** What the service says beside its status. */
export function textOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'text' in answer ? String(answer.text) : ''
}

/**
 * Why a try was rejected. The library rejects with `{ status, text }` for an
 * answer (spec section 8), with the `TypeError` of `fetch` when there is no
 * network, and throws plain strings for missing ids. A chunk of our own
 * scripts that cannot be fetched is a network failure as well. `Retry-After`
 * is out of reach: the library hands on status and text alone.
 * @param isOnline what the browser says; with a network, something else stopped the request
 */
export function classifyRejection(rejection: unknown, isOnline: boolean): FailureReason {
  if (typeof rejection === 'string') return 'misconfigured'
  const status = statusOf(rejection)
  if (status === 0 && !isOnline) return 'offline'
  if (status !== undefined) return reasonOfStatus(status, textOf(rejection))
  if (!(rejection instanceof Error)) return 'server'
  const isNetwork =
    rejection instanceof TypeError || ['ChunkLoadError', 'NetworkError', 'AbortError'].includes(rejection.name)
  if (!isNetwork) return 'server'
  return isOnline ? 'unreachable' : 'offline'
}
