import { z } from 'zod'
import { normalise } from '../../assistant/normalise'
import { key, link, list, plain, words } from './fields'

/** In the form in which a question is compared with it, however it is written: small letters, `е` for `ё`. */
const keyword = z.string().overwrite(normalise).min(1)

const keywordList = (description: string) => z.array(keyword).min(1).meta({ description })

const linkSchema = z.strictObject({
  label: words('Words of the link.', { max: 60 }),
  to: link('Where it leads. A link to #contact takes the question along into the form.'),
})

const unlessSchema = z.strictObject({
  keyword: keyword.meta({
    description: 'A keyword of this intent, a subject, a phrase of `always` or a sign, in any language.',
  }),
  without: z.array(keyword).min(1).meta({ description: 'It does not count in a question that holds one of these.' }),
})

const answer = {
  reply: words('The answer. May quote {figure:<id>} of figures.json, {email} and {phone}.', { max: 600 }),
  links: z.array(linkSchema).max(3).meta({ description: 'Where to read on, at most three.' }),
}

const inBoth = (description: string) =>
  z.strictObject({ en: z.array(keyword), ru: z.array(keyword) }).meta({ description })

const intentSchema = z.strictObject({
  id: key('Key of the intent, named by exceptions.'),
  keywords: z
    .strictObject({
      en: keywordList('English stems. The list and the order of intents are fixed by the specification.'),
      ru: keywordList('Russian stems: the part that survives declension.'),
    })
    .meta({
      description:
        'Stems the question must hold; `=` before one means the whole word, `money ~ back` two words of one sentence in any order; `(rent|hire) a coder` is two keywords.',
    }),
  subjects: inBoth('Words that name a subject: they answer where no keyword asks anything.').optional(),
  always: inBoth(
    'Phrases that win before the order is asked: a wish for a person, a question about rights.',
  ).optional(),
  signs: inBoth(
    'Words that may mean this: beside them nothing else answers for certain. `#` is any number: `#k`.',
  ).optional(),
  unless: z
    .array(unlessSchema)
    .optional()
    .meta({ description: 'Keywords, subjects, phrases and signs that do not count beside another word.' }),
  question: words('What it answers, as a visitor would ask it. Shown where a question was about more than one thing.', {
    max: 60,
  }).optional(),
  faq: key('Topic of an entry of faq.json whose words are the answer, instead of `reply`.').optional(),
  reply: answer.reply.optional(),
  links: answer.links,
})

const exceptionSchema = z.strictObject({
  keyword: keyword.meta({ description: 'The keyword, as it is listed.' }),
  language: z.enum(['en', 'ru']).meta({ description: 'Whose list it is in.' }),
  reaches: key('The intent that answers instead.'),
  reason: plain('Why that is right or cannot be helped, for the next writer.'),
})

/** `content/chat.json`: what the assistant says. Spec section 2, "Chat widget", and section 5, "Chat". */
export const chatSchema = z.strictObject({
  greeting: words('First message.', { max: 300 }),
  quickQuestions: list(words('A question as a visitor would put it.', { max: 60 }), 4, 'Four questions to begin with.'),
  intents: z.array(intentSchema).min(1).meta({ description: 'Topics, in the order in which they are tried.' }),
  fallbacks: z
    .strictObject({
      short: z.strictObject(answer).meta({ description: 'For input nobody could read.' }),
      long: z.strictObject(answer).meta({ description: 'For a question no keyword reaches; lists topics.' }),
    })
    .meta({ description: 'What is said when no keyword matches.' }),
  exceptions: z
    .array(exceptionSchema)
    .meta({ description: 'Keywords that cannot reach their own intent, each with the reason.' }),
})

export type Chat = z.infer<typeof chatSchema>
