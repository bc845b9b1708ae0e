import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { mayOpen, readPlace } from '../../../../src/node/output/preview/openRequest'

function request(headers: Record<string, string | undefined>, remoteAddress = '127.0.0.1') {
  const own = { host: 'localhost:8000', origin: 'http://localhost:8000', 'content-type': 'application/json' }
  return { headers: { ...own, ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage
}

it.each([
  ['this server’s own page', {}, '127.0.0.1', true],
  ['the same over IPv6', { host: '[::1]:8000', origin: 'http://[::1]:8000' }, '::1', true],
  ['a page of another site', { origin: 'https://evil.example' }, '127.0.0.1', false],
  ['a page of another port', { origin: 'http://localhost:9000' }, '127.0.0.1', false],
  [
    'a name that was pointed at this machine',
    { host: 'evil.example', origin: 'http://evil.example' },
    '127.0.0.1',
    false,
  ],
  ['a program without an origin', { origin: undefined }, '127.0.0.1', false],
  ['a form, which any site may send', { 'content-type': 'text/plain' }, '127.0.0.1', false],
  ['another machine', {}, '192.0.2.7', false],
])('asked by %s', (_, headers, address, expected) => {
  expect(mayOpen(request(headers, address))).toBe(expected)
})

it.each([
  [
    'a known file',
    '{"file":"content/site.json","line":3,"column":5}',
    { file: 'content/site.json', line: 3, column: 5 },
  ],
  ['an unknown file', '{"file":"/etc/passwd","line":1,"column":1}', null],
  ['no line', '{"file":"content/site.json","column":1}', null],
  ['a line that is a command', '{"file":"content/site.json","line":"1; rm","column":1}', null],
  ['no JSON', 'content/site.json', null],
  ['nothing', '', null],
  ['null', 'null', null],
])('the place in %s', async (_, text, place) => {
  expect(await readPlace(Readable.from([text]), (file) => file === 'content/site.json')).toEqual(place)
})
