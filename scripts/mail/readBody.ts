import type { IncomingMessage } from 'node:http'

/** Why a body could not be read, with the status to answer. */
export interface BodyProblem {
  status: 400 | 413
  text: string
}

/**
 * Reads a request's body as UTF-8 text of at most `limit` bytes. A larger one
 * is let through unread, so that the sender gets to see the answer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | BodyProblem> {
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
