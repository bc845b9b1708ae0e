import { STOP_WORDS } from '../search/languageWords'
import { memoize } from '../text/memoize'
import { plainWords } from '../text/normalise'
import { nearestTopics } from './nearest'
import { urgentTopic } from './phrases'
import { isUnintelligible, readingOf, withoutCourtesies } from './reading'
import { allOf, keyedTopics, wordsOf, type ByLanguage, type Findable, type Topics } from './topics'

export interface ReplyLink {
  label: string
  /** A path without language prefix. A link to `#contact` copies the question into the contact form. */
  to: string
}

export interface Reply {
  /** Words before the nearest reply: "The closest I have". */
  closest?: string
  about?: string
  text: string
  /** The reply of a second topic, if the question may mean either. */
  also?: { id: string; about: string; text: string }
  links: readonly ReplyLink[]
  /** Questions of topics that come near, shown as buttons. */
  asks?: readonly string[]
  /** Nothing was understood: the pages that the site search finds for the question are shown. */
  isUnknown?: boolean
}

/** An intent of `content/chat.json`, a FAQ, or a page of the site, in one language. Without a text, a fallback answers. */
export interface Topic extends Findable, Reply {
  about: string
  /** Its question, for buttons. Greetings, thanks and trouble have none. */
  question?: string
}

/** The content of `/chat/<language>.json` on the built site. */
export interface ChatData extends Topics<Topic> {
  greeting: string
  quickQuestions: string[]
  courtesies: ByLanguage
  /** Words for something that was said before: "it", "they". */
  followUps: ByLanguage
  /** Minimum similarity of a question to one of ours; two thirds of it are enough for the closest. */
  nearness: number
  /** Replies if no topic answers, and the words before the nearest answer. */
  fallbacks: { short: Reply; long: Reply; near: string }
  /** The `chat` namespace of `locales/`. */
  words: Readonly<Record<string, string>>
}

/** A reply, and the id of its topic or fallback. */
export type Answer = Reply & { id: string }

/** Maximum number of buttons below the reply of a topic, and below the closest one. */
const MOST_OFFERED = { sure: 2, near: 3 }

/** Maximum number of words with a meaning in a short question, which may take its subject from before. */
const MOST_OF_SHORT = 2

/** How many times more similar than any other a topic must be to answer before that of a keyword, or without one. */
const CLEARLY = 1.5

/** Least similarity of a topic that comes near, as a part of `nearness`. */
const NEAR = 0.7

/** The first topic of each question of ours. */
const byQuestion = memoize(({ topics }: ChatData) => {
  const asked = topics.flatMap((topic) => (topic.examples ?? []).map((text) => [plainWords(text), topic] as const))
  return new Map(asked.reverse())
})

type Near = ReturnType<typeof nearestTopics<Topic>>

/**
 * The topics that answer a question: that of its keyword, one with a question more like it, or both in order. A
 * `careful` keyword comes first; the reply of a rule of the specification is left out only for a `careful` topic.
 * @param times how many times more similar another topic must be, to answer before that of the keyword
 */
function topicsOf(near: Near, keyed: Topic | undefined, nearness: number, times: number): (Topic | undefined)[] {
  const [nearest, next] = near
  if (!nearest?.topic.text || nearest.topic === keyed) return [keyed]
  const { topic, similarity } = nearest
  const ofKeyed = near.find((each) => each.topic === keyed)?.similarity ?? 0
  const rival = keyed ? Math.max(nearness, ofKeyed) : Math.min(nearness, next?.similarity ?? NEAR * nearness)
  const isBefore = !keyed?.careful && similarity >= times * rival
  if (isBefore) return topic.careful || !keyed?.keywords ? [topic] : [topic, keyed]
  return keyed && (!keyed.careful || similarity >= CLEARLY * nearness) ? [keyed, topic] : [keyed]
}

/**
 * Answers a question. Takes any string, never throws. In this order (DESIGN section 7): our question itself, as buttons
 * send it; people in trouble; keywords, and before or behind them what is more like a question of ours; thanks; the
 * nearest topic, as the closest; the sentences of the specification for what it did not understand.
 * @param subject what the reply before was about; a short question with a word like "they" takes it
 */
export function answerTo(question: string, data: ChatData, subject = ''): Answer {
  const { topics, fallbacks, courtesies, followUps, nearness } = data
  const reading = readingOf(question, data)
  const asked = withoutCourtesies(courtesies)(reading)
  const words = wordsOf(asked)
  const length = words.filter((word) => !STOP_WORDS.has(word)).length
  const refersBack = subject !== '' && length <= MOST_OF_SHORT && allOf(followUps).some((word) => words.includes(word))
  const near = nearestTopics(refersBack ? `${asked} ${subject}` : asked, data, NEAR * nearness)
  const { ruled, further } = keyedTopics(asked, topics)
  // Most long questions of which the site knows little more than a further keyword are about something else.
  const isEnough = !further?.question || length <= MOST_OF_SHORT || near.some(({ topic }) => topic === further)
  const keyed = ruled ?? (isEnough ? further : undefined)
  const isReadable = !isUnintelligible(reading)
  const times = refersBack ? 1 : length > 1 && isReadable ? CLEARLY : Infinity
  const certain = byQuestion(data).get(plainWords(asked)) ?? urgentTopic(reading, data)
  const [found, second] = certain ? [certain] : topicsOf(near, keyed, nearness, times)
  const withoutQuestion = topics.filter((each) => !each.question)
  const polite = Object.values(keyedTopics(reading, withoutQuestion)).find(Boolean)
  const asksNothing = length <= MOST_OF_SHORT && !reading.includes('?')
  const sure = found ?? (asksNothing ? polite : undefined)
  const closest = sure || !isReadable ? undefined : near.find(({ similarity }) => similarity >= nearness)?.topic
  const topic = sure ?? closest ?? polite
  if (!topic?.text && isReadable) return { id: 'fallback-long', ...fallbacks.long, isUnknown: true }
  if (!topic?.text) return { id: 'fallback-short', ...fallbacks.short }
  const { id, careful, about, text, links } = topic
  const questions = near.flatMap((each) => each.topic.question ?? [])
  const others = [...new Set(questions)].filter((each) => each !== topic.question && each !== second?.question)
  const asks = careful ? [] : others.slice(0, closest ? MOST_OFFERED.near : MOST_OFFERED.sure)
  const also = second && { id: second.id, about: second.question ?? second.about, text: second.text }
  if (!closest) return { id, about, text, also, links, asks }
  const withPerson = [...links.filter(({ to }) => !to.endsWith('#contact')), ...fallbacks.short.links]
  return { id, closest: fallbacks.near, about, text, links: withPerson, asks }
}
