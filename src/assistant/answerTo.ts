import { interpret } from './interpret'
import { fallbackFor, type MatchableIntent } from './matchReply'
import { findSimilar, type Answerable, type SimilarAnswer } from './similarity'

export interface ReplyLink {
  label: string
  /** A path without language prefix. A link to `#contact` copies the question into the contact form. */
  to: string
}

export interface Reply {
  text: string
  links: readonly ReplyLink[]
  /** Further questions, shown as buttons. */
  asks?: readonly string[]
}

/** An intent with its answer in one language; keywords stay in both. */
interface ChatIntent extends MatchableIntent {
  /** The question it answers, in a visitor's words; greetings have none. */
  question?: string
  text: string
  links: readonly ReplyLink[]
}

/** The content of `/chat/<language>.json` on the built site. */
export interface ChatData {
  greeting: string
  quickQuestions: string[]
  /** In the order they are tried. */
  intents: ChatIntent[]
  fallbacks: { short: Reply; long: Reply }
  /** FAQs with their answers, and pages by their titles. */
  answers: Answerable[]
  /** The `chat` namespace of `locales/`. */
  words: Readonly<Record<string, string>>
}

/** A reply, and where it comes from. */
export interface Answer extends Reply {
  /** Id of an intent or of a fallback, or `faq`. */
  id: string
  /** Ids of the intents whose questions are offered as `asks`. */
  also: readonly string[]
}

/** Score from which a FAQ is the same question in other words. */
const SAME = 0.72
/** Score from which a FAQ answers if nothing else does. */
const SIMILAR = 0.5
const MOST_LINKS = 3

/** The best match if it is a FAQ entry with at least this score. Pages do not answer questions. */
function sameFaq([best]: readonly SimilarAnswer[], minScore: number): Answerable | undefined {
  return best?.item.answer !== undefined && best.score >= minScore && best.shared > 1 ? best.item : undefined
}

function linkOf({ label, to }: Answerable): ReplyLink {
  return { label, to }
}

/** Removes duplicates; at most three links. */
function links(list: readonly ReplyLink[]): ReplyLink[] {
  return list
    .filter((link, index) => list.findIndex(({ label }) => label === link.label) === index)
    .slice(0, MOST_LINKS)
}

/** The questions of these intents, to be offered as buttons. */
function asksOf(ids: readonly string[], { intents }: ChatData): Required<Pick<Answer, 'asks' | 'also'>> {
  const asked = intents.filter(({ id, question }) => ids.includes(id) && question !== undefined).slice(0, MOST_LINKS)
  return { asks: asked.map(({ question }) => question ?? ''), also: asked.map(({ id }) => id) }
}

/** The fallback: the sorry sentence, links to similar answers and the contact form, and questions that may have been meant. */
function sorry(question: string, data: ChatData, near: readonly SimilarAnswer[], meant: readonly string[]): Answer {
  const id = fallbackFor(question)
  const { text, links: ways } = id === 'fallback-short' ? data.fallbacks.short : data.fallbacks.long
  const shown = id === 'fallback-short' ? [] : near.slice(0, MOST_LINKS).map(({ item }) => linkOf(item))
  const form = ways.filter(({ to }) => to.endsWith('#contact'))
  return { id, text, links: shown.length > 0 ? [...shown, ...form] : ways, ...asksOf(meant, data) }
}

/**
 * Answers a question. Takes any string, never throws. The first matching intent
 * in the order of the specification answers, unless it is doubtful. A FAQ that
 * asks the same goes before its text; the other matching intents are offered as
 * questions.
 */
export function answerTo(question: string, data: ChatData): Answer {
  const { ids, isDoubtful } = interpret(question, data.intents)
  const near = findSimilar(question, data.answers)
  const faq = sameFaq(near, isDoubtful ? SIMILAR : SAME)
  const found = isDoubtful ? undefined : data.intents.find(({ id }) => id === ids[0])
  if (!found) {
    if (!faq) return sorry(question, data, near, ids)
    const rest = near.slice(1, MOST_LINKS).map(({ item }) => linkOf(item))
    return { id: 'faq', text: faq.answer ?? '', links: links([linkOf(faq), ...rest]), ...asksOf(ids, data) }
  }
  const isIncluded = faq === undefined || faq.answer === found.text
  return {
    id: found.id,
    text: isIncluded ? found.text : `${faq.answer}\n\n${found.text}`,
    links: isIncluded ? found.links : links([linkOf(faq), ...found.links]),
    ...asksOf(ids.slice(1), data),
  }
}
