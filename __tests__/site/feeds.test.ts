import fs from 'node:fs'
import path from 'node:path'

test.each(['blog/rss.xml', 'ru/blog/rss.xml'])('%s starts with the newest post', (file) => {
  const text = fs.readFileSync(path.resolve('public', file), 'utf8')
  const days = [...text.matchAll(/<pubDate>(.+?)</g)].map(([, day]) => Date.parse(day))
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual([...days].sort((a, b) => b - a))
})
