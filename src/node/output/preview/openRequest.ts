import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { FieldPosition } from '../../../content/report/problem'

/** What an editor is asked to show. */
type FilePosition = Pick<FieldPosition, 'file' | 'line' | 'column'>

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/

/**
 * Whether a request to open a file comes from a page of this server on this
 * machine: another site that knows the port must not start programs (as in
 * CVE-2024-52011).
 */
export function mayOpen({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const { host = '', origin } = headers
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(host) &&
    origin === `http://${host}` &&
    headers['content-type'] === 'application/json'
  )
}

/**
 * Reads the place out of a request.
 * @returns null for anything but a known file with a line and a column
 */
export async function readPlace(
  request: NodeJS.ReadableStream,
  isKnown: (file: string) => boolean,
): Promise<FilePosition | null> {
  const place = (await json(request).catch(() => null)) as Partial<Record<keyof FilePosition, unknown>> | null
  const { file, line, column } = place ?? {}
  if (typeof file !== 'string' || !isKnown(file) || !isCount(line) || !isCount(column)) return null
  return { file, line, column }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0
}
