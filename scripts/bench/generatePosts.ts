import fs from 'node:fs'
import path from 'node:path'

const VOCABULARY = {
  en: 'queue sensor request server budget session index cache branch release user order payment screen build storage message device result field record network schema worker token signal client page query service',
  ru: 'очередь датчик запрос сервер бюджет сессия индекс кэш ветка выпуск клиент заказ платёж экран сборка хранилище сообщение устройство результат поле запись сеть схема процесс ключ сигнал страница служба',
} as const
const CATEGORIES = ['Mobile Development', 'Artificial Intelligence', 'Web Development', 'IoT', 'Cloud Security']
const AUTHORS = ['maya-lindqvist', 'daniel-okafor', 'irina-vetrova', 'tomas-herrera', 'sofia-marchenko']

/** Replaces the blog of a site by `count` generated posts in both languages. */
export function generateBlog(site: string, count: number): void {
  const blog = path.join(site, 'content/blog')
  fs.rmSync(blog, { recursive: true, force: true })
  for (let number = 1; number <= count; number += 1) {
    // 404 is not an id a post can have.
    const id = number < 404 ? number : number + 1
    const folder = path.join(blog, `${id}-generated`)
    fs.mkdirSync(folder, { recursive: true })
    for (const language of ['en', 'ru'] as const)
      fs.writeFileSync(path.join(folder, `${language}.mdx`), generatePost(id, language))
  }
}

/** One MDX file of some 1,400 words: paragraphs with emphasis and links, lists, tables, quotes, callouts and code. */
function generatePost(id: number, language: 'en' | 'ru'): string {
  const vocabulary = VOCABULARY[language].split(' ')
  // The same numbers on every machine (MINSTD).
  let seed = id * 2 + (language === 'en' ? 0 : 1)
  const word = () => vocabulary[(seed = (seed * 48_271) % 2_147_483_647) % vocabulary.length]
  const words = (count: number) => Array.from({ length: count }, word).join(' ')
  const heading = (count: number) => words(count).replace(/^./, (letter) => letter.toUpperCase())
  const sentence = (count: number) => `${heading(count)}.`
  const paragraph = () =>
    `${sentence(14)} **${words(3)}** ${words(9)} [${words(2)}](/services/web-app-development), ${words(12)} \`${words(1)}\`. ${sentence(18)} *${words(2)}* ${sentence(11)}`
  const section = () => `## ${heading(4)}

${paragraph()}

- ${sentence(9)}
- ${sentence(9)}
- ${sentence(9)}

${paragraph()}

| ${words(1)} | ${words(1)} | ${words(1)} |
| --- | --- | --- |
| ${words(2)} | ${words(1)} | ${words(2)} |

> ${sentence(16)}

<Callout kind="note">

${sentence(15)}

</Callout>

\`\`\`ts
export const step${id} = (value: number) => (value > 0 ? value * 2 : 0) // ${words(2)}
\`\`\`
`
  const day = new Date(Date.UTC(2020, 0, 1) + id * 86_400_000).toISOString().slice(0, 10)
  return `---
id: ${id}
title: ${heading(5)} ${id}
excerpt: ${sentence(12)}
category: ${CATEGORIES[id % CATEGORIES.length]}
author: ${AUTHORS[id % AUTHORS.length]}
date: ${day}
---

${Array.from({ length: 6 }, section).join('\n')}`
}
