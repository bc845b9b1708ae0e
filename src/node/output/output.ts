/** The contract of everything that a build writes beside its pages. */
import type { ChatData, Topic } from '../../assistant/topics'
import type { Language } from '../../routing/languages'
import type { Route } from '../nodes/routeNodes'
import type { InlineSources } from './hosting/contentSecurityPolicy'
import type { OldAddress } from './hosting/redirects'
import type { BuiltPage } from './pages/readPage'

/** The assistant's content in one language. `examples` are all questions that ask for a topic. */
export type ChatContent = Omit<ChatData, 'learned' | 'topics'> & { topics: (Topic & { examples: string[] })[] }

export interface BuiltSite {
  root: string
  /** The built site. */
  folder: string
  company: {
    name: string
    /** Without a trailing slash. */
    url: string
    supportEmail: string
    editor: boolean
    description: string
  }
  routes: readonly Route[]
  /** Each page of `routes`, by its path. */
  pages: ReadonlyMap<string, BuiltPage>
  /** Inline scripts and styles of all pages. */
  inline: InlineSources
  /** Content of the assistant; null if the site has no assistant. */
  chat: Readonly<Record<Language, ChatContent>> | null
  oldAddresses: readonly OldAddress[]
  /** ISO day from which a build of the same files differs from this one. */
  nextChange: string
  /** ISO day on which an article last changed. */
  modified: (route: Route) => string | undefined
  /** Result of a query in a language. Throws when GraphQL does not answer. */
  query: <Result>(query: string, language: Language) => Promise<Result>
  warn: (message: string) => void
}

/** Writes a file of the built site by its name, if it has another text. */
export type WriteFile = (name: string, text: string) => void

export type Output = (site: BuiltSite, write: WriteFile) => void | Promise<void>
