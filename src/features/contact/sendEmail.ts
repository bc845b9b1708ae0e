import { classifyRejection, textOf } from './classifyRejection'
import type { EmailConnection } from './emailConnection'
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

/** How one try ended. */
export type SendOutcome = { kind: 'sent' } | { kind: 'failed'; reason: FailureReason }

/** How long a try may take, loading of the library included, in milliseconds. DESIGN section 9. */
export const SEND_TIMEOUT_MS = 15_000

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
interface EmailEnvironment {
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
