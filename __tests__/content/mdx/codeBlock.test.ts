import type { CodeToken } from '../../../src/content/mdx/blocks'
import { CODE_LANGUAGES, loadHighlighter } from '../../../src/content/mdx/codeBlock'

const textOf = (tokens: readonly CodeToken[]) => tokens.map((token) => (typeof token === 'string' ? token : token[1])).join('')

it.each<[what: string, code: string, tokens: CodeToken[]]>([
  ['the words of a language', 'const a = "b"', [['keyword', 'const'], ' a = ', ['string', '"b"']]],
  ['what is nested with the class of the innermost', '`a${b}`', [['string', '`a'], ['subst', '${b}'], ['string', '`']]],
])('marks %s', async (_what, code, tokens) => {
  expect((await loadHighlighter())(code, 'ts')).toEqual(tokens)
})

it.each([...CODE_LANGUAGES])('knows %s and loses no character', async (language) => {
  const highlight = await loadHighlighter()
  const code = 'GET /a HTTP/1.1\nHost: b\n\n<p class="a">{`x${1}`}</p> # "ы" --- + - @@ // 1.5e3\n\tfunc(x) { return null; }\n'
  expect(textOf(highlight(code, language))).toBe(code)
})
