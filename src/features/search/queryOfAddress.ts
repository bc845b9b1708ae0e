/** What `?q=…` asks for. */
export function queryOfAddress(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim()
}
