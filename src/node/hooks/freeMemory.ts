import inspector from 'node:inspector'

let session: inspector.Session | undefined

/**
 * Collects garbage, soon and thoroughly. Called where Gatsby leaves hundreds
 * of megabytes behind and then waits for others: after the content has become
 * nodes, and after webpack. V8 by itself cleans up only when it needs room,
 * and so would keep it all beside the workers that query and render. Costs
 * half a second on a blog of thousands, nothing to speak of on a small one.
 */
export function freeMemory(): void {
  if (!session) {
    session = new inspector.Session()
    session.connect()
  }
  session.post('HeapProfiler.collectGarbage')
}
