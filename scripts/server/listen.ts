import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SettingError } from '../process/command'

/**
 * Listens on 127.0.0.1, which browsers also try for `localhost`. Port 0 takes a free port.
 *
 * @param command the user's command, for the message about a busy port
 * @returns its port, and `close`, which ends every connection and frees the port
 * @throws {SettingError} when the port is busy, not a valid port, or not permitted
 */
export async function listenLocally(server: Server, port: number, command = 'npm start') {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1', exclusive: true }, resolve)
  }).catch(({ code, message }: NodeJS.ErrnoException) => {
    const way = `choose another port: PORT=${port < 65_535 ? port + 1 : 8000} ${command}`
    const busy = `Port ${port} is in use. Stop the program that uses it, or ${way}`
    throw new SettingError(code === 'EADDRINUSE' ? busy : `PORT=${port}: ${message}: ${way}`)
  })
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/**
 * Checks that a port is free before any other work.
 *
 * @throws {SettingError} as {@link listenLocally} does
 */
export async function checkPort(port: number, command: string): Promise<void> {
  const { close } = await listenLocally(createServer(), port, command)
  await close()
}
