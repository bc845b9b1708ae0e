/** Why a message was not sent; each has its own advice below the spec's failure sentence. */
export const FAILURE_REASONS = [
  /** The browser reports no network. */
  'offline',
  /** There is a network, but the request did not get through: an ad blocker, a broken connection. */
  'unreachable',
  'timeout',
  'throttled',
  'refused',
  /** The service does not accept the content of this message. */
  'rejected',
  'misconfigured',
  /** Something answered in place of the service: a login page, a proxy. */
  'intercepted',
  'server',
  /** The page was left during the send: it is unknown whether the message arrived. */
  'unknown',
] as const

export type FailureReason = (typeof FAILURE_REASONS)[number]

/** The result of one try. */
export type SendOutcome = 'sent' | FailureReason

/** Whether a value of unknown origin is a reason. */
export const isFailureReason = (value: unknown): value is FailureReason =>
  FAILURE_REASONS.some((reason) => reason === value)
