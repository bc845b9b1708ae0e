/** @jest-environment node */
import { headersFor, parseHeadersFile } from '../../scripts/server/hostFiles'

const rules = parseHeadersFile(`# for every page
/*
  X-Frame-Options: DENY
  Link: </a>; rel=preload

/static/*\r
  Cache-Control: public, max-age=31536000, immutable\r
/blog/:id/card
  X-Card: yes: really
/a.(b)
  Link: </b>; rel=preload
  X-Frame-Options: DENY
`)
const everywhere = { 'x-frame-options': 'DENY', link: '</a>; rel=preload' }

it.each([
  ['/', everywhere],
  ['/static/a/b.png', { ...everywhere, 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/blog/7/card', { ...everywhere, 'x-card': 'yes: really' }],
  ['/blog/7/8/card', everywhere],
  ['/axb', everywhere],
  ['/a.(b)', { ...everywhere, link: '</a>; rel=preload, </b>; rel=preload' }],
])('every rule of a _headers file that matches %s applies', (path, expected) => {
  expect(headersFor(rules, path)).toEqual(expected)
})

it.each([
  ['  A: b', /_headers:1: a header without a path/],
  ['/*\n  nothing', /_headers:2: expected "Name: value"/],
  ['/*\n  ! A', /_headers:2: expected "Name: value"/],
  ['about\n  A: b', /_headers:1: a path must begin/],
])('the wrong line of %j is named', (text, message) => {
  expect(() => parseHeadersFile(text)).toThrow(message)
})
