/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkPort, listenLocally, readPort } from '../../scripts/server/listen'
import { SettingError } from '../../scripts/process/command'
import { ask, close, listen } from './ask'

describe('readPort', () => {
  it.each([
    [undefined, 8000],
    ['', 8000],
    ['8001', 8001],
    ['0', 0],
  ])('reads PORT=%s as %d', (value, port) => {
    expect(readPort(value, 8000)).toBe(port)
  })

  it.each(['-1', '65536', '80.5', 'http'])('refuses PORT=%s', (value) => {
    expect(() => readPort(value, 8000)).toThrow(SettingError)
  })
})

describe('a busy port', () => {
  it('is named with the way out, before and at listening', async () => {
    const busy = await listen()
    const { port } = busy.address() as AddressInfo
    const message = `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
    await expect(checkPort(port, 'npm start')).rejects.toThrow(message)
    await expect(listenLocally(createServer(), port)).rejects.toThrow(message)
    await close(busy)
    await expect(checkPort(port, 'npm start')).resolves.toBeUndefined()
  })
})

describe('listenLocally', () => {
  it('answers, and frees the port at the end although a connection hangs', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/') response.end('here')
    })
    const listener = await listenLocally(server, 0)
    expect((await ask(server, '/')).text).toBe('here')
    const hanging = ask(server, '/never')
    const arrived = new Promise((resolve) => server.once('request', resolve))
    await arrived
    await Promise.all([listener.close(), expect(hanging).rejects.toThrow()])
    await expect(checkPort(listener.port, 'npm start')).resolves.toBeUndefined()
  })
})
