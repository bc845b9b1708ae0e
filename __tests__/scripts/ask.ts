import { request, type IncomingHttpHeaders } from 'node:http'

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

/** A server of this computer by its port, or the socket file of another program. */
export type Asked = { port: number } | { socketPath: string }

/** Sends one request with the path exactly as written; `fetch` would normalise it. */
export function ask(asked: Asked, path: string, { method = 'GET', headers, body }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', ...asked, path, method, headers, agent: false }, (response) => {
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
