import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SettingError } from '../process/command'

/**
 * Reads the `PORT` variable.
 *
 * @throws {SettingError} when it is not a number from 0 to 65535
 */
export function readPort(value: string | undefined, otherwise: number): number {
  if (value === undefined || value.trim() === '') return otherwise
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new SettingError(`PORT=${value} is not a port. Give a number such as PORT=${otherwise + 1}.`)
  return port
}

/**
 * Listens on 127.0.0.1, where browsers look for `localhost` as well.
 * Port 0 takes a free one.
 *
 * @param command what the user typed, for the message about a busy port
 * @returns its port, and `close`, which ends every connection and frees the port
 * @throws {SettingError} when the port is busy or not allowed
 */
export async function listenLocally(server: Server, port: number, command = 'npm start') {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, command)))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, resolve)
  })
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/**
 * Finds out whether a port is free before time is spent on anything else.
 *
 * @throws {SettingError} as {@link listenLocally} would
 */
export async function checkPort(port: number, command: string): Promise<void> {
  const { close } = await listenLocally(createServer(), port, command)
  await close()
}

function explain(error: NodeJS.ErrnoException, port: number, command: string): Error {
  const way = `choose another port: PORT=${port === 65535 ? 8000 : port + 1} ${command}`
  if (error.code === 'EADDRINUSE')
    return new SettingError(`Port ${port} is in use. Stop the program that uses it, or ${way}`)
  if (error.code === 'EACCES') return new SettingError(`This user may not open port ${port}: ${way}`)
  return error
}
