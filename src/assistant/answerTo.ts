import { STOP_WORDS } from '../search/languageWords'
import { normalise } from '../search/normalise'
import { WORD } from '../search/siteIndex'
import { nearestTopics, weightOf, type Findable, type Topics } from './examples'
import { keyedTopics } from './keywords'
import { readingOf } from './reading'
import { isUnintelligible } from './unintelligible'

export interface ReplyLink {
  label: string
  /** A path without language prefix. A link to `#contact` copies the question into the contact form. */
  to: string
}

export interface Reply {
  /** Said before a reply that is in doubt. */
  doubt?: string
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
  /** Replies where nothing answers, and what is said before the nearest answer. */
  fallbacks: { short: Reply; long: Reply; near: string }
  /** The `chat` namespace of `locales/`. */
  words: Readonly<Record<string, string>>
}

/** A reply, and where it comes from. */
export interface Answer extends Reply {
  /** Id of a topic or of a fallback. */
  id: string
  /** Id of the topic that came nearest, where none surely answers. */
  nearest?: string
}

/** Share of a question that must be known: by a page, or a FAQ that goes before keywords; by any other; by what is shown as nearest. */
const SAME = 0.8
const SURE = 0.55
const NEAR = 0.2
/** Words of the question that a topic without a keyword must have, beside those that every sentence has. */
const FEWEST_MET = 2
/** Share of a question that keywords must be for their order alone to decide. */
const EXPLAINED = 0.5
/** How much nearer a keyword brings its topic, and how much more of the question that is. */
const BY_KEYWORD = 1.5
/** Score, beside the best, from which a topic is offered. */
const OFFERED = 0.4
const MOST_OFFERED = 3
/** Words beside a greeting that ask nothing: a name, "there". */
const MOST_BESIDE_GREETING = 1

/** The topic that answers a question, surely or as the nearest, and what may have been meant beside it or instead. */
function choose(text: string, data: ChatData): { topic?: Topic; isSure?: boolean; others: readonly Topic[] } {
  const { keyed, left } = keyedTopics(text, data)
  const asking = keyed.filter(({ smallTalk }) => !smallTalk)
  const careful = asking.filter((topic) => topic.careful)
  const ranked = nearestTopics(text, data)
    .filter(({ topic }) => !topic.smallTalk)
    .map((each) => {
      const nearer = asking.includes(each.topic) ? BY_KEYWORD : 1
      return { ...each, score: each.score * nearer, share: each.share * nearer }
    })
    .sort((one, other) => other.score - one.score)
  const [best] = ranked
  const near = ranked.filter(({ score }) => score >= OFFERED * best.score).map(({ topic }) => topic)
  const others = [...new Set([...near, ...asking])]
  const surely = (topic: Topic) => ({ topic, isSure: true, others })

  const beside = (left.match(WORD) ?? []).filter((word) => word.length > 1 && !STOP_WORDS.has(word)).length
  if (best?.topic.kind === 'faq' && best.share >= SAME && beside > 0) return surely(best.topic)
  const explained = 1 - weightOf(left, data) / weightOf(text, data)
  if (asking.length > 0 && explained >= EXPLAINED) return surely(careful[0] ?? asking[0])
  const least = best?.topic.kind === 'page' ? SAME : SURE
  const isKnown = best?.share >= least && (asking.includes(best.topic) || best.met >= FEWEST_MET)
  if (isKnown && (careful.length === 0 || best.topic.careful)) return surely(best.topic)
  // What must not be guessed at is not passed over; most of the question is about something else, though.
  if (careful.length > 0) return { topic: careful[0], others }
  const isRequest = asking.length > 0 || beside > (text.includes('?') ? 0 : MOST_BESIDE_GREETING)
  if (!isRequest && keyed.length > 0) return surely(keyed[0])
  return { topic: best?.share >= NEAR ? best.topic : asking[0], others }
}

/**
 * Answers a question. Takes any string, never throws. A FAQ that asks the same
 * goes first; where a question is hardly more than keywords, their order decides,
 * as the specification says, what must not be guessed at before all others; else
 * the nearest topic answers, if it is nearer than others. In doubt the reply says
 * so and shows what comes nearest; where nothing does, it names who answers.
 */
export function answerTo(question: string, data: ChatData): Answer {
  const asked = normalise(question)
  const offered = data.topics.find((topic) => topic.question !== undefined && normalise(topic.question) === asked)
  const chosen = choose(readingOf(question, data), data)
  const isSure = offered !== undefined || chosen.isSure
  const isShort = !isSure && isUnintelligible(asked)
  const topic = offered ?? (isShort ? undefined : chosen.topic)
  const asks = (isShort || topic?.smallTalk ? [] : chosen.others)
    .flatMap((other) => (other.id === topic?.id ? [] : (other.question ?? [])))
    .slice(0, MOST_OFFERED)
  const { short, long, near } = data.fallbacks
  if (!topic) return isShort ? { id: 'fallback-short', ...short, asks } : { id: 'fallback-long', ...long, asks }
  const { id, about, text, links } = topic
  if (isSure) return { id, about, text, links, asks }
  const ways = [...links.filter(({ to }) => !to.endsWith('#contact')), ...long.links]
  return { id: 'fallback-near', nearest: id, doubt: near, about, text, links: ways, asks }
}
