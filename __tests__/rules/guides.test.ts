/** Guides quote what commands print and what files hold. */
import fs from 'node:fs'
import path from 'node:path'
import { CONTENT_TYPES } from '../../src/content/model/contentTypes'
import { sourceFiles } from '../support/sourceFiles'

const FOLDER_GUIDES = ['src/README.md', 'src/RECIPES.md', 'content/README.md', 'locales/README.md']
const GUIDES = ['README.md', 'CONTRIBUTING.md', ...FOLDER_GUIDES]
const read = (file: string) => fs.readFileSync(file, 'utf8')

test.each(GUIDES)('%s quotes only words that a command prints', (guide) => {
  const code = [...sourceFiles('scripts'), ...sourceFiles('src')].map(({ code: each }) => each).join('\n')
  const words = code + read('scripts/bootstrap.mjs')
  const blocks = [...read(guide).matchAll(/^(`{3,})(\w*)\n(.*?)^\1$/gms)]
  const outputs = blocks.flatMap(([, , language, output]) => (language === '' ? output : []))
  const phrases = outputs.join('\n').match(/[A-Za-z]+(?: [a-z]+){3,}|^ +[A-Z][a-z]+(?: [a-z]+)+/gm) ?? []
  // A word of a phrase may be a value, so three in a row of four are enough.
  const isPrinted = (phrase: string) => {
    const each = phrase.trim().split(' ')
    return each.some((_, at) => (at === 0 || at + 3 <= each.length) && words.includes(each.slice(at, at + 3).join(' ')))
  }
  expect(phrases.filter((phrase) => !isPrinted(phrase))).toEqual([])
})

const QUOTE = /(?<!if )`([^`\n]+\.\w+)`(?: says| declares the field:) `([^`\n]+)`/g
const packed = (text: string) => text.replace(/\s+/g, '')

test.each(GUIDES)('%s quotes only code that the file holds', (guide) => {
  const quotes = [...read(guide).matchAll(QUOTE)].flatMap(([, file, code]) => {
    const place = [path.join(path.dirname(guide), file), file].find((each) => fs.existsSync(each))
    // Of the demo's content; another company has other files.
    if (!place && file.startsWith('content/')) return []
    return code.split('…').map((part) => ({ part, text: place ? packed(read(place)) : '' }))
  })
  expect(quotes.filter(({ part, text }) => !text.includes(packed(part))).map(({ part }) => part)).toEqual([])
})

it('recipes name only code that is there', () => {
  const named = read('src/RECIPES.md').match(/(?<=`)(?:src|scripts|__tests__)\/[\w./-]+(?=`)/g)
  expect(named?.filter((file) => !fs.existsSync(file))).toEqual([])
})

it('writers read where each content file shows', () => {
  const table = /^## Where what lives\n[^]*?(?=\n\n[^|])/m.exec(read('content/README.md'))?.[0] ?? ''
  const cells = [...table.matchAll(/^\|(.*?)\|/gm)].map(([, cell]) => cell).join()
  const files = Object.values(CONTENT_TYPES).map(({ layout }) =>
    'folder' in layout ? `${layout.folder}/<` : 'list' in layout ? layout.list : layout.one,
  )
  const named = files.map((file) => `\`${file.replace(/^pages\/.*/, 'pages/<')}`)
  expect(named.filter((file) => !cells.includes(file))).toEqual([])
})
