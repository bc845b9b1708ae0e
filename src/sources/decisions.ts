/** What a reviewer decides of each changed part of the writers' files, and the patch that comes of it. */
import { formatPatch, structuredPatch } from 'diff'
import type { ChangedPart } from './previewData'

/** Yes, back to what stood there, or the part in other words. */
export type Decision = 'accept' | 'back' | { words: string }

/** Decisions by the number of the part; a part without one stays as it is. */
type Decisions = ReadonlyMap<number, Decision>

/** A line with one value: `"en": "…",` or `"amount": 5` of JSON, `title: "…"` of front matter. */
const QUOTED = /^(\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*|\w+: )?)("(?:[^"\\]|\\.)*"|\d+(?:\.\d+)?)(,?\s*)$/

/** The plain words of a part that can be put in other words; null for what is more than words. */
export function wordsOf({ file, now }: ChangedPart): string | null {
  const [, , quoted] = QUOTED.exec(now) ?? []
  if (quoted) return String(JSON.parse(quoted))
  return file.endsWith('.mdx') && now.trim() ? now.trimEnd() : null
}

/** The part as it is written with other words; a number stays one. */
function withWords({ now }: ChangedPart, words: string): string {
  const [, before, value, after] = QUOTED.exec(now) ?? []
  const plain = words.trim().replace(/\s+/g, ' ')
  if (!value) return now.replace(now.trimEnd(), () => words.trimEnd())
  if (value.startsWith('"')) return before + JSON.stringify(plain) + after
  return /^\d+(\.\d+)?$/.test(plain) ? before + plain + after : now
}

/** The files that decisions change, with the text they leave. */
export function decidedFiles(
  parts: readonly ChangedPart[],
  files: Readonly<Record<string, string>>,
  decisions: Decisions,
): Map<string, string> {
  const texts = new Map<string, string>()
  // From the end, so that offsets hold.
  const last = [...decisions].sort(([a], [b]) => (parts[b]?.start ?? 0) - (parts[a]?.start ?? 0) || b - a)
  for (const [number, decision] of last) {
    const part = parts[number]
    if (!part || decision === 'accept') continue
    const text = texts.get(part.file) ?? files[part.file]
    const written = decision === 'back' ? part.was : withWords(part, decision.words)
    texts.set(part.file, text.slice(0, part.start) + written + text.slice(part.start + part.now.length))
  }
  return new Map([...texts].filter(([file, text]) => text !== files[file]))
}

/** A patch for `git apply` that makes the files what decisions leave. */
export function patchOf(files: Readonly<Record<string, string>>, decided: ReadonlyMap<string, string>): string {
  return [...decided]
    .map(([file, text]) => {
      const patch = formatPatch(structuredPatch(`a/${file}`, `b/${file}`, files[file], text, '', ''))
      return `diff --git a/${file} b/${file}\n${patch.slice(patch.indexOf('--- '))}`
    })
    .join('')
}
