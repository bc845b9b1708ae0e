import { changedRuns, comparedWords } from '../../../scripts/review/compareWords'

const marked = (was: string, now: string, language = 'en') =>
  comparedWords(was, now, language)
    .map(({ text, mark }) => (mark ? `[${mark}${text}]` : text))
    .join('')

it.each([
  ['a word', 'It has seperate clocks.', 'It has separate clocks.', 'It has [-seperate][+separate] clocks.'],
  ['a figure', '50+ ships', '52+ ships', '[-50][+52]+ ships'],
  ['two words in a row', 'a red boat at sea', 'a blue ship at sea', 'a [-red boat][+blue ship] at sea'],
  [
    'a text in place of another',
    'What a buoy does',
    'How a horn is heard',
    '[-What a buoy does][+How a horn is heard]',
  ],
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
  changedRuns(blocks(...was), blocks(...now), 'en').map((run) =>
    [run.was, run.now].map((side) => side.map(({ markdown }) => markdown).join('+')).join(' > '),
  )

it.each([
  ['nothing', ['a', 'b'], ['a', 'b'], []],
  ['two reworded blocks', ['one a', 'two b', 'c'], ['one x', 'two y', 'c'], ['one a > one x', 'two b > two y']],
  ['blocks in place of others', ['a', 'b', 'c'], ['x', 'y', 'c'], ['a+b > x+y']],
  [
    'a card elsewhere',
    ['my app in one', 'see', 'b', 'see'],
    ['b', 'see', 'my app in one', 'see'],
    ['my app in one+see > my app in one+see'],
  ],
  [
    'two that change places',
    ['one and two and', 'b', 'three', 'four five six seven'],
    ['four five six seven', 'b', 'three', 'one and two and'],
    ['four five six seven > four five six seven', 'one and two and > one and two and'],
  ],
  [
    'a card beside a long line',
    ['see also the services a b c d e f g h i j'],
    ['the services', 'x y'],
    ['see also the services a b c d e f g h i j > the services+x y'],
  ],
  ['a short link elsewhere', ['[A](/a)', '[B](/b)', 'c'], ['[B](/b)', '[A](/a)', 'c'], ['[A](/a) > [A](/a)']],
  [
    'one link in place of another',
    ['[One boat](/a/b)', 'c'],
    ['[One ship](/a/c)', 'c'],
    ['[One boat](/a/b) > ', ' > [One ship](/a/c)'],
  ],
  ['a link to another page', ['[One](/a/b)', 'c'], ['[One](/a/c)', 'c'], ['[One](/a/b) > [One](/a/c)']],
  ['a short text that is elsewhere too', ['see', 'b', 'c'], ['b', 'see', 'c'], ['see > ', ' > see']],
  ['a new block', ['a', 'c'], ['a', 'b', 'c'], [' > b']],
  ['a gone block and, elsewhere, a changed one', ['a', 'b', 'c'], ['b', 'x'], ['a > ', 'c > x']],
  ['a changed block with a new one beside it', ['a', 'c'], ['n', 'x', 'c'], ['a > n+x']],
])('review: finds %s', (_what, was, now, found) => {
  expect(runs(was, now)).toEqual(found)
})
