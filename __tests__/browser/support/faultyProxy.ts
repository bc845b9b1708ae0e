/** A server between the browser and the site that stalls or breaks the files a test names. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '../support'

/** `stall` answers when the fault is mended, `half` ends in the middle, `missing` is a 404; or another text. */
export type Fault = 'stall' | 'half' | 'missing' | { text: string }

export interface FaultyProxy {
  url: string
  /** From now on, files whose path matches are broken. */
  break(path: RegExp, fault: Fault): void
  /** From now on all files are whole, and what stalled is answered. */
  mend(): void
  close(): Promise<void>
}

export async function startFaultyProxy(site: string): Promise<FaultyProxy> {
  const faults: { path: RegExp; fault: Fault }[] = []
  const stalled: (() => void)[] = []

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const fault = faults.find(({ path }) => path.test(request.url ?? ''))?.fault
    if (fault === 'stall') return void stalled.push(() => forward(request, response))
    if (fault === 'missing') return void response.writeHead(404).end()
    if (typeof fault === 'object') return void response.writeHead(200).end(fault.text)
    forward(request, response, fault === 'half')
  }

  function forward(request: IncomingMessage, response: ServerResponse, half = false): void {
    const { method, url, headers } = request
    const whole = half ? { ...headers, 'accept-encoding': 'identity' } : headers
    const onward = http.request(site + url, { method, headers: whole }, (answered) => {
      if (!half) {
        response.writeHead(answered.statusCode ?? 502, answered.headers)
        return void answered.pipe(response)
      }
      const parts: Buffer[] = []
      answered.on('data', (part: Buffer) => parts.push(part))
      answered.on('end', () => {
        const file = Buffer.concat(parts)
        response.writeHead(200).end(file.subarray(0, file.length / 2))
      })
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  const server = http.createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (path, fault) => void faults.push({ path, fault }),
    mend() {
      faults.length = 0
      for (const act of stalled.splice(0)) act()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** A test whose browser reaches the site through such a proxy. */
export const test = base.extend<{ network: FaultyProxy }>({
  network: async ({ site }, use) => {
    const proxy = await startFaultyProxy(site.url)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ network }, use) => use(network.url),
})
