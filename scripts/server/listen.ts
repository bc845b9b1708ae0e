import { createServer as createHttpServer, type Server as HttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { SettingError } from '../process/command'

/**
 * Reads the `PORT` variable.
 *
 * @throws {SettingError} when it is not a number from 0 to 65535
 */
export function readPort(value: string | undefined, otherwise: number): number {
  if (value === undefined || value.trim() === '') return otherwise
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new SettingError(`PORT=${value} is not a port. Give a number such as PORT=${otherwise + 1}.`)
  }
  return port
}

/** A server that listens on this machine only, on IPv4 and, where there is one, on IPv6. */
interface LocalListener {
  port: number
  /** Ends every connection and frees the port. */
  close: () => Promise<void>
}

/**
 * Listens on `localhost`: 127.0.0.1 and, where the machine has it, ::1.
 * Port 0 takes a free one.
 *
 * @param command what the user typed, for the message about a busy port
 * @throws {SettingError} when the port is busy on either address, or not allowed
 */
export async function listenLocally(server: HttpServer, port: number, command = 'npm start'): Promise<LocalListener> {
  // Node has no server on two addresses: a second one hands its connections on.
  const onIpv6 = createServer((socket: Socket) => server.emit('connection', socket))
  const close = async () => {
    const ended = [server, onIpv6]
      .filter((each) => each.listening)
      .map((each) => new Promise((done) => each.close(done)))
    server.closeAllConnections()
    await Promise.all(ended)
  }
  try {
    await listenOn(server, port, '127.0.0.1')
    const taken = (server.address() as AddressInfo).port
    await listenOn(onIpv6, taken, '::1').catch((error: unknown) => {
      if (!hasNoAddress(error) && port !== 0) throw error
    })
    return { port: taken, close }
  } catch (error) {
    await close()
    throw explain(error as NodeJS.ErrnoException, port, command)
  }
}

/**
 * Finds out whether a port is free before time is spent on anything else.
 *
 * @throws {SettingError} as {@link listenLocally} would
 */
export async function checkPort(port: number, command: string): Promise<void> {
  const { close } = await listenLocally(createHttpServer(), port, command)
  await close()
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function hasNoAddress(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || code === 'EINVAL'
}

function explain(error: NodeJS.ErrnoException, port: number, command: string): Error {
  const way = `choose another port: PORT=${port === 65535 ? 8000 : port + 1} ${command}`
  if (error.code === 'EADDRINUSE') {
    return new SettingError(`Port ${port} is in use. Stop the program that uses it, or ${way}`)
  }
  if (error.code === 'EACCES') return new SettingError(`This user may not open port ${port}: ${way}`)
  return error
}
