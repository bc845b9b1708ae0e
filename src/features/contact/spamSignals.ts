/**
 * Shortest time, in milliseconds, between opening the page and sending a
 * complete form that still looks like a hand. Low on purpose: autofill is
 * fast, and the price of a false alarm is a question to an honest visitor.
 */
export const MIN_FILL_MS = 500

interface SpamSignals {
  /** Content of the field that people do not see. */
  honeypot: string
  /** When the page was opened, in milliseconds of the epoch (`performance.timeOrigin`). */
  openedAt: number
  /** When the form was sent. */
  submittedAt: number
}

/**
 * Whether a machine may have filled in the form. A suspicious sender is asked
 * to confirm and never dropped: password managers fill in decoys too. A clock
 * that ran backwards or stands still proves nothing.
 */
export function isSuspicious({ honeypot, openedAt, submittedAt }: SpamSignals): boolean {
  if (honeypot.trim() !== '') return true
  const elapsed = submittedAt - openedAt
  return elapsed > 0 && elapsed < MIN_FILL_MS
}
