import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SettingError } from '../process/command'

/**
 * Listens on 127.0.0.1, which browsers also try for `localhost`. Port 0 takes a free port.
 *
 * @returns its port, and `close`, which ends every connection and frees the port
 * @throws {SettingError} when the port is busy, not a valid port, or not permitted
 */
export async function listenLocally(server: Server, port: number) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1', exclusive: true }, resolve)
  }).catch(({ code, message }: NodeJS.ErrnoException) => {
    const way = `choose another port: PORT=${port < 65_535 ? port + 1 : 8000} npm start`
    const busy = `Port ${port} is in use. Stop the program that uses it, or ${way}`
    throw new SettingError(code === 'EADDRINUSE' ? busy : `PORT=${port}: ${message}: ${way}`)
  })
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { port: (server.address() as AddressInfo).port, close }
}
