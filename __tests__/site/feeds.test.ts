import fs from 'node:fs'
import path from 'node:path'
import { readShipped } from '../support/shipped'

test.each([
  ['blog/rss.xml', 'en'],
  ['ru/blog/rss.xml', 'ru'],
] as const)('%s has every post that is written in %s, the newest first', async (file, language) => {
  const { content } = await readShipped()
  const text = fs.readFileSync(path.resolve('public', file), 'utf8')
  const days = [...text.matchAll(/<pubDate>(.+?)</g)].map(([, day]) => Date.parse(day))
  expect(days).toHaveLength(content.posts.filter(({ versions }) => versions[language]).length)
  expect(days).toEqual([...days].sort((a, b) => b - a))
  const whole = [...text.matchAll(/<content:encoded>(.+?)<\/content:encoded>/gs)].map(([, words]) => words)
  expect(whole).toHaveLength(days.length)
  for (const words of whole) expect(words).not.toBe('')
})
