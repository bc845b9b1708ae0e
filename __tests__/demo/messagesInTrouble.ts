import messages from '../assistant/questions/trouble.json'
import { companyFiles } from '../../scripts/new/newCompany'
import { answerTo } from '../../src/assistant/answerTo'
import { urgentTopic } from '../../src/assistant/phrases'
import type { Chat } from '../../src/content/schemas/chat'
import { demoChat } from '../support/demoChat'

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
    const alarmed = none.filter((text) => urgentTopic(text, data)?.text)
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

it('a new company learns of fraud in its own name, and knows no other name', async () => {
  const company = { name: 'O’Hara', url: 'https://ohara.example', email: 'hello@ohara.example' }
  const files = await companyFiles({ ...company, parts: ['chat'], languages: ['en', 'ru'] })
  const text = String(files['content/chat.json'])
  const { intents, vocabulary } = JSON.parse(text) as Chat
  const topics = intents.map((each) => ({ ...each, examples: [] }))
  for (const message of ['A scammer on behalf of OHara wants a fee.', 'Аферист от имени O’Hara просит взнос.'])
    expect(urgentTopic(message, { language: 'en', topics, vocabulary })?.id).toBe('fraud')
  expect(text).not.toMatch(/brightkeel|брайткил/i)
})
