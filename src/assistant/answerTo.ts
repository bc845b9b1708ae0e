import { normalise } from '../text/normalise'
import { withoutCourtesies } from './courtesies'
import { keyedTopic } from './keywords'
import { nearestTopics, repeatedTopic } from './nearest'
import { urgentTopic } from './phrases'
import { readingOf } from './reading'
import { allOf, meaningOf, wordsOf, type ByLanguage, type Findable, type Topics } from './topics'
import { isUnintelligible } from './unintelligible'

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

/** A topic of the assistant, in one language. */
export interface Topic extends Findable {
  /** Source of the topic: `content/chat.json`, a FAQ, or a page of the site. */
  kind: 'intent' | 'faq' | 'page'
  text: string
  links: readonly ReplyLink[]
}

/** The content of `/chat/<language>.json` on the built site. */
export interface ChatData extends Topics<Topic> {
  greeting: string
  quickQuestions: string[]
  /** Greetings, thanks, please and sign-offs, which are taken from a question. */
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

export interface Answer extends Reply {
  /** Id of a topic or of a fallback. */
  id: string
  /** Id of the nearest topic, if its reply is shown as the closest. */
  nearest?: string
}

/** Maximum number of buttons below the reply of a topic, and below the closest one. */
const MOST_OFFERED = { sure: 2, near: 3 }

/** Maximum number of words with a meaning in a question without a subject. */
const MOST_OF_FOLLOW_UP = 2

/** Whether a short question has a word for something said before. */
function refersBack(asked: string, { language, followUps }: ChatData): boolean {
  const words = wordsOf(asked)
  return meaningOf(asked, language).size <= MOST_OF_FOLLOW_UP && allOf(followUps).some((word) => words.includes(word))
}

const hasQuestion = ({ kind, question }: Topic) => kind !== 'page' && question !== undefined

/**
 * Answers a question. Takes any string, never throws. In this order (DESIGN
 * section 7): people in trouble; a question that is one of ours; the keywords of
 * the specification; the nearest topic, as the closest; the sentences of the
 * specification for what it did not understand.
 * @param subject what the reply before was about; a follow-up without a subject takes it
 */
export function answerTo(question: string, data: ChatData, subject = ''): Answer {
  const { topics, fallbacks } = data
  const reading = readingOf(question, data)
  const urgent = urgentTopic([question, reading], data)
  if (urgent) return { id: urgent.id, about: urgent.about, text: urgent.text, links: urgent.links }

  const asked = withoutCourtesies(reading, data.courtesies)
  const followed = refersBack(asked, data) ? `${asked} ${subject}` : asked
  const ranked = nearestTopics(followed, data).filter(({ share }) => share >= data.nearness)
  const [best] = ranked
  const sure = repeatedTopic(followed, data) ?? keyedTopic(asked, topics) ?? (best?.hasAll ? best.topic : undefined)
  // "Many thanks to all" asks nothing.
  const small = keyedTopic(
    reading,
    topics.filter(({ smallTalk }) => smallTalk),
  )
  const asksNothing = small && meaningOf(asked, data.language).size < 2 && !reading.includes('?')
  const closest = sure || asksNothing ? undefined : best?.topic
  const topic = sure ?? closest ?? small
  const isShort = isUnintelligible(normalise(question))
  if (!topic)
    return isShort
      ? { id: 'fallback-short', ...fallbacks.short }
      : { id: 'fallback-long', ...fallbacks.long, isUnknown: true }

  const { id, about, text, links } = topic
  const others = topic.smallTalk
    ? []
    : ranked.map((each) => each.topic).filter((each) => each !== topic && hasQuestion(each))
  const asks = others.slice(0, closest ? MOST_OFFERED.near : MOST_OFFERED.sure).map((each) => each.question!)
  if (!closest) return { id, about, text, links, asks }
  const ways = [...links.filter(({ to }) => !to.endsWith('#contact')), ...fallbacks.short.links]
  return { id: 'fallback-near', nearest: id, closest: fallbacks.near, about, text, links: ways, asks }
}
