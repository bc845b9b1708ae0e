import { matchReply } from '../../assistant/matchReply'
import { figureOf, placeholdersIn } from '../../assistant/placeholders'
import { LANGUAGES } from '../../routing/languages'
import type { LocalizedText } from '../schemas/fields'
import { problem, type Problem } from '../report/problem'
import { hint } from '../report/suggest'
import type { DataDocument } from '../source/dataDocument'
import type { Chat } from '../schemas/chat'
import { checkExceptions, checkKeywords, type Found } from './checkKeywords'

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
