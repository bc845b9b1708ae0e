import type { Content } from '../../content/model/content'
import type { RouteSpec } from '../../routing/routes'
import type { ContentReader } from '../readForBuild'
import { ContentStates } from './contentStates'
import { OldAddresses } from './oldAddresses'

/**
 * What the hooks of one run of Gatsby leave those after them, as Gatsby hands nothing on: made in `gatsby-node.ts` and
 * given to each that writes or reads it.
 */
export interface Run {
  /** Content that passed the check and has no nodes yet. Null after that, so that it need not stay in memory. */
  checked: { content: Content; reader: ContentReader } | null
  /** The route table of the content that passed the check last. */
  routes: readonly RouteSpec[]
  /** ISO day on which a build of the same files differs from this one. */
  nextChange: string
  /** What open pages are told under development. */
  states: ContentStates
  /** Where pages went that had another address, under development. */
  old: OldAddresses
}

export function newRun(): Run {
  return { checked: null, routes: [], nextChange: '', states: new ContentStates(), old: new OldAddresses() }
}
