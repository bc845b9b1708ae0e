/** Why a message was not sent; each has its own advice under the spec's failure sentence. */
export const FAILURE_REASONS = [
  /** The browser says that there is no network. */
  'offline',
  /** There is a network, but the request did not get through: an ad blocker, a broken connection. */
  'unreachable',
  'timeout',
  'throttled',
  'refused',
  /** The service will not take this message as it is written. */
  'rejected',
  'misconfigured',
  /** Something answered in the place of the service: a log-in page, a proxy. */
  'intercepted',
  'server',
  /** The page was left while the message was on its way: nobody knows whether it arrived. */
  'unknown',
] as const

export type FailureReason = (typeof FAILURE_REASONS)[number]

/** Whether a value that was kept somewhere is one of the reasons. */
export function isFailureReason(value: unknown): value is FailureReason {
  return (FAILURE_REASONS as readonly unknown[]).includes(value)
}
