/**
 * `npm run ask -- [--language <code>] "question" …`: prints the assistant's
 * reply to each question, with the ids of the topics, without building the site.
 */
import { readContent } from '../../src/content/readDisk'
import { answerTo } from '../../src/assistant/answerTo'
import { learnedChat, siteChat } from '../../src/node/output/chatData'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/routing/languages'
import { runCommand, SettingError } from '../process/command'

const USAGE = 'npm run ask -- [--language <code>] "question" …'
const OPTIONS = { language: { type: 'string', default: DEFAULT_LANGUAGE } } as const

runCommand(USAGE, { options: OPTIONS, allowPositionals: true }, async ({ values: { language }, positionals }) => {
  if (positionals.length === 0) throw new SettingError(`There is no question.\nUsage: ${USAGE}`)
  if (!LANGUAGES.includes(language)) throw new SettingError(`The languages of the site are ${LANGUAGES.join(', ')}.`)
  const { content } = await readContent(process.cwd())
  const chat = content && siteChat(content)?.[language]
  if (!chat) throw new SettingError('There is no assistant, or the content has errors: run npm run check.')
  const data = learnedChat(chat)
  for (const question of positionals) {
    const { id, closest = '', about = '', text, also, asks = [] } = answerTo(question, data)
    console.log(`\n> ${question}\n\n[${id}] ${closest} ${about}\n${text}`)
    if (also) console.log(`\n[${also.id}] ${also.about}\n${also.text}`)
    for (const ask of asks) console.log(`  ( ${ask} )`)
  }
})
