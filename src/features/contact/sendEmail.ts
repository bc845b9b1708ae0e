import type { EmailParameters } from './emailMessage'
import { FAILURE_REASONS, type FailureReason, type SendOutcome } from './contactMachine'

/** Statuses by their meaning for the visitor; any other status of the 400s is about the message itself. Spec section 8. */
const STATUSES: Partial<Record<FailureReason, readonly number[]>> = {
  unreachable: [0],
  // 401 to 404 and 412: no such account, service or template; 426: the account may not send.
  misconfigured: [401, 402, 404, 412, 426],
  refused: [403, 451],
  timeout: [408, 504],
  throttled: [425, 429],
}

/** The service also answers 400 for a wrong account, and names it in the text. */
const ACCOUNT = /public key|service id|template id|account|user id/i

function answerOf(answer: unknown): { status?: number; text: string } {
  const { status, text = '' } = (answer ?? {}) as { status?: unknown; text?: unknown }
  return { status: typeof status === 'number' ? status : undefined, text: String(text) }
}

function reasonOfStatus(status: number, text: string): FailureReason {
  const known = FAILURE_REASONS.find((reason) => STATUSES[reason]?.includes(status))
  if (known) return known
  if (status === 400 && ACCOUNT.test(text)) return 'misconfigured'
  return status >= 400 && status < 500 ? 'rejected' : 'server'
}

/**
 * Why a try was rejected. The library rejects with `{ status, text }` for an answer (spec section 8) and with the
 * `TypeError` of `fetch` without a network, and throws plain strings for missing ids. A chunk of our own scripts that
 * fails to load is a network failure as well. `Retry-After` is not available: the library passes on status and text
 * only.
 * @param isOnline `navigator.onLine`; if true, something else stopped the request
 */
export function classifyRejection(rejection: unknown, isOnline: boolean): FailureReason {
  if (typeof rejection === 'string') return 'misconfigured'
  const { status, text } = answerOf(rejection)
  if (status === 0 && !isOnline) return 'offline'
  if (status !== undefined) return reasonOfStatus(status, text)
  if (!(rejection instanceof Error)) return 'server'
  const isNetwork =
    rejection instanceof TypeError || ['ChunkLoadError', 'NetworkError', 'AbortError'].includes(rejection.name)
  if (!isNetwork) return 'server'
  return isOnline ? 'unreachable' : 'offline'
}

/**
 * Account and address of the e-mail service this build was made with, from
 * `GATSBY_EMAILJS_*`. Missing ids are empty strings.
 * @param pageOrigin `location.origin`, used for `GATSBY_EMAILJS_ORIGIN=same-origin`
 */
export function emailConnection(pageOrigin: string) {
  // Gatsby replaces each of these by its value, so they must be written in full.
  const origin = process.env.GATSBY_EMAILJS_ORIGIN
  return {
    publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? '',
    templateId: process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? '',
    origin: origin === 'same-origin' ? pageOrigin : origin || 'https://api.emailjs.com',
  }
}

let client: Promise<typeof import('@emailjs/browser')> | undefined

/**
 * The only import of `@emailjs/browser` 4.4.1, loaded on demand. `init` runs once, because only it can set the origin
 * and a second call deletes the library's state; ids go with each `send`. Neither `limitRate` (it counts before the
 * request, so a failure would block the retry) nor `blockHeadless` is used. The build leaves out the library's access
 * to `localStorage`, which throws in browsers that block it (`node/hooks/webpack.ts`).
 */
function loadClient({ publicKey, origin }: ReturnType<typeof emailConnection>) {
  client ??= import('@emailjs/browser').then((library) => {
    library.init({ publicKey, origin })
    return library
  })
  client.catch(() => {
    client = undefined // a chunk that could not be fetched is tried again
  })
  return client
}

/** Loads the library ahead of the first send; `sendEmail` reports a failure. Browser only. */
export function preloadEmail(): void {
  loadClient(emailConnection(window.location.origin)).catch(() => undefined)
}

/**
 * Tries once to send a message. Never rejects. The library cannot cancel a request: a message may still arrive after
 * its timeout, so a retry carries the date of the first try. Browser only.
 * @param deadline milliseconds of the epoch; if the library comes later, the visitor was told that the try is over
 */
export async function sendEmail(parameters: EmailParameters, deadline: number): Promise<SendOutcome> {
  const connection = emailConnection(window.location.origin)
  const { publicKey, serviceId, templateId } = connection
  try {
    const { send } = await loadClient(connection)
    if (Date.now() >= deadline) return 'timeout'
    const answer = await send(serviceId, templateId, { ...parameters }, { publicKey })
    // The library accepts any 2xx. The service answers "OK"; a login page or a proxy does not.
    return answerOf(answer).text.trim() === 'OK' ? 'sent' : 'intercepted'
  } catch (rejection) {
    return classifyRejection(rejection, navigator.onLine)
  }
}
