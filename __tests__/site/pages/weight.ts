import fs from 'node:fs'
import path from 'node:path'
import { plainText } from '../../../src/content/mdx/bodyText'
import { versionsOf } from '../../../src/content/model/post'
import { readShipped } from '../../support/shipped'

const FOLDER = path.resolve('public')
const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8')

test('the data of the blog list carries no body', async () => {
  const { content, has } = await readShipped()
  const lists = ['/blog', '/ru/blog', '/']
    .filter(has)
    .map((page) => read(`page-data/${page.slice(1) || 'index'}/page-data.json`))
  for (const version of content.posts.flatMap(versionsOf)) {
    const [firstParagraph] = plainText(version.blocks()).split('\n')
    for (const list of lists) expect(list).not.toContain(JSON.stringify(firstParagraph).slice(1, -1))
  }
})
