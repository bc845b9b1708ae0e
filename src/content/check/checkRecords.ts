/** Checks of redirects and of the assistant. */
import { urgentTopic } from '../../assistant/phrases'
import { allOf, keyedTopics } from '../../assistant/topics'
import { byLanguage, LANGUAGES } from '../../routing/languages'
import type { DataDocument, FieldPath } from '../report/positions'
import type { ProblemId, Report } from '../report/problem'
import type { Redirect } from '../schemas/lists'
import type { Chat } from '../schemas/chat'

/**
 * Checks that redirects hide no page. `checkLink` checks their targets: a redirect is no target.
 * @param pages paths of all pages, without language
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  document: DataDocument,
  pages: ReadonlySet<string>,
  report: Report,
): void {
  for (const [index, { from }] of redirects.entries()) {
    const message = `The page "${from}" exists; this entry would hide it. Remove the entry.`
    if (pages.has(from)) report('redirect/hides-page', document.at([index, 'from']), message)
  }
}

/** Checks that phrases match no question of another intent, and the examples of an intent that only phrases find. */
function checkPhrases(
  words: string,
  { id, question, phrases, signs, reply }: Chat['intents'][number],
  found: Pick<Chat['intents'][number], 'id' | 'reply'> | undefined,
  report: (message: string) => void,
) {
  // Without a reply of either, the fallback answers both.
  if (found && found.id !== id && (found.reply ?? reply))
    report(
      `A phrase of "${found.id}" matches "${words}". Make the phrase narrower, add to "unless", or move the example.`,
    )
  if (!found && (phrases ?? signs) && !question) report(`No phrase of "${id}" matches "${words}". Add one.`)
}

type ReportAt = (id: ProblemId, path: FieldPath, message: string) => void

/**
 * Checks that keywords belong to one intent, that an intent can be found by
 * keywords, phrases or examples, that quick questions have an answer, and that
 * phrases match the questions of their own intent only.
 */
export function checkChat(chat: Chat, document: DataDocument, report: Report): void {
  const reportAt: ReportAt = (id, path, message) => report(id, document.at(path), message)
  checkKeywords(chat, reportAt)
  const topics = chat.intents.map((intent) => ({ ...intent, examples: [] }))
  const vocabulary = chat.vocabulary ?? []
  // One object a language: the phrases are compiled once for each.
  const topicsIn = byLanguage((language) => ({ language, topics, vocabulary }))
  for (const [index, intent] of chat.intents.entries()) {
    const { id, keywords, more, phrases, signs = [], question, examples } = intent
    const path = ['intents', index]
    if (examples.length === 0 && [...[keywords, more, phrases].flatMap(allOf), ...signs].length === 0)
      reportAt('chat/unreachable', path, `"${id}" has neither keywords, phrases nor examples: no question finds it.`)
    for (const [place, sign] of signs.entries())
      for (const name of sign.split(' & ').map((part) => part.replace('!', '')))
        if (!vocabulary.some((each) => each.name === name))
          reportAt(
            'chat/list',
            [...path, 'signs', place],
            `"vocabulary" has no list "${name}". Write its name, or add it.`,
          )
    const asked = [
      ...(question ? [{ question, at: ['question'] }] : []),
      ...examples.map((example, place) => ({ question: example, at: ['examples', place] })),
    ]
    for (const { question: each, at } of asked)
      for (const [language, words] of Object.entries(each)) {
        checkPhrases(words, intent, urgentTopic(words, topicsIn[language]), (message) =>
          reportAt('chat/phrase', [...path, ...at, language], message),
        )
      }
  }
  for (const [index, question] of chat.quickQuestions.entries())
    for (const [language, words] of Object.entries(question))
      if (!Object.values(keyedTopics(words, topics)).some(Boolean))
        reportAt('chat/question', ['quickQuestions', index, language], `No keyword answers "${words}".`)
}

/** Reports keywords that two intents share: only the first intent would answer. */
function checkKeywords({ intents }: Chat, report: ReportAt): void {
  const owners = new Map<string, string>()
  for (const list of ['keywords', 'more'] as const)
    for (const [index, { id, [list]: own }] of intents.entries())
      for (const language of LANGUAGES)
        for (const [place, keyword] of (own?.[language] ?? []).entries()) {
          const path = ['intents', index, list, language, place]
          const owner = owners.get(keyword)
          if (owner !== undefined && owner !== id)
            report('chat/keyword-taken', path, `"${keyword}" is a keyword of "${owner}", which stands before "${id}".`)
          owners.set(keyword, owner ?? id)
        }
}
