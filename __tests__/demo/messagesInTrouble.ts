import messages from '../assistant/questions/trouble.json'
import { companyFiles } from '../../scripts/new/newCompany'
import { answerTo } from '../../src/assistant/answerTo'
import { installedNames } from '../../src/content/check/installedNames'
import { readContentFrom } from '../../src/content/readContent'
import { learnedChat, siteChat } from '../../src/node/output/chatData'
import { demoChat } from '../support/demoChat'
import { memoryFiles } from '../support/memoryFiles'

/** These replies send to other people at once, so any of them answers a message of the others. */
const IN_DANGER = ['danger', 'health', 'violence', 'personal']

/** Messages by the intent that must answer them; `none` are ordinary questions with similar words. */
const MESSAGES: Record<string, Record<string, readonly string[]>> = messages

it.each(Object.keys(MESSAGES))(
  'answers people in trouble first, without doubt or other questions: %s',
  async (language) => {
    const data = await demoChat(language)
    const { none, ...expected } = MESSAGES[language]
    const wrong = Object.entries(expected).flatMap(([intent, texts]) =>
      texts.flatMap((text) => {
        const { id, closest, asks = [] } = answerTo(text, data)
        const isRight = id === intent || [intent, id].every((each) => IN_DANGER.includes(each))
        return isRight && !closest && asks.length === 0 ? [] : [{ text, intent, id }]
      }),
    )
    expect(wrong).toEqual([])
    const urgent = data.topics.filter(({ careful, question, text }) => careful && !question && text)
    const alarmed = none.filter((text) => urgent.some(({ id }) => id === answerTo(text, data).id))
    expect(alarmed).toEqual([])
  },
)

it('promises of support and contacts are those of the site', async () => {
  const data = await demoChat('en')
  const textOf = (message: string) => answerTo(message, data).text
  for (const message of ['our site is down', 'we got hacked'])
    expect(textOf(message)).toContain('support@brightkeel.example')
  expect(textOf('our site is down')).toContain('30 minutes')
  expect(answerTo('delete my data', data).links.map(({ to }) => to)).toEqual(['/privacy'])
})

it('a new company helps people in trouble, and knows no other name', async () => {
  const company = { name: 'O’Hara', url: 'https://ohara.example', email: 'hello@ohara.example' }
  const files = await companyFiles({ ...company, parts: ['chat'], languages: ['en', 'ru'] })
  const { content } = await readContentFrom(memoryFiles(files), installedNames(process.cwd()))
  const chat = siteChat(content)!
  const replyOf = (question: string, language: 'en' | 'ru') => answerTo(question, learnedChat(chat[language])).id
  expect(replyOf('A scammer in your name wants a fee from me.', 'en')).toBe('fraud')
  expect(replyOf('Аферист от вашего имени просит у меня взнос.', 'ru')).toBe('fraud')
  expect(replyOf('May I taste the wines on Sunday?', 'en')).toMatch('fallback')
  expect(JSON.stringify(chat)).not.toMatch(/brightkeel|брайткил/i)
})
