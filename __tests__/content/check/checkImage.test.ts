import { checkImage } from '../../../src/content/check/checkImage'
import { memoryFiles, png } from '../../support/memoryFiles'

const picture = png(1200, 630)
const files = memoryFiles({
  'content/projects/screens/a-1.webp': picture,
  'content/projects/screens/a-1.ru.webp': picture,
  'content/projects/screens/b-1.webp': picture,
  'content/blog/1-first/cover.png': picture,
  'content/blog/1-first/slipway.png': picture,
  'content/blog/2-second/cover.png': picture,
  'content/blog/2-second/plan.png': picture,
  'content/pictures/social.png': picture,
})

const said = (file: string, src: string) =>
  checkImage(files, src, { file, line: 1, column: 1, field: 'x' }, 600).map(({ message }) => message)

const PROJECT = 'content/projects/a.json'
const POST = 'content/blog/1-first/en.mdx'

describe('of a picture that is not there', () => {
  it.each([
    ['whose folder is missing', PROJECT, './a-1.webp', './screens/a-1.webp'],
    ['whose folder is mistyped', PROJECT, './screns/a-1.webp', './screens/a-1.webp'],
    ['without a dot', PROJECT, 'screens/a-1.webp', './screens/a-1.webp'],
    ['from the root', PROJECT, '/screens/a-1.webp', './screens/a-1.webp'],
    ['with signs of Windows', PROJECT, '.\\screens\\a-1.webp', './screens/a-1.webp'],
    ['by a detour', PROJECT, '../projects/screens/a-1.webp', './screens/a-1.webp'],
    ['with another ending', PROJECT, './screens/a-1.png', './screens/a-1.webp'],
    ['with an ending that is none', PROJECT, './screens/a-1.wepb', './screens/a-1.webp'],
    ['without its ending', PROJECT, './screens/a-1', './screens/a-1.webp'],
    ['with capitals', PROJECT, './Screens/A-1.webp', './screens/a-1.webp'],
    ['with a language', PROJECT, './screens/a-1.en.webp', './screens/a-1.webp'],
    ['with a space as addresses have it', PROJECT, './screens/a%201.webp', './screens/a-1.webp'],
    ['without a sign', PROJECT, './screens/a1.webp', './screens/a-1.webp'],
    ['in another folder of the content', 'content/site.json', './social.jpg', './pictures/social.png'],
    ['with a slip of the finger', POST, './slpiway.jpg', './slipway.png'],
  ])('one %s is offered', (_what, file, src, meant) => {
    expect(said(file, src)).toEqual([expect.stringContaining(`Did you mean "${meant}"?`)])
  })

  it('a letter of another alphabet is named', () => {
    expect(said(PROJECT, './screens/\u0430-1.webp')).toEqual([
      expect.stringContaining('letter 11, "\u0430", is Cyrillic (U+0430)'),
    ])
  })

  it.each([
    ['another number', PROJECT, './screens/a-4.webp'],
    ['another letter, which is another picture', PROJECT, './screens/z-1.webp'],
    ['a name that several have', 'content/site.json', './cover.png'],
    ['another name', POST, './plan.png'],
    ['a folder', POST, './'],
  ])('nothing is offered for %s', (_what, file, src) => {
    expect(said(file, src)).toEqual([expect.not.stringContaining('Did you mean')])
  })

  it.each(['../2-second/cover.png', 'https://example.com/cover.png'])('%s stands elsewhere, and is copied', (src) => {
    expect(said(POST, src)).toEqual([
      `"${src}" must be a file beside this one, written as "./picture.png". Copy it there.`,
    ])
  })
})

it('nothing is said of one that is there', () => {
  expect(said(POST, './cover.png')).toEqual([])
})

it('one that is not there is told where to stand when no other is meant', () => {
  expect(said(POST, './diagram.png')).toEqual([
    'There is no file "./diagram.png". Put it there, as content/blog/1-first/diagram.png.',
  ])
})
