/** How long what a visitor has asked for may take to load, in milliseconds; then they are told another way. */
const LOAD_TIMEOUT_MS = 8_000

/** @throws what the load throws, or an error when it takes too long */
export function loadInTime<Value>(load: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It did not load in time.')), LOAD_TIMEOUT_MS)
    load.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
