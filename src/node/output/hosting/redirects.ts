import type { Redirect } from '../../../content/schemas/redirect'
import { LANGUAGES } from '../../../routing/languages'
import { localizePath } from '../../../routing/localizePath'

/** An address that a page had, in one language. */
export interface OldAddress {
  from: string
  /** Where it leads, or null: the page is gone. */
  to: string | null
}

/** The old addresses of every language, as hosts need them. */
export function oldAddresses(redirects: readonly Redirect[]): OldAddress[] {
  return redirects.flatMap(({ from, to }) =>
    LANGUAGES.map((language) => ({
      from: localizePath(from, language),
      to: to === undefined ? null : /^https?:/.test(to) ? to : localizePath(to, language),
    })),
  )
}
