/** A reviewer's decisions about the changed parts of content files, and the patch that results from them. */
import { formatPatch, structuredPatch } from 'diff'
import type { ChangedPart } from './previewData'

/** Accept the part, restore the old text, or write other words. */
export type Decision = 'accept' | 'back' | { words: string }

/** Decisions by the number of the part. A part without a decision stays unchanged. */
type Decisions = ReadonlyMap<number, Decision>

/** A line with one value: `"en": "…",` or `"amount": 5` of JSON, `title: …` of front matter. */
const QUOTED =
  /^(\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*|\w+: )?)("(?:[^"\\]|\\.)*"|\d+(?:\.\d+)?|(?<=^(?:title|excerpt|imageAlt|client): )[^"'\n]+)(,?\s*)$/
/** Lines of front matter that are not words. */
const SETTING =
  /^(id|category|author|date|updated|translated\w+|draft|publish|featured|image|lineDrawing|project|services):/m
const NUMBER = /^\d+(\.\d+)?$/

/** The words of a part that a reviewer can edit; null if the part has no words or has more than words. */
export function wordsOf({ file, now, whole }: ChangedPart): string | null {
  if (whole || !/\.(json|mdx)$/.test(file) || (file.endsWith('.mdx') && SETTING.test(now))) return null
  const [, , value] = QUOTED.exec(now) ?? []
  if (value) return value.startsWith('"') ? String(JSON.parse(value)) : value
  return file.endsWith('.mdx') && now.trim() ? now.trimEnd() : null
}

/** Whether words are valid for a part: a number must stay a number, and nothing may be empty. */
export function takesWords(part: ChangedPart, words: string): boolean {
  return words.trim() !== '' && (!NUMBER.test(wordsOf(part) ?? '') || NUMBER.test(words.trim()))
}

/** The source of a part with other words. */
function withWords(part: ChangedPart, words: string): string {
  const { now } = part
  if (!takesWords(part, words)) return now
  const [, before, value, after] = QUOTED.exec(now) ?? []
  const plain = words.trim().replace(/\s+/g, ' ')
  if (!value) return now.replace(now.trimEnd(), () => words.trimEnd())
  return before + (NUMBER.test(value) ? plain : JSON.stringify(plain)) + after
}

/** The text that replaces a part after a decision. */
export function writtenBy(part: ChangedPart, decision: Decision): string {
  return decision === 'accept' ? part.now : decision === 'back' ? part.was : withWords(part, decision.words)
}

/**
 * The texts of the files that decisions change; null for a file that is removed.
 * @param files the texts of the branch
 */
export function decidedFiles(
  parts: readonly ChangedPart[],
  files: Readonly<Record<string, string>>,
  decisions: Decisions,
): Map<string, string | null> {
  const texts = new Map<string, string | null>()
  const textOf = (file: string) => texts.get(file) ?? files[file] ?? ''
  // First parts from the end, so that offsets stay valid; then whole files, with the changes to their parts.
  const order = (number: number) => (parts[number]?.whole ? -1 : (parts[number]?.start ?? 0))
  for (const [number, decision] of [...decisions].sort(([a], [b]) => order(b) - order(a) || b - a)) {
    const part = parts[number]
    if (!part || decision === 'accept' || part.whole === 'bytes') continue
    const { file, start, now, was, whole, from } = part
    if (whole === 'gone') texts.set(file, was)
    else if (whole === 'entry') texts.set(file, withEntry(textOf(file), now, was))
    else if (whole) {
      if (from !== undefined) texts.set(from, textOf(file))
      texts.set(file, null)
    } else {
      const text = textOf(file)
      texts.set(file, text.slice(0, start) + writtenBy(part, decision) + text.slice(start + now.length))
    }
  }
  return new Map([...texts].filter(([file, text]) => text !== files[file]))
}

/** Replaces an entry of a list by another; either may be ''. */
function withEntry(list: string, now: string, was: string): string {
  const entries = (JSON.parse(list) as unknown[]).map((entry) => JSON.stringify(entry))
  const place = now ? entries.indexOf(now) : entries.length
  if (place !== -1) entries.splice(place, now ? 1 : 0, ...(was ? [was] : []))
  return `${JSON.stringify(
    entries.map((entry): unknown => JSON.parse(entry)),
    null,
    2,
  )}\n`
}

export function decidedBytes(parts: readonly ChangedPart[], decisions: Decisions): ChangedPart[] {
  return parts.filter(({ bytes }, number) => bytes && decisions.get(number) === 'back')
}

/** A patch for `git apply` that applies the decisions to the files. */
export function patchOf(
  files: Readonly<Record<string, string>>,
  decided: ReadonlyMap<string, string | null>,
  bytes: readonly ChangedPart[] = [],
): string {
  const texts = [...decided].map(([file, text]) => {
    const [isNew, isGone] = [!Object.hasOwn(files, file), text === null]
    const names = [isNew ? '/dev/null' : `a/${file}`, isGone ? '/dev/null' : `b/${file}`] as const
    const patch = formatPatch(structuredPatch(...names, files[file] ?? '', text ?? '', '', ''))
    const mode = isNew ? 'new file mode 100644\n' : isGone ? 'deleted file mode 100644\n' : ''
    return `diff --git a/${file} b/${file}\n${mode}${patch.slice(patch.indexOf('--- '))}`
  })
  return [...texts, ...bytes.map((part) => part.bytes?.patch ?? '')].join('')
}
