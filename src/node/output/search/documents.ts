/** The documents of the search: a built page, and the questions and projects on it. */
import { pageKind } from '../../../routing/pageKinds'
import { isListed } from '../../../routing/routes'
import type { SearchDocument } from '../../../search/siteIndex'
import type { Route } from '../../nodes/routeNodes'
import type { BuiltPage, PageSection } from '../pages/readPage'

const OWN_DOCUMENTS = ['question', 'project'] as const

/**
 * The documents of one page: the page itself, then its questions and projects.
 * Empty for a page that search engines must not list, or whose text is in
 * another language. Cards show the beginning of other pages and are left out.
 * @param seen sections of earlier pages in the language, which are not repeated; the sections of this page are added
 * @param menu labels of the menu by what they lead to: a section with one, such as `/#contact`, is a document too
 */
export function documentsOf(
  { title: label, description: summary, sections }: BuiltPage,
  route: Route,
  seen: Set<string>,
  menu?: ReadonlyMap<string, string>,
): SearchDocument[] {
  if (!isListed(route)) return []
  const { neutralPath } = route
  const { kind = 'page', signposts = [] } = pageKind(route.template).search ?? {}
  const page: SearchDocument = { to: neutralPath, kind, title: '', label, summary, sections: [] }
  const documents = [page]

  /** The document of a section. Its title is the first heading. */
  function documentOf({ id, part }: PageSection): SearchDocument {
    const to = `${neutralPath}#${id}`
    const inMenu = menu?.get(to)
    const own = OWN_DOCUMENTS.find((each) => each === part) ?? (inMenu && 'page')
    if (!own) return page
    const found = documents.find((each) => each.to === to)
    if (found) return found
    const document: SearchDocument = { to, kind: own, title: '', label: inMenu, summary: '', sections: [] }
    documents.push(document)
    return document
  }

  for (const section of sections) {
    const { id, heading, texts, part } = section
    if (part === 'card' || signposts.includes(id)) continue
    const document = documentOf(section)
    const isTitle = !document.title
    if (isTitle) document.title = heading
    const title = isTitle ? '' : heading
    const text = [title, ...texts].join('\n')
    if (text === '' || seen.has(text)) continue
    seen.add(text)
    document.sections.push({ anchor: id, title, texts })
  }
  return documents.filter((document) => document.title && (document === page || document.sections.length > 0))
}
