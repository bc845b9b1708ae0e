import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { slugOf } from '../new/slug'
import { SettingError } from '../process/command'
import type { Endpoint } from '../server/createSiteServer'

const words = z.string().regex(/\S/, 'must not be empty')

const mailRequest = z.strictObject({
  lib_version: words,
  user_id: words,
  service_id: words,
  template_id: words,
  template_params: z.strictObject({
    from_name: words,
    from_email: words,
    // Empty if the form has no phone field, or the visitor left it empty.
    from_phone: z.string(),
    message: words,
    project: words,
    to_name: words,
    reply_to: words,
    to_email: words,
    company_name: words,
    website: words,
    current_date: words,
  }),
})

/** The JSON body of `POST /api/v1.0/email/send`, as `@emailjs/browser` sends it. */
export type MailRequest = z.infer<typeof mailRequest>

/**
 * Checks a request's body against the contract: exactly the keys of the
 * service's call and exactly the contact form's parameters, all of them strings.
 *
 * @returns the request, or every problem as `field: what is wrong`
 */
export function readMailRequest(body: string): MailRequest | { problems: string[] } {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { problems: ['the body: must be JSON'] }
  }
  const result = mailRequest.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`)
  return { problems }
}

/** The mail service's texts for its statuses. */
const answers = {
  200: 'OK',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
  500: 'Internal Server Error',
} as const

/** The endpoint's reaction to a valid message: it answers (after a delay in milliseconds), holds the connection without an answer, or drops it. */
export type Behaviour = 'hold' | 'drop' | { status: keyof typeof answers; afterMs?: number }

/**
 * Reads `MAIL_BEHAVIOUR`: a status, `slow` (three seconds), `hold` or `drop`.
 *
 * @throws {SettingError} listing the forms, for anything else
 */
export function readBehaviour(text = ''): Behaviour {
  if (text === 'hold' || text === 'drop') return text
  if (text === 'slow') return { status: 200, afterMs: 3000 }
  const status = Number(text || 200) as keyof typeof answers
  if (status in answers) return { status }
  throw new SettingError(`"${text}" is no behaviour of the mail endpoint: 200, 403, 429, 451, 500, slow, hold, drop`)
}

/** The path of the mail service's JSON call (specification, section 7). */
export const sendPath = '/api/v1.0/email/send'

export interface MailEndpointOptions {
  /** The folder for messages. */
  folder: string
  /** Called for each message. */
  behaviour: () => Behaviour
  log: (line: string) => void
  now?: () => Date
}

/**
 * A local endpoint with the path, the JSON contract and the answers of the
 * e-mail service behind the contact form (`api.emailjs.com`). It keeps valid
 * messages as files and sends nothing.
 */
export function createMailEndpoint({ folder, behaviour, log, now = () => new Date() }: MailEndpointOptions): Endpoint {
  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request)
    const mail = readMailRequest(body)
    if ('problems' in mail) {
      log(`Mail refused, its body is wrong: ${mail.problems.join('; ')}`)
      return end(response, 400, mail.problems.join('\n'))
    }
    const chosen = behaviour()
    const { from_name, from_email } = mail.template_params
    if (typeof chosen === 'string') {
      log(`Mail from ${from_name}: ${chosen}, as MAIL_BEHAVIOUR says`)
      if (chosen === 'drop') response.destroy()
      return
    }
    const { status, afterMs = 0 } = chosen
    if (status === 200) {
      const file = await keepMail(folder, mail, now())
      log(`Mail from ${from_name} <${from_email}>: kept as ${relative('.', file)}`)
    } else log(`Mail from ${from_name}: refused with ${status}, as MAIL_BEHAVIOUR says`)
    await setTimeout(afterMs, undefined, { ref: false })
    end(response, status, answers[status])
  }

  return (request, response) => {
    if (request.url?.split('?')[0] !== sendPath) return false
    if (!allowsOrigin(request.headers.origin, response))
      end(response, 403, 'This local endpoint serves pages of this computer only')
    else if (request.method === 'OPTIONS') response.writeHead(204).end()
    else if (request.method !== 'POST' || !/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? ''))
      end(response.setHeader('allow', 'POST, OPTIONS'), 405, 'Only POST of application/json')
    else {
      send(request, response).catch((error: unknown) => {
        if (request.destroyed && !request.complete) return
        log(`Mail failed: ${error instanceof Error ? error.message : String(error)}`)
        end(response, 500, 'Internal Server Error')
      })
    }
    return true
  }
}

function end(response: ServerResponse, status: number, text: string): void {
  if (response.destroyed || response.headersSent) return
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text)
}

/** An origin of this computer, as in `http://localhost:8000`, `http://127.0.0.1`, `http://[::1]:9`. */
const ORIGIN = /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/**
 * Lets pages of this computer read the answer: the development site has another port than the endpoint.
 * @returns false for other pages; their browser sends their origin with each message
 */
function allowsOrigin(origin: string | undefined, response: ServerResponse): boolean {
  if (origin === undefined) return true
  if (!ORIGIN.test(origin)) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-methods', 'POST, OPTIONS')
  response.setHeader('access-control-allow-headers', 'content-type')
  response.setHeader('vary', 'origin')
  return true
}

/** The message as a person reads it: header lines, an empty line, the visitor's text. */
function formatMail({ template_params: mail, ...account }: MailRequest, received: Date): string {
  const headers = {
    From: `${mail.from_name} <${mail.from_email}>`,
    'Reply-To': mail.reply_to,
    To: `${mail.to_name} <${mail.to_email}>`,
    Phone: mail.from_phone,
    Project: mail.project,
    Written: mail.current_date,
    Received: received.toISOString(),
    Site: `${mail.company_name}, ${mail.website}`,
    Account: `user ${account.user_id}, service ${account.service_id}, template ${account.template_id}, library ${account.lib_version}`,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `${lines.join('\n')}\n\n${mail.message.replace(/\r\n?/g, '\n').trimEnd()}\n`
}

/** Stores a message as a text file; its name has the time and the sender. @returns the file's path */
async function keepMail(folder: string, request: MailRequest, received: Date): Promise<string> {
  await mkdir(folder, { recursive: true })
  const time = received.toISOString().replace(/[:.]/g, '-')
  // A sender may send two at the same moment.
  const name = [time, slugOf(request.template_params.from_name), randomUUID().slice(0, 4)].filter(Boolean).join('-')
  const file = join(folder, `${name}.txt`)
  await writeFile(file, formatMail(request, received), { flag: 'wx', flush: true })
  return file
}
