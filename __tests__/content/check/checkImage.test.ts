import { checkImage } from '../../../src/content/check/checkImage'
import { collectProblems } from '../../../src/content/report/problem'
import { memoryFiles, png } from '../../support/memoryFiles'

const picture = png(1200, 630)
const files = memoryFiles({
  'content/projects/screens/a-1.webp': picture,
  'content/projects/screens/b-1.webp': picture,
  'content/projects/screens/a-1.json': '{}',
  'content/blog/1-first/cover.png': picture,
  'content/blog/1-first/slipway.png': picture,
  'content/blog/2-second/cover.png': picture,
  'content/pictures/social.png': picture,
})

const messagesOf = (file: string, src: string) =>
  collectProblems((report) => checkImage(files, src, { file, line: 1, column: 1, field: 'x' }, 600, report)).map(
    ({ message }) => message,
  )

const PROJECT = 'content/projects/a.json'
const POST = 'content/blog/1-first/en.mdx'

it.each([
  ['in a folder that is missing', PROJECT, './a-1.webp', './screens/a-1.webp'],
  ['with another ending', PROJECT, './screens/a-1.png', './screens/a-1.webp'],
  ['with capitals', PROJECT, './Screens/A-1.webp', './screens/a-1.webp'],
  ['with a Cyrillic letter', PROJECT, './screens/\u0430-1.webp', './screens/a-1.webp'],
  ['in another folder of the content', 'content/site.json', './social.jpg', './pictures/social.png'],
  ['mistyped', POST, './slpiway.jpg', './slipway.png'],
])('a picture that is named %s is offered', (_what, file, src, name) => {
  expect(messagesOf(file, src)).toEqual([expect.stringContaining(`Did you mean "${name}"?`)])
})

it.each([
  ['another number', PROJECT, './screens/a-4.webp'],
  ['a name that several have', 'content/site.json', './cover.png'],
  ['a picture that stands elsewhere', POST, '../2-second/plan.png'],
])('nothing is offered for %s', (_what, file, src) => {
  expect(messagesOf(file, src)).toEqual([expect.not.stringContaining('Did you mean')])
})

it('one that is not there is named with its place if no picture has a similar name', () => {
  expect(messagesOf(POST, './diagram.png')).toEqual([
    '"./diagram.png" does not exist. Add the file content/blog/1-first/diagram.png.',
  ])
})
