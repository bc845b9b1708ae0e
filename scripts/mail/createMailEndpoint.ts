import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isUtf8 } from 'node:buffer'
import { relative } from 'node:path'
import { buffer as readBody } from 'node:stream/consumers'
import type { Endpoint } from '../server/createSiteServer'
import { type Behaviour, refusals } from './behaviour'
import { bodyLimit, type MailRequest, readMailRequest } from './contract'
import { keepMail } from './mailbox'

/** The path of the mail service's JSON call (specification, section 7). */
export const sendPath = '/api/v1.0/email/send'

export interface MailEndpointOptions {
  /** The folder the messages are kept in. */
  folder: string
  /** Asked for each message. */
  behaviour?: () => Behaviour
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
  behaviour = () => ({ kind: 'accept' }),
  log = () => {},
  now = () => new Date(),
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
}: MailEndpointOptions): Endpoint {
  async function treat(mail: MailRequest, response: ServerResponse): Promise<void> {
    const chosen = behaviour()
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
    } else log(`Mail from ${from_name}: refused with ${chosen.status}, as told`)
    if (chosen.afterMs) await wait(chosen.afterMs)
    if (chosen.kind === 'accept') end(response, 200, 'OK')
    else end(response, chosen.status, refusals[chosen.status])
  }

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await readBody(request)
    if (bytes.length > bodyLimit)
      return end(response, 413, `The body has ${bytes.length} bytes; at most ${bodyLimit} are allowed`)
    if (!isUtf8(bytes)) return end(response, 400, 'the body: must be UTF-8')
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      return end(response, 400, 'content-type: must be application/json')
    }
    const mail = readMailRequest(bytes.toString())
    if (!('problems' in mail)) return treat(mail, response)
    log(`Mail refused, its body is wrong: ${mail.problems.join('; ')}`)
    end(response, 400, mail.problems.join('\n'))
  }

  return (request, response) => {
    if (request.url?.split('?')[0] !== sendPath) return false
    const crossOrigin = crossOriginHeaders(request.headers)
    for (const [name, value] of Object.entries(crossOrigin ?? {})) response.setHeader(name, value)
    if (!crossOrigin) end(response, 403, 'This local endpoint serves pages of this computer only')
    else if (request.method === 'OPTIONS') response.writeHead(204).end()
    else if (request.method !== 'POST') end(response.setHeader('allow', 'POST, OPTIONS'), 405, 'Only POST')
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

/** A `Host` of this computer, as in `localhost:8000`, `127.0.0.1`, `[::1]:9`; and an `Origin`. */
const HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
const ORIGIN = new RegExp(`^https?://${HOST.source.slice(1)}`, 'i')

/**
 * The headers that let a page read the answer, or undefined if the page may not
 * ask. Pages of this computer may: the development site is on another port than
 * the endpoint. The `Host` must name this computer as well, because a foreign
 * page can point its own name here ("DNS rebinding"); its origin and host are
 * then the same.
 */
function crossOriginHeaders({ origin, host }: IncomingHttpHeaders): Record<string, string> | undefined {
  if (!HOST.test(host ?? '')) return undefined
  if (origin === undefined) return {}
  if (!ORIGIN.test(origin)) return undefined
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    vary: 'origin',
  }
}
