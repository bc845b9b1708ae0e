import { STOP_WORDS } from '../search/languageWords'
import { plainWords } from '../text/normalise'
import { nearestTopics } from './nearest'
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
  /** Least share of the topic that answers a question without a keyword; two fifths of it are enough for the closest. */
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

/** Least share of a topic that answers before that of a keyword. */
const CLEARLY = 0.25

/** Least share of what no topic answers that a keyword does not answer either: "how long do cats live". */
const ELSEWHERE = 0.7

/** Least share of a topic that comes near, as a part of `nearness`. */
const NEAR = 0.4

/** Least share of all topics for people in trouble together at which one of them answers, and at which it answers alone. */
const URGENT = 0.12
const PLAINLY = 0.5

/** Whether a topic is for people in trouble: it answers before all others. */
const isUrgent = ({ careful, question, text }: Topic) => Boolean(careful && !question && text)

type Near = ReturnType<typeof nearestTopics<Topic>>

/**
 * The topics that answer a question: that of its keyword, what its other words ask for, or both in order. A `careful`
 * keyword comes first; the reply of a rule of the specification is left out only for a `careful` topic.
 * @param near the topics that come near, the nearest first
 * @param sure least share of a topic that answers by itself, or behind a `careful` keyword
 * @param clearly least share of a topic that answers before the keyword
 */
function topicsOf(near: Near, keyed: Topic | undefined, sure: number, clearly: number): (Topic | undefined)[] {
  const [nearest] = near
  if (!keyed) return nearest?.topic.text && nearest.similarity >= sure ? [nearest.topic] : []
  const least = keyed.careful ? sure : 0
  const other = near.find(({ topic, similarity }) => topic !== keyed && topic.text && similarity >= least)
  const isBefore = other && other === nearest && !keyed.careful && other.similarity >= clearly
  return isBefore ? [other.topic, keyed] : [keyed, other?.topic]
}

/**
 * Answers a question. Takes any string, never throws. In this order (DESIGN section 7): our question itself, as buttons
 * send it; people in trouble; keywords, and before or behind them what is more like a question of ours; the nearest
 * topic, as the closest; courtesies; the sentences of the specification for what it did not understand.
 * @param subject what the reply before was about; a short question with a word like "they" takes it
 */
export function answerTo(question: string, data: ChatData, subject = ''): Answer {
  const { topics, fallbacks, courtesies, followUps, nearness } = data
  const reading = readingOf(question, data)
  const asked = withoutCourtesies(courtesies)(reading)
  const words = wordsOf(asked)
  const length = words.filter((word) => !STOP_WORDS.has(word)).length
  const refersBack = subject !== '' && length <= MOST_OF_SHORT && allOf(followUps).some((word) => words.includes(word))
  const all = nearestTopics(refersBack ? `${asked} ${subject}` : asked, data)
  const urgent = all.filter(({ topic }) => isUrgent(topic))
  const urgency = urgent.reduce((sum, { similarity }) => sum + similarity, 0)
  const near = all.filter((each) => !urgent.includes(each) && each.similarity >= NEAR * nearness)
  const [{ topic: nearest, similarity } = { topic: undefined, similarity: 0 }] = near
  const { ruled, further } = keyedTopics(asked, topics)
  // Most long questions of which the site knows little more than a further keyword are about something else.
  const isEnough = !further?.question || length <= MOST_OF_SHORT || near.some(({ topic }) => topic === further)
  // A single word says too little to be sure of.
  const saysEnough = length > 1 || refersBack
  const isElsewhere = saysEnough && similarity >= ELSEWHERE && !nearest?.text && !ruled?.careful
  const keyed = isElsewhere ? undefined : (ruled ?? (isEnough ? further : undefined))
  // A question that clearly asks for a topic may have short words only.
  const isReadable = !isUnintelligible(reading) || (saysEnough && similarity >= CLEARLY)
  const least = saysEnough ? nearness : Infinity
  const before = refersBack ? nearness : Math.max(CLEARLY, least)
  const ours = topics.find((topic) => topic.question && plainWords(topic.question) === plainWords(asked))
  const named = ruled && isUrgent(ruled) ? ruled : undefined
  const leastUrgency = saysEnough ? URGENT : ruled ? Infinity : PLAINLY
  const help = named ?? (!ours && urgency >= leastUrgency ? urgent[0].topic : undefined)
  // Business matters have words of trouble, too: unless it is plain, what else the message asks comes second.
  const besides = named || urgency >= PLAINLY ? undefined : similarity >= CLEARLY && nearest?.text ? nearest : keyed
  const certain = ours ? [ours] : help && (named ?? urgency > similarity) ? [help, besides] : undefined
  const [sure, second = help] = certain ?? topicsOf(isReadable ? near : [], keyed, least, before)
  const withoutQuestion = topics.filter((each) => !each.question)
  const polite = Object.values(keyedTopics(reading, withoutQuestion)).find(Boolean)
  const isGuess = isReadable && nearest?.text && nearest !== polite
  const closest = !sure && isGuess ? nearest : undefined
  const topic = sure ?? closest ?? polite
  if (!topic?.text && isReadable) return { id: 'fallback-long', ...fallbacks.long, isUnknown: true }
  if (!topic?.text) return { id: 'fallback-short', ...fallbacks.short }
  const { id, careful, about, text, links } = topic
  const questions = near.flatMap((each) => each.topic.question ?? [])
  const others = [...new Set(questions)].filter((each) => each !== topic.question && each !== second?.question)
  const asks = careful ? [] : others.slice(0, closest ? MOST_OFFERED.near : MOST_OFFERED.sure)
  if (closest) {
    const withPerson = [...links.filter(({ to }) => !to.endsWith('#contact')), ...fallbacks.short.links]
    return { id, closest: fallbacks.near, about, text, links: withPerson, asks }
  }
  const hasOther = second?.text && second !== topic
  const also = hasOther ? { id: second.id, about: second.question ?? second.about, text: second.text } : undefined
  return { id, about, text, also, links, asks }
}
