import { normalise } from '../search/normalise'
import { nearestTopics, type Findable, type Nearness, type Topics } from './examples'
import { topicsByKeyword, withoutKeywords, type Keywords } from './keywords'
import { contentWords, knownWords, readingOf } from './reading'
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
  keywords?: Keywords
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
  /** Said around a reply that may answer another question. */
  unsure: { before: string; after: string }
  /** The `chat` namespace of `locales/`. */
  words: Readonly<Record<string, string>>
}

/** A reply, and where it comes from. */
export interface Answer extends Reply {
  /** Id of a topic or of a fallback. */
  id: string
  isSure: boolean
  /** Ids of the topics that are offered. */
  also: readonly string[]
}

/** Share of a question that a FAQ must know to answer it before keywords do, and to answer at all. */
const SAME = 0.9
const SURE = 0.55
/** The same for what must not be guessed at, which is taken sooner. */
const CAREFUL = 0.5
/** The same for what is offered: the nearest, others, and pages, which have many words. */
const OFFERED_FIRST = 0.2
const OFFERED = 0.35
const OFFERED_PAGE = 0.5
/** Score, beside the best, from which an example confirms a keyword. */
const CONFIRMED = 0.6
const MOST_OFFERED = 3
/** Words beside a greeting that ask nothing: a name, "there". */
const MOST_BESIDE_GREETING = 1

interface Choice {
  topic?: Topic
  isSure: boolean
}

function choose(text: string, data: ChatData, keyed: readonly Topic[], near: readonly Nearness[]): Choice {
  const [best] = near
  const nearest = data.topics.find(({ id }) => id === best?.id)
  const isConfirmed = ({ id }: Topic) =>
    near.some((each) => each.id === id && each.share >= OFFERED_FIRST && each.score >= CONFIRMED * best.score)
  const isWhole = ({ keywords = {} }: Topic) => knownWords(withoutKeywords(text, keywords), data).length === 0

  const asking = keyed.find((topic) => !topic.smallTalk)
  const rest = keyed.reduce((left, { keywords = {} }) => withoutKeywords(left, keywords), text)
  // Where there are keywords alone, their order decides.
  const isSentence = keyed.length === 0 || knownWords(rest, data).length > 0
  const asked = normalise([nearest?.about, ...(nearest?.examples ?? [])].join(' '))
  // A FAQ goes before a keyword that it has, too.
  const isFaq = isSentence && nearest?.kind === 'faq' && (!asking || topicsByKeyword(asked, [asking]).length > 0)
  if (isFaq && best.share >= SAME) return { topic: nearest, isSure: true }
  const careful = keyed.filter((topic) => topic.careful)
  if (careful.length > 0) return { topic: careful.find(isConfirmed) ?? careful[0], isSure: true }
  if (isSentence && nearest?.careful && best.share >= CAREFUL) return { topic: nearest, isSure: true }
  if (isFaq && best.share >= SURE) return { topic: nearest, isSure: true }
  if (asking) return { topic: asking, isSure: isConfirmed(asking) || isWhole(asking) }
  const isGreeting = ({ keywords = {} }: Topic) =>
    contentWords(withoutKeywords(text, keywords)).length <= MOST_BESIDE_GREETING
  const greeting = keyed.find(isGreeting)
  if (greeting) return { topic: greeting, isSure: true }
  if (nearest && best.share >= SURE) return { topic: nearest, isSure: nearest.kind !== 'page' }
  return { isSure: false }
}

/** What may have been meant instead: the nearest, what has a keyword, and what is near. */
function othersThan(chosen: Topic | undefined, data: ChatData, keyed: readonly Topic[], near: readonly Nearness[]) {
  if (chosen?.smallTalk) return []
  const [first, ...rest] = near
  const isPage = (id: string) => data.topics.some((topic) => topic.id === id && topic.kind === 'page')
  const ids = [
    ...(first?.share >= OFFERED_FIRST ? [first.id] : []),
    ...keyed.map(({ id }) => id),
    ...rest.filter(({ id, share }) => share >= (isPage(id) ? OFFERED_PAGE : OFFERED)).map(({ id }) => id),
  ]
  return [...new Set(ids)]
    .flatMap((id) => data.topics.find((each) => each.id === id && each.question !== undefined) ?? [])
    .filter(({ id }) => id !== chosen?.id)
    .slice(0, MOST_OFFERED)
}

/**
 * Answers a question. Takes any string, never throws. A FAQ that asks the same
 * goes first, then what must not be guessed at, then keywords in the order of
 * the specification, then the nearest examples. A reply that may answer another
 * question says so and names who answers; what came nearly as near is offered.
 */
export function answerTo(question: string, data: ChatData): Answer {
  const asked = normalise(question)
  const text = readingOf(question, data)
  const keyed = topicsByKeyword(text, data.topics)
  const near = nearestTopics(text, data)
  const offered = data.topics.find((topic) => topic.question !== undefined && normalise(topic.question) === asked)
  const { topic, isSure } = offered ? { topic: offered, isSure: true } : choose(text, data, keyed, near)
  const isShort = !topic && isUnintelligible(asked)
  const others = isShort ? [] : othersThan(topic, data, keyed, near)
  const rest = { isSure, asks: others.map(({ question: other = '' }) => other), also: others.map(({ id }) => id) }
  if (!topic) {
    const { text: sorry, links } = isShort ? data.fallbacks.short : data.fallbacks.long
    return { id: isShort ? 'fallback-short' : 'fallback-long', text: sorry, links, ...rest }
  }
  const { before, after } = data.unsure
  const said = isSure ? topic.text : [before, topic.text, after].join('\n\n')
  return { id: topic.id, about: topic.about, text: said, links: topic.links, ...rest }
}
