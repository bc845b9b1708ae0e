import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { relative } from 'node:path'
import type { Endpoint } from '../server/createSiteServer'
import { type Behaviour, readBehaviourJson, refusals } from './behaviour'
import { bodyLimit, type MailRequest, readMailRequest } from './contract'
import { keepMail } from './mailbox'

/** The path of the mail service's JSON call (specification, section 7). */
export const sendPath = '/api/v1.0/email/send'
/** Where tests tell the endpoint how to behave. */
export const controlPath = '/__mail/behaviour'

export interface MailEndpointOptions {
  /** The folder the messages are kept in. */
  folder: string
  behaviour?: Behaviour
  /** Whether `POST /__mail/behaviour` changes the behaviour. Off outside tests. */
  control?: boolean
  log?: (line: string) => void
  now?: () => Date
  wait?: (milliseconds: number) => Promise<void>
}

/**
 * A local endpoint with the path, the JSON contract and the answers of the
 * e-mail service behind the contact form (`api.emailjs.com`). It keeps valid
 * messages as files and sends nothing.
 */
export function createMailEndpoint({
  folder,
  behaviour = { kind: 'accept' },
  control = false,
  log = () => {},
  now = () => new Date(),
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
}: MailEndpointOptions): Endpoint {
  let current = behaviour

  async function treat(mail: MailRequest, response: ServerResponse): Promise<void> {
    const chosen = current
    const { from_name, from_email } = mail.template_params
    if (chosen.kind === 'hold') return log(`Mail from ${from_name}: held without an answer, as told`)
    if (chosen.kind === 'drop') {
      log(`Mail from ${from_name}: connection dropped, as told`)
      response.destroy()
      return
    }
    if (chosen.kind === 'accept') {
      const file = await keepMail(folder, mail, now())
      log(`Mail from ${from_name} <${from_email}>: kept as ${relative('.', file)}`)
    } else {
      log(`Mail from ${from_name}: refused with ${chosen.status}, as told`)
    }
    if (chosen.afterMs) await wait(chosen.afterMs)
    if (chosen.kind === 'accept') end(response, 200, 'OK')
    else end(response, chosen.status, refusals[chosen.status])
  }

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, bodyLimit)
    if (typeof body !== 'string') return end(response, body.status, body.text)
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      return end(response, 400, 'content-type: must be application/json')
    }
    const mail = readMailRequest(body)
    if (!('problems' in mail)) return treat(mail, response)
    log(`Mail refused, its body is wrong: ${mail.problems.join('; ')}`)
    end(response, 400, mail.problems.join('\n'))
  }

  async function change(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, bodyLimit)
    const next = typeof body === 'string' ? readBehaviourJson(body) : undefined
    if (!next) return end(response, 400, 'Not a behaviour')
    current = next
    end(response, 200, 'OK')
  }

  return (request, response) => {
    const path = request.url?.split('?')[0]
    const job = path === sendPath ? send : control && path === controlPath ? change : undefined
    if (!job) return false
    const crossOrigin = crossOriginHeaders(request.headers)
    for (const [name, value] of Object.entries(crossOrigin ?? {})) response.setHeader(name, value)
    if (!crossOrigin) end(response, 403, 'This local endpoint serves pages of this computer only')
    else if (request.method === 'OPTIONS') response.writeHead(204).end()
    else if (request.method !== 'POST') end(response.setHeader('allow', 'POST, OPTIONS'), 405, 'Only POST')
    else {
      job(request, response).catch((error: unknown) => {
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

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** Whether an `Origin` header names this computer, as in `http://localhost:8000`, `http://127.0.0.1`, `http://[::1]:9`. */
function isLoopbackOrigin(origin: string): boolean {
  return /^https?:\/\//.test(origin) && loopback.test(origin.replace(/^https?:\/\//, ''))
}

/**
 * The headers that let a page read the answer, or undefined if the page may not
 * ask. Pages of this computer may: the development site is on another port than
 * the endpoint. The `Host` must name this computer as well, because a foreign
 * page can point its own name here ("DNS rebinding"); its origin and host are
 * then the same.
 */
function crossOriginHeaders({ origin, host }: IncomingHttpHeaders): Record<string, string> | undefined {
  if (!loopback.test(host ?? '')) return undefined
  if (origin === undefined) return {}
  if (!isLoopbackOrigin(origin)) return undefined
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    vary: 'origin',
  }
}

/** Why a body could not be read, with the status to answer. */
interface BodyProblem {
  status: 400 | 413
  text: string
}

/**
 * Reads a request's body as UTF-8 text of at most `limit` bytes. A larger one
 * is received but not kept, so that the sender gets an answer.
 */
async function readBody(request: IncomingMessage, limit: number): Promise<string | BodyProblem> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) return { status: 413, text: `The body has ${size} bytes; at most ${limit} are allowed` }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    return { status: 400, text: 'the body: must be UTF-8' }
  }
}
