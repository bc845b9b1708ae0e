import { z } from 'zod'
import { byLanguage } from '../../routing/languages'
import { normalise, plainWords } from '../../text/normalise'
import { key, link, list, listInEachLanguage, optionalList, words } from './fields'

/** Keywords become words without signs, like the questions they are compared with. */
const keywords = z.strictObject(listInEachLanguage(() => z.array(z.string().overwrite(plainWords).min(1))))

const greetings = z.strictObject(listInEachLanguage(() => z.array(z.string().overwrite(normalise).min(1))))

const linkSchema = z.strictObject({
  label: words('Words of the link.', { max: 60 }),
  to: link('Target of the link. A link to #contact copies the question into the form.'),
})

const QUOTES = 'May quote {figure:<id>} of figures.json, {email}, {support}, {phone} and {address}.'

const answer = {
  reply: words(`The answer. ${QUOTES}`, { max: 600 }),
  links: z.array(linkSchema).max(3).meta({ description: 'At most three links.' }),
}

/** Example questions by which the assistant finds an intent, a FAQ entry or a page; never shown. */
export const examples = optionalList(
  words('A question in the words of a visitor, or two.', { max: 200 }).meta({ unseen: true }),
  { max: 2000 },
  'Other questions that this answers, in plain sentences. The assistant looks for the nearest; they are not shown.',
)

const intentSchema = z.strictObject({
  id: key('Key of the intent.'),
  careful: z
    .boolean()
    .optional()
    .meta({ description: 'The site must not guess at it: its keywords go before those of all other intents.' }),
  about: words('What the reply is about, above it: “About the price”.', { max: 60 }),
  question: words('The question it answers, in the words of a visitor, where it is offered.', { max: 60 }).optional(),
  keywords: keywords.meta({
    description:
      'Phrases, or beginnings of words. Under four letters they are whole words. The first intent with a keyword in the question counts.',
  }),
  ...answer,
  reply: answer.reply.optional().meta({ description: `The answer; without one, the long fallback. ${QUOTES}` }),
})

/** `content/chat/<id of the intent>.json`: the examples of an intent. They are many, and a text file has a maximum size. */
export const chatExamplesSchema = z.strictObject({ examples })

const NONE = byLanguage((): string[] => [])
const NEARNESS = 0.06

/** `content/chat.json`: the answers of the assistant. Spec section 2, "Chat widget", and section 5, "Chat". */
export const chatSchema = z.strictObject({
  greeting: words('First message.', { max: 300 }),
  quickQuestions: list(
    words('A question in the words of a visitor.', { max: 60 }),
    { min: 1, max: 6 },
    'Questions at the start of the chat.',
  ),
  courtesies: greetings.default(NONE).meta({
    description:
      'Greetings, thanks, please and sign-offs. They are taken from the beginning and the end of a question.',
  }),
  followUps: keywords.default(NONE).meta({
    description:
      'Words for something said before, as "they". A short question with one takes the subject of the question before.',
  }),
  conjunctions: keywords.default(NONE).meta({ description: 'Words between two questions in one message, as "and".' }),
  nearness: z
    .strictObject(byLanguage(() => z.number().min(0).max(1).default(NEARNESS)))
    .default(byLanguage(() => NEARNESS))
    .meta({
      description:
        'How sure the assistant must be of a topic to answer by it, from 0 to 1; 0.05 is enough for the closest.',
    }),
  intents: z.array(intentSchema).min(1).meta({ description: 'Topics, in the order of their priority.' }),
  fallbacks: z
    .strictObject({
      short: z.strictObject(answer).meta({ description: 'For unreadable input.' }),
      long: z.strictObject(answer).meta({ description: 'For a question that nothing answers. Lists topics.' }),
      near: words('Before the reply of the nearest topic.', { max: 100 }),
    })
    .meta({ description: 'Replies when nothing is found.' }),
})

export type Chat = z.infer<typeof chatSchema>

/** The file as it is written: what has a default may be missing. */
export type ChatFile = z.input<typeof chatSchema>
