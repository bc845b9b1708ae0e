import fs from 'node:fs'
import path from 'node:path'
import { plainText } from '../../src/content/mdx/bodyText'
import { readContent } from '../../src/content/readContent'
import { versionsOf } from '../../src/content/model/post'

const FOLDER = path.resolve('public')
const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8')

test('the data of the blog list carries no body', async () => {
  const { content } = await readContent(process.cwd())
  const lists = [
    read('page-data/blog/page-data.json'),
    read('page-data/ru/blog/page-data.json'),
    read('page-data/index/page-data.json'),
  ]
  for (const version of content.posts.flatMap(versionsOf)) {
    const [firstParagraph] = plainText(version.blocks()).split('\n')
    for (const list of lists) expect(list).not.toContain(JSON.stringify(firstParagraph).slice(1, -1))
  }
})

test('what exists only at build time does not reach the browser', () => {
  const scripts = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  const marks = ['unrecognized_keys', 'mdxJsxFlowElement', 'registerLanguage', 'image-size', 'invalid_type']
  const found = scripts.flatMap((name) =>
    marks.filter((mark) => read(name).includes(mark)).map((mark) => `${name}: ${mark}`),
  )
  expect(found).toEqual([])
})

test('scripts inside the pages are as short as the others', () => {
  const scripts = [...read('index.html').matchAll(/<script(?![^>]*json)[^>]*>([^<]+)/g)].map(([, text]) => text)
  expect(scripts.length).toBeGreaterThan(3)
  for (const text of scripts) expect(text).not.toMatch(/\n|\/\/ /)
})
