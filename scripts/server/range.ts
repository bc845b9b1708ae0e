/** What a `Range` header asks of a file: one part of it, all of it, or a part it does not have. */
type AskedRange = { kind: 'part'; first: number; last: number } | { kind: 'whole' } | { kind: 'none' }

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, section 14.2).
 * What is not understood, and more than one part at once, is the whole file;
 * a part that begins behind the end is none.
 *
 * @example readRange('bytes=-10', 100) // { kind: 'part', first: 90, last: 99 }
 */
export function readRange(header: string | undefined, size: number): AskedRange {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return { kind: 'whole' }
  if (from === '') return Number(to) === 0 ? { kind: 'none' } : part(Math.max(0, size - Number(to)), size - 1, size)
  if (to !== '' && Number(to) < Number(from)) return { kind: 'whole' }
  return part(Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1), size)
}

function part(first: number, last: number, size: number): AskedRange {
  return first < size ? { kind: 'part', first, last } : { kind: 'none' }
}
