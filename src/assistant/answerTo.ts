import { normalise } from '../search/normalise'
import { nearestTopics, weightOf, type Findable, type Topics } from './examples'
import { keyedTopics } from './keywords'
import { contentWords, readingOf } from './reading'
import { isUnintelligible } from './unintelligible'

export interface ReplyLink {
  label: string
  /** A path without language prefix. A link to `#contact` copies the question into the contact form. */
  to: string
}

export interface Reply {
  /** What the reply is about. */
  about?: string
  text: string
  links: readonly ReplyLink[]
  /** Questions that may have been meant, shown as buttons. */
  asks?: readonly string[]
}

/** What the assistant can speak about, in one language. */
export interface Topic extends Findable {
  /** A question of the company, a FAQ, a page of the site. */
  kind: 'intent' | 'faq' | 'page'
  /** What must not be guessed at: a keyword of it goes before those of all others. */
  careful?: boolean
  /** A greeting or thanks: it answers only a message that asks nothing else. */
  smallTalk?: boolean
  /** The question that is offered. */
  question?: string
  text: string
  links: readonly ReplyLink[]
}

/** The content of `/chat/<language>.json` on the built site. */
export interface ChatData extends Topics<Topic> {
  greeting: string
  quickQuestions: string[]
  fallbacks: { short: Reply; long: Reply }
  /** The `chat` namespace of `locales/`. */
  words: Readonly<Record<string, string>>
}

/** A reply, and where it comes from. */
export interface Answer extends Reply {
  /** Id of a topic or of a fallback. */
  id: string
  /** Ids of the topics that are offered. */
  also: readonly string[]
}

/** Share of a question that a topic must know to answer it: a FAQ before keywords do, any, one with a keyword, alone. */
const SAME = 0.9
const SURE = 0.6
const SURE_BY_KEYWORD = 0.35
const SURE_ALONE = 0.25
/** Words of the question that a topic without a keyword must have, beside those that every sentence has. */
const FEWEST_MET = 2
/** Share of a question that keywords must be for their order alone to decide. */
const EXPLAINED = 0.5
/** How much nearer a keyword brings its topic, and how much nearer than all others an answer must be. */
const BY_KEYWORD = 1.5
const AHEAD = 1.1
/** Score, beside the best, from which a topic is offered. */
const OFFERED = 0.6
const MOST_OFFERED = 3
/** Words beside a greeting that ask nothing: a name, "there". */
const MOST_BESIDE_GREETING = 1

/** The topic that answers a question, if any, and what may have been meant beside it or instead. */
function choose(text: string, data: ChatData): { topic?: Topic; others: readonly Topic[] } {
  const { keyed, left } = keyedTopics(text, data)
  const asking = keyed.filter(({ smallTalk }) => !smallTalk)
  const ranked = nearestTopics(text, data)
    .filter(({ topic }) => !topic.smallTalk)
    .map((each) => ({ ...each, score: each.score * (asking.includes(each.topic) ? BY_KEYWORD : 1) }))
    .sort((one, other) => other.score - one.score)
  const answers = ranked.filter(({ topic }) => topic.kind !== 'page')
  const [best, ...rest] = answers
  const near = answers.filter(({ score }) => score >= OFFERED * best.score)
  // Pages have words of everything: they are offered where nothing else is near.
  const pages = ranked.filter(({ share, met }) => share >= SURE && met >= FEWEST_MET)
  const offered = near.length > 0 ? near : pages
  const others = [...new Set([...offered.map(({ topic }) => topic), ...asking])]

  const explained = 1 - weightOf(left, data) / weightOf(text, data)
  const beside = contentWords(left).length
  const isFaq = best?.topic.kind === 'faq'
  if (isFaq && best.share >= SAME && beside > 0) return { topic: best.topic, others }
  const careful = asking.filter((topic) => topic.careful)
  if (asking.length > 0 && explained >= EXPLAINED) return { topic: careful[0] ?? asking[0], others }

  // What must not be guessed at is not passed over; FAQs that ask the same may both answer.
  const isPassedOver = careful.length > 0 && !best?.topic.careful
  const next = rest.find(({ topic }) => !isFaq || topic.kind !== 'faq')
  const isAhead = best?.score >= AHEAD * (next?.score ?? 0)
  const isKnown = asking.includes(best?.topic)
    ? best.share >= (near.length > 1 ? SURE_BY_KEYWORD : SURE_ALONE)
    : best?.share >= SURE && best.met >= FEWEST_MET
  if (isAhead && isKnown && !isPassedOver) return { topic: best.topic, others }

  const isRequest = asking.length > 0 || beside > (text.includes('?') ? 0 : MOST_BESIDE_GREETING)
  return isRequest ? { others } : { topic: keyed[0], others }
}

/**
 * Answers a question. Takes any string, never throws. A FAQ that asks the same
 * goes first; where a question is hardly more than keywords, their order decides,
 * as the specification says, what must not be guessed at before all others; else
 * the nearest topic answers, if it is nearer than others. In doubt nothing is
 * answered: the reply says so, names who answers, and offers what came near.
 */
export function answerTo(question: string, data: ChatData): Answer {
  const asked = normalise(question)
  const offered = data.topics.find((topic) => topic.question !== undefined && normalise(topic.question) === asked)
  const chosen = choose(readingOf(question, data), data)
  const topic = offered ?? chosen.topic
  const isShort = !topic && isUnintelligible(asked)
  const others = (isShort || topic?.smallTalk ? [] : chosen.others)
    .filter((other) => other !== topic && other.question !== undefined)
    .slice(0, MOST_OFFERED)
  const asks = others.map(({ question: other = '' }) => other)
  const also = others.map(({ id }) => id)
  if (topic) return { id: topic.id, about: topic.about, text: topic.text, links: topic.links, asks, also }
  const { text, links } = isShort ? data.fallbacks.short : data.fallbacks.long
  return { id: isShort ? 'fallback-short' : 'fallback-long', text, links, asks, also }
}
