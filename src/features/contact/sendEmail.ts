import type { EmailParameters } from './emailParameters'
import type { FailureReason } from './failureReasons'

/** The two functions of `@emailjs/browser` that are used. */
export interface EmailClient {
  init(options: { publicKey?: string; origin: string }): void
  send(
    serviceId: string,
    templateId: string,
    parameters: Record<string, unknown>,
    options: { publicKey: string },
  ): Promise<unknown>
}

/** Account and address of the e-mail service. Missing ids are empty strings. */
export interface EmailConnection {
  publicKey: string
  serviceId: string
  templateId: string
  origin: string
}

/** How one try ended. */
export type SendOutcome = { kind: 'sent' } | { kind: 'failed'; reason: FailureReason }

/** How long a try may take, loading of the library included, in milliseconds. DESIGN section 9. */
export const SEND_TIMEOUT_MS = 15_000

/** Where the service lives unless `GATSBY_EMAILJS_ORIGIN` says otherwise. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com'

/**
 * The connection this build was made with, from `GATSBY_EMAILJS_*`.
 * @param pageOrigin `location.origin`, which `GATSBY_EMAILJS_ORIGIN=same-origin` stands for
 */
export function emailConnection(pageOrigin: string): EmailConnection {
  // Gatsby replaces each of these by its value: they must be written out whole.
  const origin = process.env.GATSBY_EMAILJS_ORIGIN
  return {
    publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? '',
    templateId: process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? '',
    origin: origin === 'same-origin' ? pageOrigin : origin || EMAILJS_ORIGIN,
  }
}

/** Whether the build has all three ids; without them no message can leave. */
export function isConnected({ publicKey, serviceId, templateId }: EmailConnection): boolean {
  return publicKey !== '' && serviceId !== '' && templateId !== ''
}

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

function textOf(answer: unknown): string {
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

/**
 * Runs `load` while `scope.localStorage` can be read. With site data blocked
 * the getter throws, and the library asks for it while it is being imported;
 * a module that failed once stays broken until the next page. So for the time
 * of the import the getter is covered by "there is none", which the library
 * handles, and afterwards everything is as it was.
 */
export async function withReadableStorage<T>(scope: object, load: () => Promise<T>): Promise<T> {
  if (!isStorageBlocked(scope)) return load()
  const original = Object.getOwnPropertyDescriptor(scope, 'localStorage')
  Object.defineProperty(scope, 'localStorage', { configurable: true, value: undefined })
  try {
    return await load()
  } finally {
    if (original) Object.defineProperty(scope, 'localStorage', original)
    else Reflect.deleteProperty(scope, 'localStorage')
  }
}

function isStorageBlocked(scope: object): boolean {
  try {
    Reflect.get(scope, 'localStorage')
    return false
  } catch {
    return true
  }
}

/** Loads the library; call it on the first focus, the bundler keeps it out of the page. */
export function loadEmailClient(): Promise<EmailClient> {
  return withReadableStorage(globalThis, () => import('@emailjs/browser'))
}

/** Calls back once after so many milliseconds; the function it returns calls the timer off. */
export type StartTimer = (callback: () => void, milliseconds: number) => () => void

/** The browser's own timer. */
export const startTimer: StartTimer = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds)
  return () => clearTimeout(timer)
}

/** The world outside, replaced in tests. */
export interface EmailEnvironment {
  load: () => Promise<EmailClient>
  connection: EmailConnection
  startTimer: StartTimer
  /** Whether the browser believes that it has a network. */
  isOnline: () => boolean
}

export interface EmailSender {
  /** Fetches the library ahead of the first send; failure is left for `send` to report. */
  preload(): void
  /**
   * Tries once. Never rejects. The library cannot call a request back: one that
   * has timed out may still arrive, which is why a retry carries the date of the
   * first try.
   */
  send(parameters: EmailParameters): Promise<SendOutcome>
}

/**
 * The only door to `@emailjs/browser` 4.4.1. `init` runs once, since only it
 * can set the origin and a second call wipes the library's state; ids go with
 * each `send`. Neither `limitRate` (it stamps before the request, so a failure
 * would block the retry) nor `blockHeadless` is used.
 */
export function createEmailSender(environment: EmailEnvironment): EmailSender {
  const { connection } = environment
  let ready: Promise<EmailClient> | undefined

  function client(): Promise<EmailClient> {
    ready ??= environment.load().then((loaded) => {
      loaded.init({ publicKey: connection.publicKey, origin: connection.origin })
      return loaded
    })
    ready.catch(() => {
      ready = undefined // a chunk that could not be fetched may come next time
    })
    return ready
  }

  async function tryOnce(parameters: EmailParameters): Promise<SendOutcome> {
    try {
      const { publicKey, serviceId, templateId } = connection
      const loaded = await client()
      const answer = await loaded.send(serviceId, templateId, { ...parameters }, { publicKey })
      // The library takes any 2xx for a yes. The service says "OK"; a log-in page or a proxy does not.
      return textOf(answer).trim() === 'OK' ? { kind: 'sent' } : { kind: 'failed', reason: 'intercepted' }
    } catch (rejection) {
      return { kind: 'failed', reason: classifyRejection(rejection, environment.isOnline()) }
    }
  }

  return {
    preload() {
      client().catch(() => undefined)
    },
    send(parameters) {
      return new Promise((resolve) => {
        const end = (outcome: SendOutcome) => {
          stopTimer()
          resolve(outcome)
        }
        const stopTimer = environment.startTimer(() => end({ kind: 'failed', reason: 'timeout' }), SEND_TIMEOUT_MS)
        void tryOnce(parameters).then(end)
      })
    },
  }
}
