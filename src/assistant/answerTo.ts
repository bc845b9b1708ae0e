import { STOP_WORDS } from '../search/languageWords'
import { normalise } from '../search/normalise'
import { WORD } from '../search/siteIndex'
import { nearestTopics, weightOf, type Findable, type Near, type Topics } from './examples'
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
  /** Offered under every reply in doubt. */
  always?: boolean
  /** A greeting or thanks: it answers only a message that asks nothing else. */
  smallTalk?: boolean
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

export interface Answer extends Reply {
  /** Id of a topic or of a fallback. */
  id: string
  /** Id of the topic that came nearest, where none surely answers. */
  nearest?: string
}

/** Confidence from which a topic answers, and from which it is shown in doubt. */
const SURE = 0.55
const NEAR = 0.2
/** Share of a question that keywords must be for their order to decide, and to decide in doubt. */
const EXPLAINED = 0.75
const HALF_EXPLAINED = 0.5
/** How many topics are offered beside a reply, beside one in doubt, and in place of one. */
const MOST_OFFERED = { sure: 3, near: 4, none: 5 }
/** Words of the question that a topic without a keyword must have to answer surely, beside those that every sentence has. */
const FEWEST_MET = 2
/** Words beside a greeting that ask nothing: a name, "there". */
const MOST_BESIDE_GREETING = 1

/** The more of the question a topic knows and the farther the next one is behind, the surer it is meant. */
const confidenceOf = ({ topic, share, met, isKeyed, score }: Near<Topic>, next?: Near<Topic>) =>
  share * (score - (next?.score ?? 0)) +
  (isKeyed ? 0.2 : 0) +
  (met >= FEWEST_MET ? 0.15 : 0) -
  (topic.kind === 'page' ? 0.1 : 0)

/** The topic that answers a question, surely or as the nearest, and what may have been meant beside it or instead. */
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
 * Answers a question. Takes any string, never throws. Where a question is hardly
 * more than keywords, their order decides, as the specification says, what must
 * not be guessed at before all others; else the nearest topic answers, if it knows
 * enough of the question and is far nearer than the next. In doubt the reply says
 * so and shows what comes nearest; where nothing does, it offers the first questions.
 */
export function answerTo(question: string, data: ChatData): Answer {
  const asked = normalise(question)
  const offered = data.topics.find((topic) => topic.question !== undefined && normalise(topic.question) === asked)
  const chosen = choose(readingOf(question, data), data)
  const isSure = offered !== undefined || chosen.isSure
  const isShort = !isSure && isUnintelligible(asked)
  const topic = offered ?? (isShort ? undefined : chosen.topic)
  const questionsOf = (topics: readonly Topic[]) =>
    topics.flatMap((each) => each.question ?? []).filter((ask) => ask !== topic?.question)
  const state = isSure ? 'sure' : topic ? 'near' : 'none'
  const nearest = topic?.smallTalk ? [] : [...new Set(questionsOf(chosen.others))].slice(0, MOST_OFFERED[state])
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
