import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import { pageKind } from '../../routing/pageKinds'
import { isDevelop } from '../environment'
import { queryRoutes, type Route } from '../nodes/routeNodes'
import { sharePictures } from '../output/sharePictures/sharePictures'

type RouteFact = 'language' | 'recordId' | 'namespaces' | 'neutralPath' | 'canonicalPath' | 'alternates' | 'notFound'

/** The context of a page. The i18n plugin reads `i18n`; queries read the rest. */
export interface PageContext extends Pick<Route, RouteFact> {
  /** Its sections in the order of its content file, if that file orders them. */
  sections: readonly string[]
  /** Search engines must not list the page. */
  unlisted?: true
  /** The site has no blog, so it has no feed. */
  noFeed?: true
  /** Address of the picture for link previews; null when there is none. */
  sharePicture: string | null
  i18n: {
    language: Language
    languages: readonly Language[]
    defaultLanguage: Language
    generateDefaultLanguagePage: false
    routed: boolean
    originalPath: string
    path: string
  }
}

/** Creates a page for every `Route` node. */
export async function createRoutePages(args: CreatePagesArgs): Promise<void> {
  const routes = await queryRoutes(args.graphql)
  const pictures = isDevelop() ? new Map<string, string>() : await sharePictures(routes, args)
  const noFeed = routes.some(({ template }) => template === 'blog') ? undefined : true
  for (const route of routes)
    args.actions.createPage({
      path: route.path,
      component: path.resolve('src/templates', `${route.template}.tsx`),
      context: { ...pageContext(route, pictures.get(route.path) ?? null), noFeed },
    })
}

function pageContext(route: Route, sharePicture: string | null): PageContext {
  const { path: address, languages, recordKey: _key, translation: _translation, template, ...facts } = route
  return {
    ...facts,
    sections: route.sections ?? [],
    unlisted: pageKind(template).unlisted,
    sharePicture,
    i18n: {
      language: route.language,
      languages,
      defaultLanguage: DEFAULT_LANGUAGE,
      generateDefaultLanguagePage: false,
      routed: route.language !== DEFAULT_LANGUAGE,
      originalPath: route.neutralPath,
      path: address,
    },
  }
}
