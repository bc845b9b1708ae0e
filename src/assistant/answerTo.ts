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

/** Least share of a topic that comes near: it may be the second reply, and its question a button. */
const NEAR = 0.05

/** Least share of a topic for people in trouble at which it answers, and at which it answers alone. */
const URGENT = 0.12
const PLAINLY = 0.5

/** Whether a topic is for people in trouble: it answers before all others. */
const isUrgent = ({ careful, question, text }: Topic) => Boolean(careful && !question && text)

interface Understood {
  /** The topic that answers for sure, and another one that the question may mean. */
  sure?: Topic
  second?: Topic
  /** The topics that come near, except those for people in trouble. */
  near: readonly Topic[]
  /** A single word with a meaning says too little, unless it plainly asks for a topic, or for more of the reply before. */
  saysEnough: boolean
}

/**
 * Chooses the topics: that of our question itself, as buttons send it; one for people in trouble; the nearest, and a
 * keyword brings its topic nearer. What no topic answers is a topic, too: "how long do cats live".
 */
function understand(question: string, data: ChatData, subject: string): Understood {
  const words = wordsOf(question)
  const length = words.filter((word) => !STOP_WORDS.has(word)).length
  const hasReference = allOf(data.followUps).some((word) => words.includes(word))
  const isShort = length <= MOST_OF_SHORT
  const refersBack = subject !== '' && isShort && hasReference
  const text = refersBack ? `${question} ${subject}` : question
  const named = keyedTopic(question, data.topics)
  const shares = nearestTopics(text, data)
  const [top] = shares
  const saysEnough = length > 1 || refersBack || Boolean(top.topic.text && top.similarity >= PLAINLY)
  const close = (named ? nearestTopics(text, data, named) : shares).filter(
    ({ topic, similarity }) => similarity >= NEAR && !isUrgent(topic),
  )
  const near = close.map(({ topic }) => topic)
  const exact = plainWords(question)
  const ours = data.topics.find((topic) => topic.question && plainWords(topic.question) === exact)
  if (ours || (named && isUrgent(named))) return { sure: ours ?? named, near, saysEnough }

  const [first] = close.filter(({ topic }) => topic.text)
  const elsewhere = close.reduce((sum, { topic, similarity }) => sum + (topic.text ? 0 : similarity), 0)
  const keyed = named && (isShort || near.includes(named)) ? named : undefined
  const known = first?.similarity >= data.nearness ? first.topic : keyed
  const clear = elsewhere > (first?.similarity ?? 0) ? undefined : known
  const sure = saysEnough ? clear : named
  // Business matters have words of trouble, too: unless it is plain, what else the message asks comes second.
  if (isUrgent(top.topic) && top.similarity >= (saysEnough ? URGENT : PLAINLY))
    return { sure: top.topic, second: top.similarity < PLAINLY ? sure : undefined, near, saysEnough }
  const second = [isShort ? named : undefined, ...near].find((topic) => topic?.text && topic !== sure)
  return { sure, second, near, saysEnough }
}

/**
 * Answers a question. Takes any string, never throws. In this order: what answers it for sure; the nearest topic, as the
 * closest; courtesies; the sentences of the specification for what it did not understand (DESIGN section 7).
 * @param subject what the reply before was about; a short question with a word like "they" takes it
 */
export function answerTo(question: string, data: ChatData, subject = ''): Answer {
  const { topics, fallbacks } = data
  const reading = readingOf(question, data)
  const plain = withoutCourtesies(data.courtesies)(reading)
  const { sure, second, near, saysEnough } = understand(plain, data, subject)
  const [nearest] = near
  const isReadable = !isUnintelligible(plain || reading)
  const withoutQuestion = topics.filter((topic) => !topic.question)
  const hasNoAnswer = saysEnough && nearest && !nearest.text
  const polite = sure || hasNoAnswer ? undefined : keyedTopic(reading, withoutQuestion)
  const closest = !sure && isReadable && nearest?.text && nearest !== polite ? nearest : undefined
  const topic = sure ?? closest ?? polite
  if (!topic?.text && isReadable) return { id: 'fallback-long', ...fallbacks.long, isUnknown: true }
  if (!topic?.text) return { id: 'fallback-short', ...fallbacks.short }
  const { id, careful, about, text, links } = topic
  const questions = near.flatMap((each) => each.question ?? [])
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
