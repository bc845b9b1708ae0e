import type { NodePluginArgs } from 'gatsby'
import { formatDay } from '../../../routing/formatDay'
import type { Language } from '../../../routing/languages'
import { pageKind } from '../../../routing/pageKinds'
import type { Route } from '../../nodes/routeNodes'

/** The text on the picture of a page. */
export interface ShareFacts {
  path: string
  language: Language
  /** Name of its background. */
  background: 'body' | 'profile' | 'plan'
  brand: string
  title: string
  /** The kind of page: the part of the site, or the category of an article. */
  kind: string
  /** The day of an article, in words; for other pages the host name of the site. */
  note: string
}

/** The node of a record, or of a page's words if the page shows no record. */
interface TitledNode {
  title?: string
  name?: string
  hero?: { title: string }
  /** Articles have a category and an ISO day. */
  category?: { name: string }
  date?: string
}

interface SiteWords {
  company: { name: string; url: string; slogan: string }
  /** The `common` dictionary, which has the names of the parts of the site. */
  common: Readonly<Record<string, string>>
}

/** The text on the picture of a route; null for a not-found page and for a page without a title. */
function shareFacts(
  { template, path, language, notFound }: Pick<Route, 'template' | 'path' | 'language' | 'notFound'>,
  { title, name, hero, category, date }: TitledNode,
  { company, common }: SiteWords,
): ShareFacts | null {
  const shownTitle = title ?? name ?? hero?.title
  if (notFound || !shownTitle) return null
  const { share } = pageKind(template)
  return {
    path,
    language,
    background: share?.background ?? 'body',
    brand: company.name,
    title: shownTitle,
    kind: category?.name ?? common[share?.part ?? ''] ?? company.slogan,
    note: category && date ? formatDay(date, language) : new URL(company.url).host,
  }
}

type Nodes = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>

/** The texts on the pictures of all routes, from the nodes of the build. */
export function readShareFacts(routes: readonly Route[], { getNode, getNodesByType }: Nodes): ShareFacts[] {
  const nodeIn = <Node>(language: Language, type: string, ns?: string) =>
    getNodesByType(type).find((node) => node.language === language && (!ns || node.ns === ns)) as Node | undefined
  const wordsIn = (language: Language): SiteWords | undefined => {
    const company = nodeIn<SiteWords['company']>(language, 'Company')
    const dictionary = nodeIn<{ data: string }>(language, 'Dictionary', 'common')
    return company && { company, common: JSON.parse(dictionary?.data ?? '{}') as SiteWords['common'] }
  }
  const known = new Map<Language, SiteWords | undefined>()
  return routes.flatMap((route) => {
    const { template, language, recordId } = route
    if (!known.has(language)) known.set(language, wordsIn(language))
    const words = known.get(language)
    // The words of the page `about` are in the node of the type `AboutPage`.
    const node = recordId
      ? (getNode(recordId) as TitledNode | undefined)
      : nodeIn<TitledNode>(language, `${template[0].toUpperCase()}${template.slice(1)}Page`)
    return (node && words && shareFacts(route, node, words)) ?? []
  })
}
