import type { CodeToken } from '../../../src/content/mdx/blocks'
import { loadHighlighter } from '../../../src/content/mdx/codeBlock'

it.each<[what: string, code: string, tokens: CodeToken[]]>([
  ['the words of a language', 'const a = "b"', [['keyword', 'const'], ' a = ', ['text', '"b"']]],
  ['what is nested by the innermost', '`a${b}`', [['text', '`a'], '${b}', ['text', '`']]],
])('marks %s', async (_what, code, tokens) => {
  expect((await loadHighlighter()).highlight(code, 'ts')).toEqual(tokens)
})

it('every language loses no character of code', async () => {
  const { languages, highlight } = await loadHighlighter()
  const code = 'GET /a HTTP/1.1\nHost: b\n\n<p class="a">{`x${1}`}</p> # "ы" --- + - @@ // 1.5e3\n\tfunc(x) { return null; }\n'
  const kept = (language: string) => highlight(code, language).map((token) => (typeof token === 'string' ? token : token[1])).join('')
  expect(languages.filter((language) => kept(language) !== code)).toEqual([])
})
