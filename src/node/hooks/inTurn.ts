/**
 * A function that does its work once the work it was called for before is
 * done: two never overlap, and one that fails keeps the next from nothing.
 * @param failed told of whatever the work throws
 */
export function inTurn(work: () => Promise<void>, failed: (error: Error) => void): () => void {
  let before = Promise.resolve()
  return () => {
    before = before
      .then(work)
      .catch((error: unknown) => failed(error instanceof Error ? error : new Error(String(error))))
  }
}
