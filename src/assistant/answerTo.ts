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
  /** Minimum share of a question's words in its nearest topic. */
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

/** Maximum number of words with a meaning in a question that takes its subject from before. */
const MOST_OF_FOLLOW_UP = 2

const plainExamples = memoize(({ examples = [] }: Topic) => new Set(examples.map(plainWords)))

/**
 * Answers a question. Takes any string, never throws. In this order (DESIGN section 7): one of our questions as it
 * stands, which buttons send; people in trouble; a question like one of ours; the keywords of the specification, then
 * further ones; the nearest topic, as the closest; the sentences of the specification for what it did not understand.
 * @param subject what the reply before was about; a short question with a word like "they" takes it
 */
export function answerTo(question: string, data: ChatData, subject = ''): Answer {
  const { topics, fallbacks, courtesies, followUps, nearness } = data
  const reading = readingOf(question, data)
  const asked = withoutCourtesies(courtesies)(reading)
  const words = wordsOf(asked)
  const length = words.filter((word) => !STOP_WORDS.has(word)).length
  const refersBack = length <= MOST_OF_FOLLOW_UP && allOf(followUps).some((word) => words.includes(word))
  const { ours, whole, near } = nearestTopics(refersBack ? `${asked} ${subject}` : asked, data, nearness)
  const exact = topics.find((topic) => plainExamples(topic).has(plainWords(asked)))
  const urgent = urgentTopic(reading, data)
  const { ruled, further } = keyedTopics(asked, topics)
  // Most questions of which the site knows little more than a further keyword are about something else.
  const isEnough = further && (!further.question || near.includes(further))
  // "Many thanks to all" asks nothing.
  const withoutQuestion = topics.filter((each) => !each.question)
  const polite = Object.values(keyedTopics(reading, withoutQuestion)).find(Boolean)
  const asksNothing = length < 2 && !reading.includes('?')
  const sure = exact ?? urgent ?? ours ?? ruled ?? (isEnough ? further : whole) ?? (asksNothing ? polite : undefined)
  const isReadable = !isUnintelligible(reading)
  const closest = sure || !isReadable ? undefined : (further ?? near.at(0))
  const topic = sure ?? closest ?? polite
  if (!topic?.text && isReadable) return { id: 'fallback-long', ...fallbacks.long, isUnknown: true }
  if (!topic?.text) return { id: 'fallback-short', ...fallbacks.short }
  const { id, careful, about, text, links } = topic
  const questions = near.filter((each) => each !== topic).flatMap((each) => each.question ?? [])
  const asks = careful ? [] : questions.slice(0, closest ? MOST_OFFERED.near : MOST_OFFERED.sure)
  const others = [...links.filter(({ to }) => !to.endsWith('#contact')), ...fallbacks.short.links]
  return { id, ...(closest && { closest: fallbacks.near }), about, text, links: closest ? others : links, asks }
}
