/** Checks that every answer of the assistant can be reached. */
import { topicsByKeyword } from '../../assistant/keywords'
import { LANGUAGES } from '../../routing/languages'
import { normalise } from '../../search/normalise'
import { isWrittenIn } from '../report/letters'
import type { DataDocument, FieldPath } from '../report/positions'
import type { ErrorId, Report } from '../report/problem'
import type { Chat } from '../schemas/chat'

type ReportAt = (id: ErrorId, path: FieldPath, message: string) => void

/**
 * Checks that keywords are written in their language and belong to one intent,
 * that an intent can be found by keywords or examples, and that quick questions
 * have an answer.
 */
export function checkChat(chat: Chat, document: DataDocument, report: Report): void {
  const reportAt: ReportAt = (id, path, message) => report(id, document.at(path), message)
  checkKeywords(chat, reportAt)
  for (const [index, { id, keywords, examples }] of chat.intents.entries()) {
    const path = ['intents', index]
    if (id.startsWith('fallback'))
      reportAt('chat/reserved-id', [...path, 'id'], `"${id}" is reserved for the fallbacks.`)
    if (examples.length === 0 && Object.values(keywords).every((list) => list.length === 0))
      reportAt('chat/unreachable', path, `"${id}" has neither keywords nor examples: no question finds it.`)
  }
  for (const [index, question] of chat.quickQuestions.entries())
    for (const [language, words] of Object.entries(question))
      if (topicsByKeyword(normalise(words), chat.intents).length === 0)
        reportAt('chat/question', ['quickQuestions', index, language], `No keyword answers "${words}".`)
}

/** A keyword of two intents would reach the first alone. */
function checkKeywords({ intents }: Chat, report: ReportAt): void {
  const owners = new Map<string, string>()
  for (const [index, { id, keywords }] of intents.entries())
    for (const language of LANGUAGES)
      for (const [place, keyword] of keywords[language].entries()) {
        const path = ['intents', index, 'keywords', language, place]
        const owner = owners.get(keyword)
        if (!isWrittenIn(keyword, language))
          report('chat/keyword-alphabet', path, `"${keyword}" is not written in the alphabet of its language.`)
        if (owner !== undefined && owner !== id)
          report('chat/keyword-taken', path, `"${keyword}" is a keyword of "${owner}", which stands before "${id}".`)
        owners.set(keyword, owner ?? id)
      }
}
