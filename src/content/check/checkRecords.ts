/** Checks of redirects and of the assistant. */
import { allOf, keyedTopic } from '../../assistant/topics'
import { LANGUAGES } from '../../routing/languages'
import { entriesOf, type Content } from '../model/contentTypes'
import { nameOf } from '../report/paths'
import type { DataDocument, FieldPath } from '../report/positions'
import { fileStart, type ProblemId, type Report } from '../report/problem'
import { nearestName } from '../report/suggest'
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

type ReportAt = (id: ProblemId, path: FieldPath, message: string) => void

/** Checks that keywords belong to one intent, that a question can find an intent, and that quick questions have an answer. */
export function checkChat(chat: Chat, content: Content, document: DataDocument, report: Report): void {
  const reportAt: ReportAt = (id, path, message) => report(id, document.at(path), message)
  checkKeywords(chat, reportAt)
  const lists = entriesOf(content.entries, 'ChatExamples').filter(({ record }) => record.examples.length > 0)
  // The list of a file with errors is not known.
  const hasList = (id: string) => content.incompleteTypes.has('ChatExamples') || lists.some(({ key }) => key === id)
  for (const [index, { id, keywords }] of chat.intents.entries()) {
    const message = `"${id}" has neither keywords nor examples: no question finds it.`
    if (!hasList(id) && allOf(keywords).length === 0) reportAt('chat/unreachable', ['intents', index], message)
  }
  for (const [index, question] of chat.quickQuestions.entries())
    for (const [language, words] of Object.entries(question))
      if (!keyedTopic(words, chat.intents))
        reportAt('chat/question', ['quickQuestions', index, language], `No keyword answers "${words}".`)
}

/** Checks that a file of examples has the name of an intent. */
export function checkExamples(file: string, { entries, incompleteTypes }: Content, report: Report): void {
  const ids = entriesOf(entries, 'Chat').flatMap(({ record }) => record.intents.map(({ id }) => id))
  const name = nameOf(file, '.json')
  if (ids.includes(name) || incompleteTypes.has('Chat')) return
  const near = nearestName(name, ids)
  const remedy = near ? `Did you mean "content/chat/${near}.json"?` : 'Rename the file, or remove it.'
  const message = `The site does not read this file: content/chat.json has no intent "${name}". ${remedy}`
  report('file/unread', fileStart(file), message)
}

/** Reports keywords that two intents share: only the first intent would answer. */
function checkKeywords({ intents }: Chat, report: ReportAt): void {
  const owners = new Map<string, string>()
  for (const [index, { id, keywords }] of intents.entries())
    for (const language of LANGUAGES)
      for (const [place, keyword] of keywords[language].entries()) {
        const path = ['intents', index, 'keywords', language, place]
        const owner = owners.get(keyword)
        if (owner !== undefined && owner !== id)
          report('chat/keyword-taken', path, `"${keyword}" is a keyword of "${owner}", which stands before "${id}".`)
        owners.set(keyword, owner ?? id)
      }
}
