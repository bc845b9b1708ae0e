import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createMailEndpoint, type MailEndpointOptions, sendPath } from '../../scripts/mail/createMailEndpoint'
import { listenLocally } from '../../scripts/server/listen'
import { type Answer, ask, type Asked, type Question } from './ask'
import { mailRequest } from './mailRequest'
import { newFolder } from '../support/folder'

let folder: string
let lines: string[]
const closes: (() => Promise<void>)[] = []

async function endpoint(options: Partial<MailEndpointOptions> = {}): Promise<Asked> {
  const behaviour = () => ({ status: 200 }) as const
  const mail = createMailEndpoint({ folder, behaviour, log: (line) => lines.push(line), ...options })
  const server = createServer((request, response) => {
    if (!mail(request, response)) response.writeHead(404).end('not mail')
  })
  const { port, close } = await listenLocally(server, 0)
  closes.push(close)
  return { port }
}

function send(server: Asked, { headers, ...rest }: Question = {}): Promise<Answer> {
  return ask(server, sendPath, {
    method: 'POST',
    body: JSON.stringify(mailRequest),
    ...rest,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

const kept = () => readdirSync(folder)

beforeEach(() => {
  folder = newFolder()
  lines = []
})

afterEach(() => Promise.all(closes.splice(0).map((close) => close())))

it('a right message is kept as a readable file, logged in one line and answered OK', async () => {
  const server = await endpoint({ now: () => new Date('2026-03-15T10:30:00Z') })
  expect(await Promise.all([send(server), send(server)])).toMatchObject(Array(2).fill({ status: 200, text: 'OK' }))
  const name = expect.stringMatching(/^2026-03-15T10-30-00-000Z-ada-lovelace-\w{4}\.txt$/)
  expect(kept()).toEqual([name, name])
  expect(lines[0]).toMatch(/^Mail from Ada Lovelace <ada@example\.com>: kept as .*ada-lovelace-\w+\.txt$/)
  expect(readFileSync(join(folder, kept()[0]), 'utf8')).toBe(`From: Ada Lovelace <ada@example.com>
Reply-To: ada@example.com
To: Brightkeel <hello@brightkeel.example>
Phone: +1 555 010 0100
Project: General Inquiry
Written: March 15, 2024 at 10:30 AM
Received: 2026-03-15T10:30:00.000Z
Site: Brightkeel, https://brightkeel.example
Account: user local, service local, template local, library 4.4.1

We need an engine.
Soon.
`)
})

it.each<[string, Question, number, RegExp]>([
  ['two wrong fields', { body: JSON.stringify({ ...mailRequest, user_id: 1, x: 1 }) }, 400, /user_id.*\n.*x/],
  ['GET', { method: 'GET', body: '' }, 405, /Only POST/],
  ['another type', { headers: { 'content-type': 'text/plain' } }, 405, /Only POST of application.json/],
])('a wrong request with %s keeps nothing and says why', async (_, question, status, text) => {
  const answer = await send(await endpoint(), question)
  expect(answer).toMatchObject({ status, text: expect.stringMatching(new RegExp(text.source, 's')) })
  expect(kept()).toEqual([])
})

it.each(['http://localhost:8000', 'http://[::1]:8000'])('a page on this computer may send: %s', async (origin) => {
  const server = await endpoint()
  const allowed = { 'access-control-allow-origin': origin, vary: 'origin' }
  const preflight = await send(server, { method: 'OPTIONS', headers: { origin }, body: '' })
  const type = { 'access-control-allow-headers': 'content-type' }
  expect(preflight).toMatchObject({ status: 204, headers: { ...allowed, ...type } })
  expect(await send(server, { headers: { origin } })).toMatchObject({ status: 200, headers: allowed })
  expect(await send(server, { headers: { origin }, body: '{}' })).toMatchObject({ status: 400, headers: allowed })
})

it.each([
  ['https://elsewhere.example'],
  ['http://localhost.elsewhere.example'],
  ['http://127.0.0.1.elsewhere.example'],
  ['null'],
  // A foreign domain name that resolves to this computer.
  ['http://evil.example:8000', 'evil.example:8000'],
])('a page elsewhere may not: %s', async (origin, host = 'localhost') => {
  const server = await endpoint()
  for (const method of ['OPTIONS', 'POST']) {
    const answer = await send(server, { method, headers: { origin, host } })
    expect(answer).toMatchObject({ status: 403, text: expect.stringContaining('pages of this computer only') })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  }
  expect(kept()).toEqual([])
})
