import { STOP_WORDS } from '../search/languageWords'
import { plainWords } from '../text/normalise'
import { nearestTopics } from './nearest'
import { isUnintelligible, readingOf, withoutCourtesies } from './reading'
import { allOf, keyedTopic, wordsOf, type ByLanguage, type Findable, type Topics } from './topics'

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
  /** Least share of the topic that answers a question without a keyword. */
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

/** Least share of what no topic answers that a keyword does not answer either, if its topic has a tenth of it at most. */
const ELSEWHERE = 0.2
const PART_OF_ELSEWHERE = 0.1

/** Least share of a topic that comes near. */
const NEAR = 0.025

/** Least share of all topics for people in trouble together at which one of them answers, and at which it answers alone. */
const URGENT = 0.12
const PLAINLY = 0.5

/** Whether a topic is for people in trouble: it answers before all others. */
const isUrgent = ({ careful, question, text }: Topic) => Boolean(careful && !question && text)

/** Topics with their shares of a question, the largest first. */
type Shares = ReturnType<typeof nearestTopics<Topic>>

const sumOf = (shares: Shares) => shares.reduce((sum, { similarity }) => sum + similarity, 0)

/** What a question asks for: `near` are the topics that come near, except those for people in trouble. */
interface Asked {
  urgent: Shares
  near: Shares
  /** A single word with a meaning says too little, unless it plainly asks for a topic, or for more of the reply before. */
  saysEnough: boolean
}

function understand(asked: string, data: ChatData, subject: string): Asked {
  const words = wordsOf(asked)
  const length = words.filter((word) => !STOP_WORDS.has(word)).length
  const hasReference = allOf(data.followUps).some((word) => words.includes(word))
  const refersBack = subject !== '' && length <= MOST_OF_SHORT && hasReference
  const shares = nearestTopics(refersBack ? `${asked} ${subject}` : asked, data)
  const urgent = shares.filter(({ topic }) => isUrgent(topic))
  const close = shares.filter((each) => !urgent.includes(each) && each.similarity >= NEAR)
  const isPlain = Boolean(close[0]?.topic.text) && close[0].similarity >= PLAINLY
  const saysEnough = length > 1 || refersBack || isPlain
  // A question that clearly asks for a topic may have short words only.
  const isClear = saysEnough && close[0]?.similarity >= data.nearness
  return { urgent, near: isClear || !isUnintelligible(asked) ? close : [], saysEnough }
}

/**
 * The topic that answers for sure, and what is read below it. A keyword answers before what is less like a question of
 * ours; a `careful` one before all others. What no topic answers is one topic here: "how long do cats live".
 * @param named the topic of its keyword
 */
function chooseTopics(question: Asked, named: Topic | undefined, nearness: number): (Topic | undefined)[] {
  const { urgent, near, saysEnough } = question
  if (named && isUrgent(named)) return [named]
  const [{ topic: nearest, similarity } = { topic: undefined, similarity: 0 }] = near
  const elsewhere = sumOf(near.filter(({ topic }) => !topic.text))
  const ofNamed = near.find(({ topic }) => topic === named)?.similarity ?? 0
  const isElsewhere = elsewhere >= ELSEWHERE && ofNamed < PART_OF_ELSEWHERE * elsewhere
  const keyed = saysEnough && isElsewhere ? undefined : named
  const asked = saysEnough && nearest?.text && similarity >= Math.max(nearness, elsewhere) ? nearest : undefined
  const urgency = sumOf(urgent)
  const help = urgency >= (saysEnough ? URGENT : PLAINLY) ? urgent[0].topic : undefined
  // Business matters have words of trouble, too: unless it is plain, what else the message asks comes second.
  if (help && urgency > similarity) return [help, urgency < PLAINLY ? (keyed ?? asked) : undefined]
  if (!keyed) return [asked, help]
  if (asked && asked !== keyed && similarity >= CLEARLY && !keyed.careful) return [asked, keyed]
  const least = keyed.careful ? nearness : 0
  const other = near.find(({ topic, similarity: share }) => topic !== keyed && topic.text && share >= least)
  return [keyed, other?.topic ?? help]
}

/**
 * Answers a question. Takes any string, never throws. In this order (DESIGN section 7): our question itself, as buttons
 * send it; people in trouble; keywords, and before or behind them what is more like a question of ours; the nearest
 * topic, as the closest; courtesies; the sentences of the specification for what it did not understand.
 * @param subject what the reply before was about; a short question with a word like "they" takes it
 */
export function answerTo(question: string, data: ChatData, subject = ''): Answer {
  const { topics, fallbacks } = data
  const reading = readingOf(question, data)
  const plain = withoutCourtesies(data.courtesies)(reading)
  const asked = understand(plain, data, subject)
  const { near, saysEnough } = asked
  const isReadable = near.length > 0 || !isUnintelligible(plain || reading)
  const exact = plainWords(plain)
  const ours = topics.find((topic) => topic.question && plainWords(topic.question) === exact)
  const [sure, second] = ours ? [ours] : chooseTopics(asked, keyedTopic(plain, topics), data.nearness)
  const withoutQuestion = topics.filter((topic) => !topic.question)
  const nearest = near[0]?.topic
  const hasNoAnswer = saysEnough && nearest && !nearest.text
  const polite = sure || hasNoAnswer ? undefined : keyedTopic(reading, withoutQuestion)
  const closest = !sure && nearest?.text && nearest !== polite ? nearest : undefined
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
