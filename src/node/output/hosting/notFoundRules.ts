import { LANGUAGES } from '../../../routing/languages'
import { localizePath } from '../../../routing/localizePath'
import { NOT_FOUND_PAGES } from '../../../routing/routes'

interface NotFoundRule {
  /** Prefix whose unknown addresses are answered, with slash at the end. */
  covers: string
  /** File that answers, with status 404. */
  page: string
}

/** The most specific rules first: sections before languages before everything. */
export function notFoundRules(): NotFoundRule[] {
  const rules = LANGUAGES.flatMap((language) =>
    NOT_FOUND_PAGES.map(({ neutralPath, covers }) => ({
      covers: localizePath(covers, language).replace(/\/?$/, '/'),
      page: localizePath(neutralPath, language),
    })),
  )
  return rules.sort(
    (a, b) => b.covers.split('/').length - a.covers.split('/').length || a.covers.localeCompare(b.covers),
  )
}
