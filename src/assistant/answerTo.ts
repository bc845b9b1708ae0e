import { STOP_WORDS } from '../search/languageWords'
import { stemmerOf, termsOf, type StemOf } from '../search/siteIndex'
import { escapePattern } from '../text/escapePattern'
import { plainWords } from '../text/normalise'
import { isUnintelligible, readingOf, withoutCourtesies } from './reading'
import { allOf, keyedTopic, LETTER, nearestTopics, wordsOf, type ChatData, type Reply, type Topic } from './topics'

/** A reply, and the id of its topic or fallback. */
export type Answer = Reply & { id: string }

type Said = Pick<Topic, 'question' | 'text' | 'also'>

/** Maximum number of buttons below a reply that is sure, and below the closest one. */
const MOST_OFFERED = { sure: 2, near: 3 }

/** Least share of what comes near, of trouble, of what is plain; of a second topic in the first; of words said before. */
const LEAST = { near: 0.05, urgent: 0.15, plain: 0.5, second: 0.15, said: 0.6 }

/** Whether a topic is for people in trouble: it answers before all others. */
const isUrgent = ({ careful, question, text }: Topic) => Boolean(careful && !question && text)

/**
 * Chooses the topics: that of our question itself, as buttons send it; one for people in trouble; the nearest, and a
 * keyword brings its topic nearer. What no topic answers is a topic, too: "how long do cats live".
 * @returns the topic that answers for sure; others that the question may mean, too; those that come near, except for
 * people in trouble; and whether the question says enough: more than one word, unless it plainly asks for a topic
 */
function understand(question: string, data: ChatData, subject = '') {
  const words = wordsOf(question)
  const length = words.filter((word) => !STOP_WORDS.has(word)).length
  const isShort = length <= 2
  const named = keyedTopic(question, data.topics)
  const isFollowUp = subject !== '' && isShort && !named?.careful
  const refersBack = isFollowUp && allOf(data.followUps).some((word) => words.includes(word))
  const text = refersBack ? `${question} ${subject}` : question
  const shares = nearestTopics(text, data)
  const [top] = shares
  const isPlain = top.similarity >= LEAST.plain
  const saysEnough = length > 1 || refersBack || Boolean(top.topic.text && isPlain && !named)
  const close = (named ? nearestTopics(text, data, named) : shares).filter(
    ({ topic, similarity }) => similarity >= LEAST.near && !isUrgent(topic),
  )
  const near = close.map(({ topic }) => topic)
  const ours = data.topics.find((topic) => topic.question && plainWords(topic.question) === plainWords(question))
  if (ours || (named && isUrgent(named))) return { sure: ours ?? named, others: [], near, saysEnough }

  const [first] = close.filter(({ topic }) => topic.text)
  const elsewhere = close.reduce((sum, { topic, similarity }) => sum + (topic.text ? 0 : similarity), 0)
  const isAside = named?.careful && length > LETTER
  const known = first?.similarity >= data.nearness ? first.topic : isAside ? undefined : named
  const clear = elsewhere > (first?.similarity ?? 0) ? undefined : known
  const sure = saysEnough ? clear : named
  const least = LEAST.second * (first?.similarity ?? 0)
  // Business matters have words of trouble, too: unless it is plain, what else the message asks comes second.
  if (isUrgent(top.topic) && (isPlain || (saysEnough && top.similarity >= LEAST.urgent)))
    return { sure: top.topic, others: isPlain ? [] : [sure], near, saysEnough }
  const seconds = close.filter(({ topic, similarity }) => topic === top.topic || similarity >= least)
  return { sure, others: [isShort ? named : undefined, ...seconds.map(({ topic }) => topic)], near, saysEnough }
}

/** Whether most words of a text were said before. */
function repeats(text: string, said: string, stemOf: StemOf): boolean {
  const known = termsOf(said, stemOf)
  const words = [...new Set(termsOf(text, stemOf))]
  return words.filter((word) => known.includes(word)).length >= LEAST.said * words.length
}

/**
 * Answers a question. Takes any string, never throws. In this order: what answers it for sure; the nearest topic, as the
 * closest; courtesies; the sentences of the specification for what it did not understand (DESIGN section 7).
 * @param last the question before that was answered, from which a short one with a word like "they" takes its subject,
 * and its reply, which is not said twice running
 * @param before the last message, which may say that there is nothing to add to that reply
 */
export function answerTo(question: string, data: ChatData, last?: Said, before = ''): Answer {
  const { language, topics, fallbacks, courtesies, conjunctions, words } = data
  const unknown = { id: 'fallback-long', ...fallbacks.long, isUnknown: true }
  const reading = readingOf(question, data)
  const rest = withoutCourtesies(courtesies)(reading)
  const plain = rest || reading
  const { sure, others, near, saysEnough } = understand(plain, data, last?.question)
  const [nearest] = near
  const isReadable = !isUnintelligible(plain)
  const hasNoAnswer = rest && saysEnough && nearest && !nearest.text
  const unasked = topics.filter((each) => !each.question)
  const polite = sure || hasNoAnswer ? undefined : keyedTopic(reading, unasked)
  const closest = !sure && saysEnough && isReadable && nearest?.text && nearest !== polite ? nearest : undefined
  const topic = sure ?? closest ?? polite
  if (!topic?.text) return isReadable ? unknown : { id: 'fallback-short', ...fallbacks.short }

  // "How much is it and who owns the code?" has two parts.
  const between = new RegExp(`(?<=[?;]) | (?:${allOf(conjunctions).map(escapePattern).join('|')}) `)
  const shares = plain.split(between).map((part) => nearestTopics(part, data, keyedTopic(part, topics))[0])
  const asked = shares.flatMap((each) => (each.similarity < LEAST.plain || isUrgent(each.topic) ? [] : each.topic))
  const candidates = [asked.includes(topic) ? asked : [], closest ? [] : others].flat()
  const other = candidates.find((each) => each?.text && each !== topic)
  const said = [topic.text, last?.text, last?.also?.text].join(' ')
  const second = other && !repeats(other.text, said, stemmerOf(language)) ? other : undefined
  // Help and thanks have keywords and no question: they may be said again.
  const mayRepeat = !topic.question && topic.keywords
  const isSaid = !mayRepeat && [last?.text, last?.also?.text].includes(topic.text)
  const [main, next] = isSaid ? [second] : [topic, second]
  const questions = new Set(near.flatMap((each) => each.question ?? []))
  const offered = [...questions].filter((each) => each !== topic.question && each !== second?.question)
  const asks = main?.careful ? [] : offered.slice(0, closest ? MOST_OFFERED.near : MOST_OFFERED.sure)
  if (!main) return before === words.again ? unknown : { id: 'again', ...fallbacks.long, text: words.again, asks }
  const { id, about, text, links } = main
  const withPerson = [...links.filter(({ to }) => !to.endsWith('#contact')), ...fallbacks.short.links]
  const also = next && { id: next.id, about: next.question ?? next.about, text: next.text }
  return { id, closest: closest && fallbacks.near, about, text, also, links: closest ? withPerson : links, asks }
}
