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

/** Least similarity of a question of ours that goes before a keyword, and times the others if it has not the same. */
const LEAD = { times: 1.5, least: 0.4 }

/** Maximum number of words with a meaning in a short question, which may take its subject from before. */
const MOST_OF_SHORT = 2

const plainExamples = memoize(({ examples = [] }: Topic) => new Set(examples.map(plainWords)))

/**
 * Answers a question. Takes any string, never throws. In this order (DESIGN section 7): our question itself, as buttons
 * send it; people in trouble; a question like one of ours; keywords of the specification; further ones; thanks; the
 * nearest topic, as the closest; the sentences of the specification for what it did not understand.
 * @param subject what the reply before was about; a short question with a word like "they" takes it
 */
export function answerTo(question: string, data: ChatData, subject = ''): Answer {
  const { topics, fallbacks, courtesies, followUps, nearness } = data
  const reading = readingOf(question, data)
  const asked = withoutCourtesies(courtesies)(reading)
  const words = wordsOf(asked)
  const length = words.filter((word) => !STOP_WORDS.has(word)).length
  const refersBack = length <= MOST_OF_SHORT && allOf(followUps).some((word) => words.includes(word))
  const near = nearestTopics(refersBack ? `${asked} ${subject}` : asked, data, (2 / 3) * nearness)
  const [nearest] = near
  const exact = topics.find((topic) => plainExamples(topic).has(plainWords(asked)))
  const { ruled, further } = keyedTopics(asked, topics)
  // Most long questions of which the site knows little more than a further keyword are about something else.
  const isEnough = !further?.question || length <= MOST_OF_SHORT || near.some(({ topic }) => topic === further)
  const keyed = ruled ?? (isEnough ? further : undefined)
  // A question of ours with the same keyword was written because the keyword's topic does not answer it.
  const sharesKeyword = keyedTopics(nearest?.example ?? '', topics)[ruled ? 'ruled' : 'further'] === keyed
  const ofKeyed = near.find(({ topic }) => topic === keyed)?.similarity ?? 0
  const isAlike = nearest?.similarity >= (keyed && sharesKeyword ? 1 : LEAD.times) * Math.max(nearness, ofKeyed)
  const goesBefore = !ruled || ((sharesKeyword || !ruled.careful) && nearest?.similarity >= LEAD.least)
  const isOurs = isAlike && (refersBack || length > (keyed ? MOST_OF_SHORT : 1)) && goesBefore
  const withoutQuestion = topics.filter((each) => !each.question)
  const polite = Object.values(keyedTopics(reading, withoutQuestion)).find(Boolean)
  const asksNothing = length <= MOST_OF_SHORT && !reading.includes('?')
  const found = exact ?? urgentTopic(reading, data) ?? (isOurs ? nearest.topic : keyed)
  const sure = found ?? (asksNothing ? polite : undefined)
  const isReadable = !isUnintelligible(reading)
  const closest = sure || !isReadable ? undefined : (nearest?.topic ?? further)
  const topic = sure ?? closest ?? polite
  if (!topic?.text && isReadable) return { id: 'fallback-long', ...fallbacks.long, isUnknown: true }
  if (!topic?.text) return { id: 'fallback-short', ...fallbacks.short }
  const { id, careful, about, text, links } = topic
  const questions = near.filter((each) => each.topic !== topic).flatMap((each) => each.topic.question ?? [])
  const asks = careful ? [] : questions.slice(0, closest ? MOST_OFFERED.near : MOST_OFFERED.sure)
  const others = [...links.filter(({ to }) => !to.endsWith('#contact')), ...fallbacks.short.links]
  return { id, ...(closest && { closest: fallbacks.near }), about, text, links: closest ? others : links, asks }
}
