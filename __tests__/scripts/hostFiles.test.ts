/** @jest-environment node */
import { headersFor, parseHeadersFile } from '../../scripts/server/hostFiles'

const rules = parseHeadersFile(`/*
  X-Frame-Options: DENY
  Link: </a>; rel=preload

/static/*
  Cache-Control: public, max-age=31536000, immutable
/blog/:id/card
  X-Card: yes: really
/a.(b)
  X-Card: b
`)
const everywhere = { 'x-frame-options': 'DENY', link: '</a>; rel=preload' }

it.each([
  ['/', everywhere],
  ['/static/a/b.png', { ...everywhere, 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/blog/7/card', { ...everywhere, 'x-card': 'yes: really' }],
  ['/blog/7/8/card', everywhere],
  ['/axb', everywhere],
  ['/a.(b)', { ...everywhere, 'x-card': 'b' }],
])('every rule of a _headers file that matches %s applies', (path, expected) => {
  expect(headersFor(rules, path)).toEqual(expected)
})
