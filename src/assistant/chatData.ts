import { matchReply, type MatchableIntent } from './matchReply'
import type { Reply, TranscriptWords } from './reply'

/** An intent with its answer in one language; keywords stay in both. */
export type ChatIntent = MatchableIntent & Reply

/** What the panel needs in one language: the file `/chat/<language>.json` of the built site. */
export interface ChatData {
  greeting: string
  quickQuestions: string[]
  /** In the order in which they are tried. */
  intents: ChatIntent[]
  fallbacks: { short: Reply; long: Reply }
  /** The `chat` namespace of `locales/`. */
  words: Readonly<Record<string, string>>
}

/** The one reply to a question, with its links. Takes any string, never throws. */
export function replyTo(question: string, { intents, fallbacks }: ChatData): Reply {
  const id = matchReply(question, intents)
  const found =
    intents.find((intent) => intent.id === id) ?? (id === 'fallback-short' ? fallbacks.short : fallbacks.long)
  return { text: found.text, links: found.links }
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
