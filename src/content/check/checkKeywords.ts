/** Keywords of the assistant: what the check of `content/chat.json` proves of each. */
import { matchFirst, matchIntents, matchReply, type Keywords } from '../../assistant/matchReply'
import { alternatives, spoken } from '../../assistant/stems'
import { LANGUAGES } from '../../routing/languages'
import type { ErrorId } from '../report/severity'
import type { Chat } from '../schemas/chat'

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
export function checkKeywords({ intents, exceptions }: Chat): Found[] {
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
export function checkExceptions({ intents, exceptions }: Chat): Found[] {
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
