import { z } from 'zod'
import { SettingError } from '../process/command'

/** The mail service's words for the statuses it refuses with. */
export const refusals = {
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
  500: 'Internal Server Error',
} as const

const delay = { afterMs: z.number().int().min(0).max(600_000).optional() }

const behaviour = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accept'), ...delay }),
  z.strictObject({ kind: z.literal('refuse'), status: z.literal([403, 429, 451, 500]), ...delay }),
  z.strictObject({ kind: z.literal('hold') }),
  z.strictObject({ kind: z.literal('drop') }),
])

/**
 * How the endpoint treats a message whose body is right: keeps it and says OK,
 * refuses it, either of them after a while (`afterMs`, milliseconds), holds
 * the connection without an answer, or drops it.
 */
export type Behaviour = z.infer<typeof behaviour>

/**
 * Reads the short form of `MAIL_BEHAVIOUR`: `ok`, `429`, `slow:3000`,
 * `429:3000`, `hold` or `drop`.
 *
 * @throws {SettingError} listing the forms, for anything else
 */
export function readBehaviour(text: string): Behaviour {
  const [name = '', milliseconds] = text.trim().split(':')
  const afterMs = milliseconds === undefined ? undefined : Number(milliseconds || NaN)
  const kind = name === '' || name === 'ok' || name === 'slow' ? 'accept' : /^\d+$/.test(name) ? 'refuse' : name
  const result = behaviour.safeParse({
    kind,
    ...(kind === 'refuse' && { status: Number(name) }),
    ...(afterMs !== undefined && { afterMs }),
  })
  if (result.success && (name !== 'slow' || afterMs !== undefined)) return result.data
  throw new SettingError(
    `"${text}" is no behaviour of the mail endpoint: ok, 403, 429, 451, 500, slow:3000, 429:3000, hold, drop`,
  )
}

/** Reads the JSON of `POST /__mail/behaviour`, such as `{"kind":"refuse","status":429}`; undefined when it is none. */
export function readBehaviourJson(body: string): Behaviour | undefined {
  try {
    return behaviour.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
