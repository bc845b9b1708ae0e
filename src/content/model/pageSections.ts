/** Which sections a page shows, by its content file and by what there is to show. */
import { pageKind, pageKinds, type TemplateName } from '../../routing/pageKinds'
import { hasAny } from './contentRouteRecords'
import type { Content } from './content'

/**
 * Names of the sections of a page in the order of its content file. One without
 * a heading in the file, or without records, is left out.
 * @returns null where the template alone gives the order
 */
export function shownSections(content: Content, template: TemplateName): string[] | null {
  const { file, sections } = pageKind(template).ordered ?? {}
  const page = content.entries.find(({ type }) => type === file)?.record as { sections: string[] } | undefined
  if (!sections || !page) return null
  return page.sections.filter((name) => name in page && hasPages(content, sections[name]))
}

/** Whether there are records of a type, and, if they have pages, whether the site has these. */
function hasPages(content: Content, type: string | null): boolean {
  if (type === null) return true
  const { needs = [] } = pageKinds().find(([, { record }]) => record === type)?.[1] ?? {}
  return [type, ...needs].every((each) => hasAny(content, each))
}
