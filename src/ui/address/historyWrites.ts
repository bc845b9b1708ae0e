/** An entry of the browser's history to write. */
interface HistoryWrite<Query> {
  readonly how: 'replace' | 'push'
  readonly query: Query
}

/**
 * How a newly applied query gets into the browser's history. Typing rewrites
 * the entry at hand. A step (category, search button) gets an entry of its
 * own, so that Back returns to `settled`, the last query that had one; an entry
 * that typing has rewritten in the meantime is given back to it first.
 * @param isSame whether two queries ask for the same
 * @returns the entries to write, in order
 */
export function historyWrites<Query>(
  isSame: (one: Query, other: Query) => boolean,
  settled: Query,
  shown: Query,
  applied: Query,
  step: boolean,
): HistoryWrite<Query>[] {
  if (!step) return isSame(shown, applied) ? [] : [{ how: 'replace', query: applied }]
  if (!isSame(shown, applied)) return [{ how: 'push', query: applied }]
  if (isSame(settled, applied)) return []
  return [
    { how: 'replace', query: settled },
    { how: 'push', query: applied },
  ]
}
