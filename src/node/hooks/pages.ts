import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { pageKind } from '../../routing/pageKinds'
import { isDevelop } from '../environment'
import { sharePicture } from '../nodes/picture'
import { queryRoutes, type Route } from '../nodes/routeNodes'

type RouteFact = 'language' | 'recordId' | 'namespaces' | 'neutralPath' | 'canonicalPath' | 'alternates' | 'notFound'

/** The context of a page. The i18n plugin reads `i18n`; queries read the rest. */
export interface PageContext extends Pick<Route, RouteFact> {
  /** Its sections in the order of its content file, if that file orders them. */
  sections: readonly string[]
  /** Search engines must not list the page. */
  unlisted?: true
  /** The site has no blog, so it has no feed. */
  noFeed?: true
  /** The picture of link previews; null when there is none. */
  sharePicture: { src: string; alt: string } | null
  i18n: Pick<Route, 'language' | 'languages'> & { originalPath: string }
}

/** Creates a page for every `Route` node. */
export async function createRoutePages(args: CreatePagesArgs): Promise<void> {
  const routes = await queryRoutes(args.graphql)
  const noFeed = routes.some(({ template }) => template === 'blog') ? undefined : true
  for (const route of routes)
    args.actions.createPage({
      path: route.path,
      component: path.resolve('src/templates', `${route.template}.tsx`),
      context: { ...pageContext(route), noFeed, sharePicture: await sharePictureOf(route, args) },
    })
}

/** The cover of an article; for other pages the picture of the site. The development server makes none. */
async function sharePictureOf(
  { language, notFound, recordId }: Route,
  { getNode, getNodesByType }: CreatePagesArgs,
): Promise<PageContext['sharePicture']> {
  const article = getNode(recordId ?? '') as { cover?: string; coverAlt?: string } | undefined
  const company = getNodesByType('Company').find((node) => node.language === language)
  const { src, alt } = (company?.socialImage ?? {}) as { src?: string; alt?: string }
  const file = article?.cover ?? src
  if (isDevelop() || notFound || !file) return null
  return {
    src: await sharePicture(process.cwd(), file),
    alt: (article?.cover ? article.coverAlt : alt) ?? '',
  }
}

function pageContext(route: Route): Omit<PageContext, 'sharePicture'> {
  const { path: _path, languages, template, ...facts } = route
  return {
    ...facts,
    sections: route.sections ?? [],
    unlisted: pageKind(template).unlisted,
    i18n: { language: route.language, languages, originalPath: route.neutralPath },
  }
}
