import { SettingError } from '../process/command'

/** The mail service's words for the statuses it refuses with. */
export const refusals = {
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
  500: 'Internal Server Error',
} as const

/**
 * How the endpoint treats a message whose body is right: keeps it and says OK,
 * refuses it, either of them after a while (`afterMs`, milliseconds), holds
 * the connection without an answer, or drops it.
 */
export type Behaviour =
  | { kind: 'accept'; afterMs?: number }
  | { kind: 'refuse'; status: keyof typeof refusals; afterMs?: number }
  | { kind: 'hold' }
  | { kind: 'drop' }

const ANSWERS = /^(?:ok|slow(?=:)|(403|429|451|500)|)(?::(\d{1,6}))?$/

/**
 * Reads the short form of `MAIL_BEHAVIOUR`: `ok`, `429`, `slow:3000`,
 * `429:3000`, `hold` or `drop`.
 *
 * @throws {SettingError} listing the forms, for anything else
 */
export function readBehaviour(text: string): Behaviour {
  const form = text.trim()
  if (form === 'hold' || form === 'drop') return { kind: form }
  const [known, status, milliseconds] = ANSWERS.exec(form) ?? []
  if (known === undefined)
    throw new SettingError(
      `"${text}" is no behaviour of the mail endpoint: ok, 403, 429, 451, 500, slow:3000, 429:3000, hold, drop`,
    )
  const after = milliseconds === undefined ? {} : { afterMs: Number(milliseconds) }
  return status
    ? { kind: 'refuse', status: Number(status) as keyof typeof refusals, ...after }
    : { kind: 'accept', ...after }
}
