/** Checks that every answer of the assistant can be reached. */
import { matchFirst, matchIntents, matchReply } from '../../assistant/matchReply'
import { alternatives, spoken } from '../../assistant/stems'
import { LANGUAGES } from '../../routing/languages'
import { isWrittenIn } from '../report/letters'
import type { DataDocument, FieldPath } from '../report/positions'
import type { ErrorId, Report } from '../report/problem'
import type { Chat } from '../schemas/chat'

type ReportAt = (id: ErrorId, path: FieldPath, message: string) => void

/**
 * Checks that every keyword, asked alone, reaches its own intent or is listed as
 * an exception; that every exception is needed; that the question of an intent
 * reaches it; that quick questions have an answer; and that an intent has a
 * reply or the topic of a FAQ.
 * @param topics of the entries of `content/faq.json`; null if they are not known
 */
export function checkChat(chat: Chat, document: DataDocument, topics: readonly string[] | null, report: Report): void {
  const reportAt: ReportAt = (id, path, message) => report(id, document.at(path), message)
  checkIntents(chat, topics, reportAt)
  checkKeywords(chat, reportAt)
  checkExceptions(chat, reportAt)
  for (const [index, question] of chat.quickQuestions.entries())
    for (const [language, words] of Object.entries(question))
      if (matchReply(words, chat.intents).startsWith('fallback'))
        reportAt('chat/question', ['quickQuestions', index, language], `No keyword answers "${words}".`)
}

function checkIntents({ intents }: Chat, topics: readonly string[] | null, report: ReportAt): void {
  for (const [index, { id, reply, faq, question }] of intents.entries()) {
    const path = ['intents', index]
    if (id.startsWith('fallback')) report('chat/reserved-id', [...path, 'id'], `"${id}" is reserved for the fallbacks.`)
    if ((reply === undefined) === (faq === undefined))
      report('chat/answer', path, `"${id}" needs an answer: either "reply" or the topic of a FAQ.`)
    else if (faq !== undefined && topics?.includes(faq) === false) {
      const known = topics.length > 0 ? `one of ${topics.join(', ')}` : 'none has a topic yet'
      report('chat/faq-topic', [...path, 'faq'], `No entry of content/faq.json has the topic "${faq}": ${known}.`)
    }
    for (const [language, words] of Object.entries(question ?? {})) {
      const reached = matchReply(words, intents)
      const message = `"${words}" is answered by "${reached}": a keyword of that intent takes it.`
      if (reached !== id) report('chat/question-taken', [...path, 'question', language], message)
    }
  }
}

const WORD_LISTS = ['keywords', 'subjects', 'always', 'signs'] as const

/** Checks the alphabet of every keyword, and that it reaches its intent or is listed as an exception. */
function checkKeywords({ intents, exceptions }: Chat, report: ReportAt): void {
  for (const [index, intent] of intents.entries()) {
    for (const list of WORD_LISTS)
      for (const language of LANGUAGES)
        for (const [place, keyword] of (intent[list]?.[language] ?? []).entries()) {
          const path = ['intents', index, list, language, place]
          const isException = exceptions.some((known) => known.keyword === keyword && known.language === language)
          if (!alternatives(keyword).every((one) => isWrittenIn(one, language)))
            report('chat/keyword-alphabet', path, `"${keyword}" is not written in the alphabet of its language.`)
          else if (list !== 'signs' && !isException)
            for (const alternative of alternatives(keyword)) {
              const first = matchFirst(spoken(alternative), intents)
              // Every keyword has priority over a subject, so a subject need not be the first match.
              const isMeant = list === 'subjects' && matchIntents(spoken(alternative), intents).includes(intent.id)
              const message = `"${alternative}" reaches "${first ?? 'nothing'}", not "${intent.id}".`
              const remedy = 'Change it, or list it under exceptions with a reason.'
              if (first !== intent.id && !isMeant) report('chat/keyword-reaches-other', path, `${message} ${remedy}`)
            }
        }
    for (const [place, { keyword }] of (intent.unless ?? []).entries())
      if (!WORD_LISTS.some((list) => LANGUAGES.some((language) => intent[list]?.[language].includes(keyword)))) {
        const message = `"${keyword}" is in no list of "${intent.id}": ${WORD_LISTS.join(', ')}.`
        report('chat/unless-keyword', ['intents', index, 'unless', place, 'keyword'], message)
      }
  }
}

/** Checks that every exception is needed and reaches the intent it names. */
function checkExceptions({ intents, exceptions }: Chat, report: ReportAt): void {
  for (const [index, { keyword, language, reaches }] of exceptions.entries()) {
    const path = ['exceptions', index]
    const owner = intents.find(({ keywords }) => keywords[language].includes(keyword))
    const reached = matchReply(spoken(keyword), intents)
    if (!owner) report('chat/exception-keyword', [...path, 'keyword'], `No intent has the keyword "${keyword}".`)
    else if (reached === owner.id)
      report('chat/exception-idle', path, `"${keyword}" reaches its own intent. Remove the exception.`)
    else if (reached !== reaches)
      report('chat/exception-reaches', [...path, 'reaches'], `"${keyword}" reaches "${reached}", not "${reaches}".`)
  }
}
