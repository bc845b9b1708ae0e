import { createServer } from 'node:http'
import { answerCache } from '../../scripts/server/answerCache'
import { ask } from './ask'

/** A server whose answers are made by `make`, with a memory of 100 bytes. */
function serverWith(make: (path: string) => { status: number; text: string }) {
  const answered = answerCache(100)
  return createServer((request, response) => {
    const path = request.url ?? ''
    answered(path, request, response, () => {
      const { status, text } = make(path)
      response.statusCode = status
      response.end(text)
    })
  })
}

const made: string[] = []
const server = serverWith((path) => {
  made.push(path)
  return { status: path === '/broken' ? 500 : 200, text: path.padEnd(60, '.') }
})

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => new Promise((closed) => server.close(closed)))
beforeEach(() => void (made.length = 0))

it('has an answer made once', async () => {
  const texts = [await ask(server, '/a'), await ask(server, '/a')].map(({ text }) => text)
  expect(texts).toEqual(['/a'.padEnd(60, '.'), '/a'.padEnd(60, '.')])
  expect(made).toEqual(['/a'])
})

it('begins anew when it is full', async () => {
  for (const path of ['/b', '/c', '/b', '/b']) await ask(server, path)
  expect(made).toEqual(['/b', '/c', '/b'])
})

it('keeps no failure and nothing of a client that asks for the headers alone', async () => {
  for (let time = 0; time < 2; time += 1) {
    await ask(server, '/broken')
    await ask(server, '/d', { method: 'HEAD' })
  }
  expect(made).toEqual(['/broken', '/d', '/broken', '/d'])
})
