import type { IncomingMessage, ServerResponse } from 'node:http'
import { redirectOldAddress } from '../../../src/node/hooks/devServer'

/** Where the development server leads from an address; `next` where it leaves it to the next handler. */
function follow(url: string, items: { from: string; to?: string }[]): string {
  let answered = ''
  const nodes = { getNodesByType: () => [{ items }] as never }
  const response = {
    writeHead: (status: number, headers: { Location: string }) => (answered = `${status} ${headers.Location}`),
    end: () => {},
  }
  const request = { url } as IncomingMessage
  redirectOldAddress(nodes)(request, response as unknown as ServerResponse, () => (answered = 'next'))
  return answered
}

const MOVED = { from: '/services/ledgers', to: '/services/blockchain' }

it.each([
  ['/services/ledgers', [MOVED], '302 /services/blockchain'],
  ['/ru/services/ledgers?from=letter', [MOVED], '302 /ru/services/blockchain'],
  ['/blog/3', [{ from: '/blog/3', to: 'https://example.com/three' }], '302 https://example.com/three'],
  ['/services/ledgers', [{ from: '/services/ledgers' }], 'next'],
  ['/about', [MOVED], 'next'],
])('leads from %s with %j to %s', (url, items, expected) => {
  expect(follow(url, items)).toBe(expected)
})
