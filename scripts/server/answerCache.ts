import type { IncomingMessage, ServerResponse } from 'node:http'

/** Of a file and its encoding; the other headers are set anew with each answer. */
const KEPT_HEADERS = ['content-type', 'content-encoding', 'etag', 'last-modified', 'vary'] as const

interface Answer {
  headers: [name: string, value: string | number | readonly string[]][]
  body: Buffer
}

/**
 * Keeps answers in memory, so that a file is read and compressed once and not
 * for each of a thousand visitors.
 * @param most bytes kept; beyond them it begins anew
 */
export function answerCache(most = 64 * 1024 * 1024) {
  const kept = new Map<string, Answer>()
  let bytes = 0

  function keep(key: string, answer: Answer): void {
    // Several clients may have asked before the first was answered.
    if (kept.has(key)) return
    if (bytes + answer.body.length > most) {
      kept.clear()
      bytes = 0
    }
    kept.set(key, answer)
    bytes += answer.body.length
  }

  /**
   * Answers as before, or has `make` answer and keeps what it says, if that is a whole file.
   * @param key changes with the file and with what the client understands
   */
  return function answered(key: string, request: IncomingMessage, response: ServerResponse, make: () => void): void {
    const known = kept.get(key)
    if (known) return send(known, request, response)
    if (request.method === 'GET') listen(response, (answer) => keep(key, answer))
    make()
  }
}

function send({ headers, body }: Answer, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of headers) response.setHeader(name, value)
  const has = request.headers['if-none-match']
  if (has !== undefined && has === response.getHeader('etag')) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('content-length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}

/** Tells what goes out when all of it has. */
function listen(response: ServerResponse, done: (answer: Answer) => void): void {
  const parts: Buffer[] = []
  const write = response.write.bind(response) as (...all: unknown[]) => boolean
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse
  const note = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string))
  }
  response.write = (...all: unknown[]) => {
    note(all[0])
    return write(...all)
  }
  response.end = (...all: unknown[]) => {
    note(all[0])
    if (response.statusCode === 200) {
      const headers = KEPT_HEADERS.flatMap((name) => {
        const value = response.getHeader(name)
        return value === undefined ? [] : [[name, value] as Answer['headers'][number]]
      })
      done({ headers, body: Buffer.concat(parts) })
    }
    return end(...all)
  }
}
