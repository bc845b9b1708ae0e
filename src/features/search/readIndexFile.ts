const files = new Map<string, Promise<unknown>>()

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.json()
}

/**
 * Fetches a file of the search's index, each once; one that did not come is tried anew the next time.
 * @throws what the network threw, or an error for any answer but the file
 */
export function readIndexFile(path: string): Promise<unknown> {
  const known = files.get(path)
  if (known) return known
  const file = fetchJson(path)
  files.set(path, file)
  file.catch(() => files.delete(path))
  return file
}

/** The next search fetches everything anew: something did not arrive, or belongs to an older build of the site. */
export function forgetIndex(): void {
  files.clear()
}
