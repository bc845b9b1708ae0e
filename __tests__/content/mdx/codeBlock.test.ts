import type { CodeToken } from '../../../src/content/mdx/blocks'
import { CODE_LANGUAGES, loadHighlighter } from '../../../src/content/mdx/codeBlock'

const textOf = (tokens: readonly CodeToken[]) => tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('')

it('marks the words of a language', async () => {
  const highlight = await loadHighlighter()
  expect(highlight('const a = "b"', 'ts')).toEqual([['keyword', 'const'], ' a = ', ['string', '"b"']])
})

it.each([...CODE_LANGUAGES])('knows %s and loses no character', async (language) => {
  const highlight = await loadHighlighter()
  const code = 'GET /a HTTP/1.1\nHost: b\n\n<p class="a">{`x${1}`}</p> # "ы" --- + - @@ // 1.5e3\n\tfunc(x) { return null; }\n'
  expect(textOf(highlight(code, language))).toBe(code)
})

it('gives what is nested the class of the innermost', async () => {
  const highlight = await loadHighlighter()
  const tokens = highlight('`a${b}`', 'js')
  expect(tokens).toEqual([['string', '`a'], ['subst', '${b}'], ['string', '`']])
})
