import { matchReply, matchFirst, matchIntents, type Keywords } from '../../assistant/matchReply'
import { figureOf, placeholdersIn } from '../../assistant/placeholders'
import { LANGUAGES } from '../../routing/languages'
import type { LocalizedText } from '../schemas/fields'
import { problem, type Problem, type ErrorId } from '../report/problem'
import { hint } from '../report/suggest'
import type { DataDocument } from '../report/positions'
import type { Chat } from '../schemas/chat'
import { alternatives, spoken } from '../../assistant/stems'

/**
 * Proves that the assistant can say everything it knows: every keyword of
 * each language, asked alone, reaches its own intent or is listed as an
 * exception with a reason; listed exceptions are still needed; no keyword
 * takes the question of another intent; quick questions get a real answer;
 * an intent answers in words of its own or of a FAQ; every placeholder
 * resolves.
 * @param figures ids of the figures of `content/figures.json`
 * @param topics of the entries of `content/faq.json`
 */
export function checkChat(
  chat: Chat,
  document: DataDocument,
  figures: Iterable<string>,
  topics: readonly string[],
): Problem[] {
  return [
    ...checkIds(chat),
    ...checkAnswers(chat, topics),
    ...checkKeywords(chat),
    ...checkQuestions(chat),
    ...checkExceptions(chat),
    ...checkQuickQuestions(chat),
    ...checkPlaceholders(chat, new Set(figures)),
  ].map(([id, path, message]) => problem(id, document.at(path), message))
}

function checkIds({ intents }: Chat): Found[] {
  return intents.flatMap(({ id }, index): Found[] => {
    const path = ['intents', index, 'id']
    if (id.startsWith('fallback')) return [['chat/reserved-id', path, `"${id}" is reserved for the fallbacks.`]]
    const isRepeated = intents.findIndex((other) => other.id === id) !== index
    return isRepeated ? [['chat/repeated-id', path, `Two intents are called "${id}".`]] : []
  })
}

function checkAnswers({ intents }: Chat, topics: readonly string[]): Found[] {
  return intents.flatMap(({ id, reply, faq }, index): Found[] => {
    if ((reply === undefined) === (faq === undefined)) {
      return [['chat/answer', ['intents', index], `"${id}" needs an answer: either "reply" or the topic of a FAQ.`]]
    }
    if (faq === undefined || topics.includes(faq)) return []
    const known = topics.length > 0 ? `one of ${topics.join(', ')}` : 'none has a topic yet'
    return [
      ['chat/faq-topic', ['intents', index, 'faq'], `No entry of content/faq.json has the topic "${faq}": ${known}.`],
    ]
  })
}

/** A keyword of one intent must not take the question that stands for another. */
function checkQuestions({ intents }: Chat): Found[] {
  return intents.flatMap(({ id, question }, index) =>
    LANGUAGES.flatMap((language): Found[] => {
      const reached = question && matchReply(question[language], intents)
      if (reached === undefined || reached === id) return []
      return [
        [
          'chat/question-taken',
          ['intents', index, 'question', language],
          `"${question?.[language]}" is answered by "${reached}": a keyword of that intent takes it.`,
        ],
      ]
    }),
  )
}

function checkQuickQuestions({ quickQuestions, intents }: Chat): Found[] {
  return quickQuestions.flatMap((question, index) =>
    LANGUAGES.filter((language) => matchReply(question[language], intents).startsWith('fallback')).map(
      (language): Found => [
        'chat/question',
        ['quickQuestions', index, language],
        `No keyword answers "${question[language]}".`,
      ],
    ),
  )
}

function checkPlaceholders({ greeting, quickQuestions, intents, fallbacks }: Chat, figures: Set<string>): Found[] {
  const inWords = (text: LocalizedText, path: Found[1]) =>
    LANGUAGES.flatMap((language): Found[] => [
      ...placeholdersIn(text[language])
        .filter((placeholder) => !isKnown(placeholder, figures))
        .map((placeholder): Found => [
          'chat/placeholder',
          [...path, language],
          `${placeholder} stands for nothing: use {email}, {phone} or {figure:…} of content/figures.json.${hint(figureOf(placeholder) ?? '', figures)}`,
        ]),
      ...(/\{\{|\}\}/.test(text[language])
        ? [
            [
              'chat/two-braces',
              [...path, language],
              'Placeholders of the assistant have one brace on each side: {email}.',
            ] satisfies Found,
          ]
        : []),
    ])
  return [
    ...inWords(greeting, ['greeting']),
    ...quickQuestions.flatMap((question, index) => inWords(question, ['quickQuestions', index])),
    ...intents.flatMap(({ reply }, index) => (reply ? inWords(reply, ['intents', index, 'reply']) : [])),
    ...inWords(fallbacks.short.reply, ['fallbacks', 'short', 'reply']),
    ...inWords(fallbacks.long.reply, ['fallbacks', 'long', 'reply']),
  ]
}

function isKnown(placeholder: string, figures: Set<string>): boolean {
  const figure = figureOf(placeholder)
  return figure === undefined ? placeholder === '{email}' || placeholder === '{phone}' : figures.has(figure)
}

/** Keywords of the assistant: what the check of `content/chat.json` proves of each. */

type Intent = Chat['intents'][number]

/** What is wrong, and with which part of the file. */
export type Found = readonly [id: ErrorId, path: (string | number)[], message: string]

/** Every list of words of an intent, with its name. */
function wordLists(intent: Intent): { name: 'keywords' | 'subjects' | 'always' | 'signs'; words: Keywords }[] {
  return (['keywords', 'subjects', 'always', 'signs'] as const).flatMap((name) => {
    const words = intent[name]
    return words ? [{ name, words }] : []
  })
}

/** Every keyword is in the alphabet of its language, and reaches its intent or is listed as an exception. */
function checkKeywords({ intents, exceptions }: Chat): Found[] {
  return intents.flatMap((intent, index) => [
    ...wordLists(intent).flatMap(({ name, words }) =>
      LANGUAGES.flatMap((language) =>
        words[language].flatMap((keyword, place): Found[] => {
          const path = ['intents', index, name, language, place]
          if (!alternatives(keyword).every((one) => isWrittenIn(one, language))) {
            return [
              [
                'chat/keyword-alphabet',
                path,
                `"${keyword}" is not written in the alphabet of its language, so it would answer visitors of the other one.`,
              ],
            ]
          }
          if (name === 'signs') return []
          // Mere subjects give way to every keyword: it is enough that they can be meant.
          const isExpected = exceptions.some((known) => known.keyword === keyword && known.language === language)
          if (isExpected) return []
          return alternatives(keyword).flatMap((alternative): Found[] => {
            const first = matchFirst(spoken(alternative), intents)
            const wins =
              first === intent.id ||
              (name === 'subjects' && matchIntents(spoken(alternative), intents).includes(intent.id))
            if (wins) return []
            return [
              [
                'chat/keyword-reaches-other',
                path,
                `"${alternative}" can never win: it reaches "${first ?? 'nothing'}", not "${intent.id}". Change it, or list it under exceptions with a reason.`,
              ],
            ]
          })
        }),
      ),
    ),
    ...(intent.unless ?? []).flatMap(({ keyword }, place): Found[] =>
      LANGUAGES.some((language) =>
        [intent.keywords, intent.subjects, intent.always, intent.signs].some((words) =>
          words?.[language].includes(keyword),
        ),
      )
        ? []
        : [
            [
              'chat/unless-keyword',
              ['intents', index, 'unless', place, 'keyword'],
              `"${keyword}" is neither a keyword, a subject nor a sign of "${intent.id}", nor among its phrases that always win.`,
            ],
          ],
    ),
  ])
}

function isWrittenIn(keyword: string, language: (typeof LANGUAGES)[number]): boolean {
  return language === 'ru' ? /\p{Script=Cyrillic}/u.test(keyword) : !/\p{Script=Cyrillic}/u.test(keyword)
}

/** Every exception that is listed is still needed, and reaches what it says. */
function checkExceptions({ intents, exceptions }: Chat): Found[] {
  return exceptions.flatMap(({ keyword, language, reaches }, index): Found[] => {
    const owner = intents.find(({ keywords }) => keywords[language].includes(keyword))
    if (!owner)
      return [['chat/exception-keyword', ['exceptions', index, 'keyword'], `No intent has the keyword "${keyword}".`]]
    const reached = matchReply(spoken(keyword), intents)
    if (reached === owner.id) {
      return [
        [
          'chat/exception-idle',
          ['exceptions', index],
          `"${keyword}" reaches its own intent now: delete the exception.`,
        ],
      ]
    }
    if (reached === reaches) return []
    return [
      [
        'chat/exception-reaches',
        ['exceptions', index, 'reaches'],
        `"${keyword}" reaches "${reached}", not "${reaches}".`,
      ],
    ]
  })
}
