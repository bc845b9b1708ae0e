/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { init, send } from '@emailjs/browser'
import { controlPath, createMailEndpoint } from '../../scripts/mail/createMailEndpoint'
import { ask, close, listen } from './ask'
import { mailRequest } from './mailRequest'

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mail-client-'))
  const mail = createMailEndpoint({ folder, control: true })
  server = await listen(createServer((request, response) => void mail(request, response)))
  // All that the library wants of a browser.
  Object.assign(globalThis, { location: { pathname: '/' } })
  init({ publicKey: 'local', origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})

afterAll(async () => {
  await close(server)
  rmSync(folder, { recursive: true })
})

const sendAsTheForm = () => send('local', 'local', { ...mailRequest.template_params })

it('the real client’s message is kept', async () => {
  await expect(sendAsTheForm()).resolves.toMatchObject({ status: 200, text: 'OK' })
  expect(readdirSync(folder)).toHaveLength(1)
})

it.each([
  [429, 'Too Many Requests'],
  [451, 'Unavailable For Headless Browser'],
])('the real client sees %d %s', async (status, text) => {
  await ask(server, controlPath, { method: 'POST', body: JSON.stringify({ kind: 'refuse', status }) })
  await expect(sendAsTheForm()).rejects.toMatchObject({ status, text })
})
