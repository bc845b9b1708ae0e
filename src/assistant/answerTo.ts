import { STOP_WORDS } from '../search/languageWords'
import { normalise } from '../text/normalise'
import { WORD } from '../search/siteIndex'
import { nearestTopics, weightOf, type Findable, type Near, type Topics } from './examples'
import { keyedTopics } from './keywords'
import { urgentTopic } from './phrases'
import { readingOf } from './reading'
import { isUnintelligible } from './unintelligible'

export interface ReplyLink {
  label: string
  /** A path without language prefix. A link to `#contact` copies the question into the contact form. */
  to: string
}

export interface Reply {
  /** Sentence before an uncertain reply. */
  doubt?: string
  about?: string
  text: string
  links: readonly ReplyLink[]
  /** Questions that may have been meant, shown as buttons. */
  asks?: readonly string[]
}

/** A topic of the assistant, in one language. */
export interface Topic extends Findable {
  /** Source of the topic: `content/chat.json`, a FAQ, or a page of the site. */
  kind: 'intent' | 'faq' | 'page'
  /** The assistant must not guess about this topic: its keywords have priority over all others. */
  careful?: boolean
  /** Offered below every uncertain reply. */
  always?: boolean
  /** A greeting or thanks: it answers only messages without a question. */
  smallTalk?: boolean
  question?: string
  text: string
  links: readonly ReplyLink[]
}

/** The content of `/chat/<language>.json` on the built site. */
export interface ChatData extends Topics<Topic> {
  greeting: string
  quickQuestions: string[]
  /** Replies if no topic answers, and the sentence before the nearest answer. */
  fallbacks: { short: Reply; long: Reply; near: string }
  /** The `chat` namespace of `locales/`. */
  words: Readonly<Record<string, string>>
}

export interface Answer extends Reply {
  /** Id of a topic or of a fallback. */
  id: string
  /** Id of the nearest topic, if no topic is a certain answer. */
  nearest?: string
}

/** Minimum confidence of a certain answer, and of an uncertain answer. */
const SURE = 0.55
const NEAR = 0.2
/** Minimum share of keywords in a question for a certain answer by keyword order, and for an uncertain one. */
const EXPLAINED = 0.75
const HALF_EXPLAINED = 0.5
/** Maximum number of topics offered with a certain reply, with an uncertain one, and without a reply. */
const MOST_OFFERED = { sure: 3, near: 4, none: 5 }
/** Minimum number of the question's words, except stop words, in a certain answer without a keyword. */
const FEWEST_MET = 2
/** Maximum number of other words in a greeting: a name, "there". */
const MOST_BESIDE_GREETING = 1

/** Confidence grows with the share of the question that a topic has, and with its distance to the next topic. */
const confidenceOf = ({ topic, share, met, isKeyed, score }: Near<Topic>, next?: Near<Topic>) =>
  share * (score - (next?.score ?? 0)) +
  (isKeyed ? 0.2 : 0) +
  (met >= FEWEST_MET ? 0.15 : 0) -
  (topic.kind === 'page' ? 0.1 : 0)

/** Chooses the topic that answers a question, certain or nearest, and other topics that may have been meant. */
function choose(text: string, data: ChatData): { topic?: Topic; isSure?: boolean; others: readonly Topic[] } {
  const { keyed, asked, left } = keyedTopics(text, data)
  const asking = keyed.filter(({ smallTalk }) => !smallTalk)
  const ranked = nearestTopics(asked, asking, data).filter(({ topic }) => !topic.smallTalk)
  const others = ranked.map(({ topic }) => topic)
  const surely = (topic: Topic) => ({ topic, isSure: true, others })

  const careful = asking.find((topic) => topic.careful)
  const explained = 1 - weightOf(left, data) / weightOf(text, data)
  if (asking.length > 0 && explained >= EXPLAINED) return surely(careful ?? asking[0])
  const beside = (left.match(WORD) ?? []).filter((word) => word.length > 1 && !STOP_WORDS.has(word)).length
  const isSmallTalk = asking.length === 0 && beside <= (text.includes('?') ? 0 : MOST_BESIDE_GREETING)
  if (isSmallTalk && keyed.length > 0) return surely(keyed[0])
  const [best, second] = ranked
  if (!best) return { others }
  const { topic } = best
  const confidence = confidenceOf(best, second)
  const isMet = best.isKeyed || best.met >= FEWEST_MET
  if (confidence >= SURE && isMet && (!careful || topic.id === careful.id || topic.kind === 'faq')) return surely(topic)
  const shown = explained >= HALF_EXPLAINED ? (careful ?? asking[0]) : confidence >= NEAR ? topic : undefined
  return { topic: shown, others }
}

/**
 * Answers a question. Takes any string, never throws. A message with a phrase
 * of a topic gets its reply and nothing else. If a question has little more than keywords, their order decides (as specified), `careful` topics first.
 * Otherwise the nearest topic answers, if it has enough of the question and is
 * far nearer than the next. An uncertain reply says so and shows the nearest
 * topic; without a near topic, the reply offers the quick questions.
 */
export function answerTo(question: string, data: ChatData): Answer {
  const reading = readingOf(question, data)
  const urgent = urgentTopic([question, reading], data)
  if (urgent) return { id: urgent.id, about: urgent.about, text: urgent.text, links: urgent.links }
  const asked = normalise(question)
  const offered = data.topics.find((topic) => topic.question !== undefined && normalise(topic.question) === asked)
  const chosen = choose(reading, data)
  const isSure = offered !== undefined || chosen.isSure
  const isShort = !isSure && isUnintelligible(asked)
  const topic = offered ?? (isShort ? undefined : chosen.topic)
  const questionsOf = (topics: readonly Topic[]) =>
    topics.flatMap((each) => each.question ?? []).filter((ask) => ask !== topic?.question)
  const state = isSure ? 'sure' : topic ? 'near' : 'none'
  const nearest =
    topic?.smallTalk || topic?.phrases ? [] : [...new Set(questionsOf(chosen.others))].slice(0, MOST_OFFERED[state])
  const always = isSure || isShort ? [] : questionsOf(data.topics.filter((each) => each.always))
  const asks = [...new Set([...(topic || nearest.length > 0 ? nearest : data.quickQuestions), ...always])]
  const { short, long, near } = data.fallbacks
  const unknown = isShort ? { id: 'fallback-short', ...short } : { id: 'fallback-long', ...long }
  if (!topic) return { ...unknown, asks }
  const { id, about, text, links } = topic
  if (isSure) return { id, about, text, links, asks }
  const ways = [...links.filter(({ to }) => !to.endsWith('#contact')), ...short.links]
  return { id: 'fallback-near', nearest: id, doubt: near, about, text, links: ways, asks }
}
