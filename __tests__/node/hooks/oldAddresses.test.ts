import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Content } from '../../../src/content/model/content'
import { OldAddresses } from '../../../src/node/hooks/oldAddresses'

let server: Server
const old = new OldAddresses()

beforeAll(async () => {
  server = createServer((request, response) =>
    old.answer(request, response, () => {
      response.statusCode = 404
      response.end()
    }),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})

afterAll(() => new Promise((closed) => server.close(closed)))

function know(...records: { from: string; to?: string }[]): void {
  const entries = records.map((record, index) => ({ type: 'Redirect', key: String(index), file: '', record }))
  old.read({ entries } as Content)
}

async function follow(address: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' })
  return [status, headers.get('location')].join(' ').trim()
}

it('leads in every language to where a page went, for as long as the content says so', async () => {
  know({ from: '/services/ledgers', to: '/services/blockchain' }, { from: '/blog/3', to: 'https://example.com/three' })
  expect(await follow('/services/ledgers')).toBe('302 /services/blockchain')
  expect(await follow('/ru/services/ledgers?from=letter')).toBe('302 /ru/services/blockchain')
  expect(await follow('/blog/3')).toBe('302 https://example.com/three')
  know()
  expect(await follow('/services/ledgers')).toBe('404')
})

it('leaves pages that are gone, and all others, to the server', async () => {
  know({ from: '/services/ledgers' })
  expect(await follow('/services/ledgers')).toBe('404')
  expect(await follow('/about')).toBe('404')
})
