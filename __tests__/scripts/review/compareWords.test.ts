import { changedRuns, comparedWords } from '../../../scripts/review/compareWords'

const marked = (was: string, now: string, language = 'en') =>
  comparedWords(was, now, language)
    .map(({ text, mark }) => (mark ? `[${mark}${text}]` : text))
    .join('')

it.each([
  ['a word', 'It has seperate clocks.', 'It has separate clocks.', 'It has [-seperate][+separate] clocks.'],
  ['a figure', '50+ ships', '52+ ships', '[-50][+52]+ ships'],
  ['two words in a row', 'a red boat', 'a blue ship', 'a [-red boat][+blue ship]'],
  ['an added word', 'Contact', 'Contact us', 'Contact [+us]'],
  ['an address', '[A](/blog/4)', '[A](/blog/5)', '[A](/blog/[-4][+5])'],
  ['a new text', '', 'New', '[+New]'],
])('review: marks %s', (_what, was, now, words) => {
  expect(marked(was, now)).toBe(words)
})

it('review: words of a language without spaces are divided', () => {
  expect(marked('東京都に行く', '京都に行く', 'ja')).toMatch(/\[-東京都\]\[\+京都\]に/)
})

const blocks = (...texts: string[]) => texts.map((markdown) => ({ markdown, heading: '' }))
const runs = (was: string[], now: string[]) =>
  changedRuns(blocks(...was), blocks(...now)).map((run) =>
    [run.was, run.now].map((side) => side.map(({ markdown }) => markdown).join('+')).join(' > '),
  )

it.each([
  ['nothing', ['a', 'b'], ['a', 'b'], []],
  ['as many blocks as before, pair by pair', ['a', 'b', 'c'], ['x', 'y', 'c'], ['a > x', 'b > y']],
  ['a new block', ['a', 'c'], ['a', 'b', 'c'], [' > b']],
  ['a gone block and, elsewhere, a changed one', ['a', 'b', 'c'], ['b', 'x'], ['a > ', 'c > x']],
  ['a changed block with a new one beside it', ['a', 'c'], ['n', 'x', 'c'], ['a > n+x']],
])('review: finds %s', (_what, was, now, found) => {
  expect(runs(was, now)).toEqual(found)
})
