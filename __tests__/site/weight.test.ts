import fs from 'node:fs'
import path from 'node:path'
import { plainText } from '../../src/content/mdx/bodyText'
import { versionsOf } from '../../src/content/model/post'
import { readShipped } from '../support/shipped'

const FOLDER = path.resolve('public')
const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8')

test('the data of the blog list carries no body', async () => {
  const { content } = await readShipped()
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
