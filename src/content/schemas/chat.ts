import { z } from 'zod'
import { normalise } from '../../search/normalise'
import { LANGUAGES } from '../../routing/languages'
import { key, link, list, listInEachLanguage, plain, words } from './fields'

/** A keyword, normalised like the questions it is compared with: lower case, `е` for `ё`. */
const keyword = z.string().overwrite(normalise).min(1)

const keywordList = (description: string) => z.array(keyword).min(1).meta({ description })

const linkSchema = z.strictObject({
  label: words('Words of the link.', { max: 60 }),
  to: link('Target of the link. A link to #contact copies the question into the form.'),
})

const unlessSchema = z.strictObject({
  keyword: keyword.meta({
    description: 'An entry of keywords, subjects, always or signs of this intent, in any language.',
  }),
  without: z.array(keyword).min(1).meta({ description: 'The keyword does not count in a question with one of these.' }),
})

const answer = {
  reply: words('The answer. May quote {figure:<id>} of figures.json, {email} and {phone}.', { max: 600 }),
  links: z.array(linkSchema).max(3).meta({ description: 'At most three links.' }),
}

const inEach = (description: string) => z.strictObject(listInEachLanguage(() => z.array(keyword))).meta({ description })

const intentSchema = z.strictObject({
  id: key('Key of the intent, named by exceptions.'),
  keywords: z
    .strictObject(listInEachLanguage(() => keywordList('Stems: the part of a word that survives inflection.')))
    .meta({
      description:
        'Stems of words. `=` before one matches the whole word only, `money ~ back` matches two words of one sentence in any order, `(rent|hire) a coder` is two keywords.',
    }),
  subjects: inEach('Words that name a subject. They answer if no keyword matches.').optional(),
  always: inEach(
    'Phrases with priority over the order of intents: a wish for a person, a question about rights.',
  ).optional(),
  signs: inEach('Words that may mean this intent and make other answers doubtful. `#` is any number: `#k`.').optional(),
  unless: z
    .array(unlessSchema)
    .optional()
    .meta({ description: 'Keywords, subjects, phrases and signs that do not count next to certain words.' }),
  question: words(
    'The question it answers, in the words of a visitor. Offered when a question matches several intents.',
    {
      max: 60,
    },
  ).optional(),
  faq: key('Topic of an entry of faq.json, whose answer is used instead of `reply`.').optional(),
  reply: answer.reply.optional(),
  links: answer.links,
})

const exceptionSchema = z.strictObject({
  keyword: keyword.meta({ description: 'The keyword, as it is listed.' }),
  language: z.enum(LANGUAGES).meta({ description: 'The language of its list.' }),
  reaches: key('The intent that answers instead.'),
  reason: plain('Why the other intent may answer.'),
})

/** `content/chat.json`: the answers of the assistant. Spec section 2, "Chat widget", and section 5, "Chat". */
export const chatSchema = z.strictObject({
  greeting: words('First message.', { max: 300 }),
  quickQuestions: list(
    words('A question in the words of a visitor.', { max: 60 }),
    { min: 1, max: 6 },
    'Questions at the start of the chat.',
  ),
  intents: z.array(intentSchema).min(1).meta({ description: 'Topics, in the order of their priority.' }),
  fallbacks: z
    .strictObject({
      short: z.strictObject(answer).meta({ description: 'For unreadable input.' }),
      long: z.strictObject(answer).meta({ description: 'For a question without a matching keyword. Lists topics.' }),
    })
    .meta({ description: 'Replies when no keyword matches.' }),
  exceptions: z
    .array(exceptionSchema)
    .meta({ description: 'Keywords that do not reach their own intent, with the reasons.' }),
})

export type Chat = z.infer<typeof chatSchema>
