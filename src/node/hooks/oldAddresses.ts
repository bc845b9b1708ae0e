import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Content } from '../../content/model/content'
import { entriesOf } from '../../content/model/contentTypes'
import { oldAddresses } from '../output/hosting/redirects'

/** Leads under development from addresses that pages had to where they went, as hosts do by `_redirects`. */
export class OldAddresses {
  private targets = new Map<string, string>()

  /** Knows the addresses of this content from now on. */
  read({ entries }: Content): void {
    const redirects = entriesOf(entries, 'Redirect').map(({ record }) => record)
    this.targets = new Map(oldAddresses(redirects).flatMap(({ from, to }) => (to === null ? [] : [[from, to]])))
  }

  /** Answers for an old address, and leaves every other to the next handler. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const [path = ''] = (request.url ?? '').split('?')
    const to = this.targets.get(path)
    if (to === undefined) return next()
    // For now: what is said to hold for good a browser keeps, and the next branch may have a page there.
    response.writeHead(302, { Location: to, 'Cache-Control': 'no-store' })
    response.end()
  }
}
