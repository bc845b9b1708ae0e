import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { decodeHtml } from '../../../src/node/output/decodeHtml'

const WRITTEN = [`Tom & Jerry's <"quoted"> words`, '&amp; and &lt; as they stand', '&nbsp; &#8212; — ё', '']

it.each(WRITTEN)('gives %j back as React wrote it, between tags and in an attribute', (words) => {
  const html = renderToStaticMarkup(createElement('p', { title: words }, words))
  const [, title = '', text = ''] = /^<p title="([^"]*)">([^<]*)<\/p>$/.exec(html) ?? []
  expect([decodeHtml(title), decodeHtml(text)]).toEqual([words, words])
})
