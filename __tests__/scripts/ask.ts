import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** A server in this process, or the socket file of another program. */
type Asked = Server | { socketPath: string }

function placeOf(asked: Asked): { port: number; host: string } | { socketPath: string } {
  return 'socketPath' in asked ? asked : { port: (asked.address() as AddressInfo).port, host: '127.0.0.1' }
}

/** Sends one request with the path exactly as written; `fetch` would normalise it. */
export function ask(asked: Asked, path: string, { method = 'GET', headers, body }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...placeOf(asked), path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const all = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: all, text: all.toString('utf8') })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Starts a server on a free port of this computer. */
export function listen(server: Server = createServer()): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** Stops a server and closes all its connections. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
