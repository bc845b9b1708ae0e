import fs from 'node:fs'
import path from 'node:path'
import { markStandIns } from '../../../src/node/output/markStandIns'
import { buildRoutes } from '../../../src/routing/routes'
import { newFolder, writeFiles } from '../../support/folder'

const folder = newFolder()
const ROUTES = buildRoutes({}).filter(({ neutralPath }) => neutralPath === '/')

const WORDS = [
  'Send it',
  '{{count}} of {figure:all} keels',
  '{{name}} {{count}}',
  'Write to {email}, please',
  'Whoever builds a hull that floats, and floats well, sells it.',
]

it.each([
  ['<p>Send  it</p>', '<p lang="en">Send  it</p>'],
  ['<h1 class="a">3 of 5 keels</h1><p>Киль</p>', '<h1 lang="en" class="a">3 of 5 keels</h1><p>Киль</p>'],
  ['<a href="/"><svg></svg>Send it</a>', '<a lang="en" href="/"><svg></svg>Send it</a>'],
  ['<img alt="Send it">', '<img lang="en" alt="Send it">'],
  ['<a aria-label="Send it">Киль</a>', '<a aria-label="Send it">Киль</a>'],
  ['<p>Send it<b>Киль</b></p>', '<p>Send it<b>Киль</b></p>'],
  ['<p lang="de">Send it</p>', '<p lang="de">Send it</p>'],
  [
    '<p>Write to <a href="/">a@b.co</a>, please</p><p>Send it</p>',
    '<p lang="en">Write to <a href="/">a@b.co</a>, please</p><p lang="en">Send it</p>',
  ],
  ['<p>… a hull that floats, and floats well</p>', '<p lang="en">… a hull that floats, and floats well</p>'],
])('marks what the default language says, and nothing else: %s', (before, after) => {
  writeFiles(folder, { 'index.html': before, 'ru.html': before })
  const written: Record<string, string> = {}
  markStandIns(folder, ROUTES, { en: [], ru: [...WORDS, WORDS[0]] }, (name, text) => (written[name] = text))
  expect(written).toEqual({ 'stand-ins/ru.json': JSON.stringify(WORDS) })
  expect(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(before)
  expect(fs.readFileSync(path.join(folder, 'ru.html'), 'utf8')).toBe(after)
})

it('marks the only text that a language lacks', () => {
  writeFiles(folder, { 'ru.html': '<p>Send it</p>' })
  markStandIns(folder, ROUTES, { en: [], ru: ['Send it'] }, () => {})
  expect(fs.readFileSync(path.join(folder, 'ru.html'), 'utf8')).toBe('<p lang="en">Send it</p>')
})
