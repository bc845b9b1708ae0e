import { matchReply } from '../../assistant/matchReply'
import { figureOf, placeholdersIn } from '../../assistant/placeholders'
import { LANGUAGES } from '../../routing/languages'
import type { LocalizedText } from '../schemas/fields'
import { problem, type Problem } from '../report/problem'
import type { ErrorId } from '../report/problemIds'
import type { DataDocument } from '../source/dataDocument'
import type { Chat } from '../schemas/chat'

/** What is wrong, and with which part of the file. */
type Found = readonly [id: ErrorId, path: (string | number)[], message: string]

/**
 * Proves that the assistant can say everything it knows: every keyword of
 * each language, asked alone, reaches its own intent or is listed as an
 * exception with a reason; listed exceptions are still needed; quick questions
 * get a real answer; every placeholder resolves.
 * @param figures ids of the figures of `content/site.json`
 */
export function checkChat(chat: Chat, document: DataDocument, figures: Iterable<string>): Problem[] {
  return [
    ...checkIds(chat),
    ...checkKeywords(chat),
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

function checkKeywords({ intents, exceptions }: Chat): Found[] {
  return intents.flatMap(({ id, keywords, unless = [] }, index) => [
    ...LANGUAGES.flatMap((language) =>
      keywords[language].flatMap((keyword, place): Found[] => {
        const path = ['intents', index, 'keywords', language, place]
        if (!isWrittenIn(keyword, language)) {
          return [
            [
              'chat/keyword-alphabet',
              path,
              `"${keyword}" is not written in the alphabet of its language, so it would answer visitors of the other one.`,
            ],
          ]
        }
        const reached = matchReply(spoken(keyword), intents)
        const isExpected = exceptions.some((known) => known.keyword === keyword && known.language === language)
        if (reached === id || isExpected) return []
        return [
          [
            'chat/keyword-reaches-other',
            path,
            `"${keyword}" reaches "${reached}", not "${id}": change it, or list it under exceptions with a reason.`,
          ],
        ]
      }),
    ),
    ...unless.flatMap(({ keyword }, place): Found[] =>
      LANGUAGES.some((language) => keywords[language].includes(keyword))
        ? []
        : [
            [
              'chat/unless-keyword',
              ['intents', index, 'unless', place, 'keyword'],
              `"${keyword}" is not a keyword of "${id}".`,
            ],
          ],
    ),
  ])
}

/** What a visitor would type to use a keyword. */
function spoken(keyword: string): string {
  return keyword.replace(/^=/, '')
}

function isWrittenIn(keyword: string, language: (typeof LANGUAGES)[number]): boolean {
  return language === 'ru' ? /\p{Script=Cyrillic}/u.test(keyword) : !/\p{Script=Cyrillic}/u.test(keyword)
}

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
          `${placeholder} stands for nothing: use {email}, {phone} or {figure:…} with one of ${[...figures].join(', ')}.`,
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
    ...intents.flatMap(({ reply }, index) => inWords(reply, ['intents', index, 'reply'])),
    ...inWords(fallbacks.short.reply, ['fallbacks', 'short', 'reply']),
    ...inWords(fallbacks.long.reply, ['fallbacks', 'long', 'reply']),
  ]
}

function isKnown(placeholder: string, figures: Set<string>): boolean {
  const figure = figureOf(placeholder)
  return figure === undefined ? placeholder === '{email}' || placeholder === '{phone}' : figures.has(figure)
}
