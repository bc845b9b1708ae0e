import { understand } from './certainty'
import { fallbackFor, type MatchableIntent } from './matchReply'
import { nearest, type Answerable, type Neighbour } from './nearest'
import type { Reply, ReplyLink, TranscriptWords } from './reply'

/** An intent with its answer in one language; keywords stay in both. */
interface ChatIntent extends MatchableIntent {
  /** What it answers, as a visitor would ask it; greetings have none. */
  question?: string
  text: string
  links: readonly ReplyLink[]
}

/** What the panel needs in one language: the file `/chat/<language>.json` of the built site. */
export interface ChatData {
  greeting: string
  quickQuestions: string[]
  /** In the order in which they are tried. */
  intents: ChatIntent[]
  fallbacks: { short: Reply; long: Reply }
  /** FAQs with their answers, and pages by their titles. */
  answers: Answerable[]
  /** The `chat` namespace of `locales/`. */
  words: Readonly<Record<string, string>>
}

/** Which intent, FAQ or fallback answers, and with which words. */
export interface Answer extends Reply {
  /** Id of an intent or of a fallback, or `faq`. */
  id: string
  /** Ids of the intents whose questions it leads on to. */
  also: readonly string[]
}

/** So like a FAQ that it is the same question in other words. */
const SAME = 0.72
/** So like a FAQ that it answers where nothing else does. */
const LIKE = 0.5
const MOST_LINKS = 3

/** A FAQ that asks the same; pages by title answer nothing. */
function sameFaq([best]: readonly Neighbour[], likeness: number): Answerable | undefined {
  return best?.item.answer !== undefined && best.likeness >= likeness && best.shared > 1 ? best.item : undefined
}

function linkOf({ label, to }: Answerable): ReplyLink {
  return { label, to }
}

/** Each place once, at most three. */
function links(list: readonly ReplyLink[]): ReplyLink[] {
  return list
    .filter((link, index) => list.findIndex(({ label }) => label === link.label) === index)
    .slice(0, MOST_LINKS)
}

/** Questions of intents, for one press each. */
function asksOf(ids: readonly string[], { intents }: ChatData): Required<Pick<Answer, 'asks' | 'also'>> {
  const asked = intents.filter(({ id, question }) => ids.includes(id) && question !== undefined).slice(0, MOST_LINKS)
  return { asks: asked.map(({ question }) => question ?? ''), also: asked.map(({ id }) => id) }
}

/** The sorry sentence, then what may have been meant, the site's own answers that come nearest, and the way to an engineer. */
function sorry(question: string, data: ChatData, near: readonly Neighbour[], meant: readonly string[]): Answer {
  const id = fallbackFor(question)
  const { text, links: ways } = id === 'fallback-short' ? data.fallbacks.short : data.fallbacks.long
  const shown = id === 'fallback-short' ? [] : near.slice(0, MOST_LINKS).map(({ item }) => linkOf(item))
  const form = ways.filter(({ to }) => to.endsWith('#contact'))
  return { id, text, links: shown.length > 0 ? [...shown, ...form] : ways, ...asksOf(meant, data) }
}

/**
 * The one reply to a question, with what it leads on to. Takes any string,
 * never throws. The first intent in the order of the specification answers,
 * unless that would be a guess; a FAQ that asks the same is put before it in
 * its own words, and the other intents that the question reaches stand under
 * it as questions.
 */
export function answerTo(question: string, data: ChatData): Answer {
  const { ids, isDoubtful } = understand(question, data.intents)
  const near = nearest(question, data.answers)
  const faq = sameFaq(near, isDoubtful ? LIKE : SAME)
  const found = isDoubtful ? undefined : data.intents.find(({ id }) => id === ids[0])
  if (!found) {
    if (!faq) return sorry(question, data, near, ids)
    const rest = near.slice(1, MOST_LINKS).map(({ item }) => linkOf(item))
    return { id: 'faq', text: faq.answer ?? '', links: links([linkOf(faq), ...rest]), ...asksOf(ids, data) }
  }
  const isSaid = faq === undefined || faq.answer === found.text
  return {
    id: found.id,
    text: isSaid ? found.text : `${faq.answer}\n\n${found.text}`,
    links: isSaid ? found.links : links([linkOf(faq), ...found.links]),
    ...asksOf(ids.slice(1), data),
  }
}

/** The words of a transcript. */
export function transcriptWords({ words }: ChatData): TranscriptWords {
  return {
    heading: words['transcript.heading'],
    user: words['transcript.user'],
    bot: words['transcript.bot'],
    omitted: words['transcript.omitted'],
  }
}
