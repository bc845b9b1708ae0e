const files = new Map<string, Promise<unknown>>()

async function fetchFile(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.json()
}

/** Fetches a file of the search index once. */
export function readFile(path: string): Promise<unknown> {
  const file = files.get(path) ?? fetchFile(path)
  files.set(path, file)
  return file
}

/** After a failure: files are fetched again. */
export const forgetFiles = () => files.clear()
