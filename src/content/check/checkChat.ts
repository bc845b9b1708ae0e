import { matchReply } from '../../assistant/matchReply'
import { figureOf, placeholdersIn } from '../../assistant/placeholders'
import { LANGUAGES } from '../../routing/languages'
import type { LocalizedText } from '../schemas/fields'
import type { Chat } from '../schemas/chat'

/** A mistake in `content/chat.json` that its schema cannot see. */
export interface ChatProblem {
  path: (string | number)[]
  message: string
}

/**
 * Proves that the assistant can say everything it knows: every keyword of
 * each language, asked alone, reaches its own intent or is listed as an
 * exception with a reason; listed exceptions are still needed; quick questions
 * get a real answer; every placeholder resolves.
 * @param figures ids of the figures of `content/site.json`
 * @returns all problems, with their path in the file; empty when the content is right
 */
export function checkChat(chat: Chat, figures: Iterable<string>): ChatProblem[] {
  return [
    ...checkIds(chat),
    ...checkKeywords(chat),
    ...checkExceptions(chat),
    ...checkQuickQuestions(chat),
    ...checkPlaceholders(chat, new Set(figures)),
  ]
}

function checkIds({ intents }: Chat): ChatProblem[] {
  return intents.flatMap(({ id }, index) => {
    const path = ['intents', index, 'id']
    if (id.startsWith('fallback')) return [{ path, message: `"${id}" is reserved for the fallbacks` }]
    const isRepeated = intents.findIndex((other) => other.id === id) !== index
    return isRepeated ? [{ path, message: `two intents are called "${id}"` }] : []
  })
}

function checkKeywords({ intents, exceptions }: Chat): ChatProblem[] {
  return intents.flatMap(({ id, keywords, unless = [] }, index) => [
    ...LANGUAGES.flatMap((language) =>
      keywords[language].flatMap((keyword, place): ChatProblem[] => {
        const path = ['intents', index, 'keywords', language, place]
        if (!isWrittenIn(keyword, language)) {
          return [
            {
              path,
              message: `"${keyword}" is not written in the alphabet of its language, so it would answer visitors of the other one`,
            },
          ]
        }
        const reached = matchReply(spoken(keyword), intents)
        const isExpected = exceptions.some((known) => known.keyword === keyword && known.language === language)
        if (reached === id || isExpected) return []
        return [
          {
            path,
            message: `"${keyword}" reaches "${reached}", not "${id}": change it, or list it under exceptions with a reason`,
          },
        ]
      }),
    ),
    ...unless.flatMap(({ keyword }, place): ChatProblem[] =>
      LANGUAGES.some((language) => keywords[language].includes(keyword))
        ? []
        : [
            {
              path: ['intents', index, 'unless', place, 'keyword'],
              message: `"${keyword}" is not a keyword of "${id}"`,
            },
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

function checkExceptions({ intents, exceptions }: Chat): ChatProblem[] {
  return exceptions.flatMap(({ keyword, language, reaches }, index): ChatProblem[] => {
    const owner = intents.find(({ keywords }) => keywords[language].includes(keyword))
    if (!owner) return [{ path: ['exceptions', index, 'keyword'], message: `no intent has the keyword "${keyword}"` }]
    const reached = matchReply(spoken(keyword), intents)
    if (reached === owner.id) {
      return [{ path: ['exceptions', index], message: `"${keyword}" reaches its own intent now: delete the exception` }]
    }
    if (reached === reaches) return []
    return [{ path: ['exceptions', index, 'reaches'], message: `"${keyword}" reaches "${reached}", not "${reaches}"` }]
  })
}

function checkQuickQuestions({ quickQuestions, intents }: Chat): ChatProblem[] {
  return quickQuestions.flatMap((question, index) =>
    LANGUAGES.filter((language) => matchReply(question[language], intents).startsWith('fallback')).map((language) => ({
      path: ['quickQuestions', index, language],
      message: `no keyword answers "${question[language]}"`,
    })),
  )
}

function checkPlaceholders(
  { greeting, quickQuestions, intents, fallbacks }: Chat,
  figures: Set<string>,
): ChatProblem[] {
  const inWords = (text: LocalizedText, path: ChatProblem['path']) =>
    LANGUAGES.flatMap((language) =>
      placeholdersIn(text[language])
        .filter((placeholder) => !isKnown(placeholder, figures))
        .map((placeholder) => ({
          path: [...path, language],
          message: `${placeholder} stands for nothing: use {email}, {phone} or {figure:…} with one of ${[...figures].join(', ')}`,
        })),
    )
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
