/** Milliseconds until a load counts as failed and the visitor sees an error. */
const LOAD_TIMEOUT_MS = 3_000

/** @throws what the load throws, or an error after `timeout` milliseconds */
export function loadInTime<Value>(load: Promise<Value>, timeout = LOAD_TIMEOUT_MS): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It did not load within ${timeout} ms.`)), timeout)
    load.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
