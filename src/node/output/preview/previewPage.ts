import { parse } from 'parse5'
import type { RouteSpec } from '../../../routing/routes'
import type { PreviewPage, Revision } from '../../../sources/previewPage'
import { shownTexts } from '../../../sources/readPage'
import { packStatements } from '../../../sources/statement'
import { pageFindings } from './pageFindings'
import type { SiteSources } from './siteSources'

/** What the overlay is told of a page: the sources of all it says and may say, and what to look at. */
export function previewPage(
  route: RouteSpec,
  html: string,
  sources: SiteSources,
  revision: Revision,
  words: Record<string, string>,
): PreviewPage {
  const index = sources.indexOf(route)
  const said = shownTexts(parse(html)).flatMap(({ text }) =>
    index.find(text).segments.flatMap(({ statements }) => statements),
  )
  return {
    ...packStatements([...new Set([...said, ...sources.unspoken(route)])]),
    language: route.language,
    translation: route.translation.status,
    owed: sources.owed(route),
    revision,
    findings: pageFindings(html),
    changes: [],
    words,
  }
}
