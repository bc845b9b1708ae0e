/** The Markdown version of each page in the sitemap, and `llms.txt`, which lists them (https://llmstxt.org). */
import { DEFAULT_LANGUAGE, factsOf, LANGUAGES, type Language } from '../../../routing/languages'
import { absoluteUrl, markdownPath } from '../../../routing/localizePath'
import type { Route } from '../../nodes/routeNodes'
import type { Output } from '../output'
import type { BuiltPage } from '../pages/readPage'
import { isListed } from '../sitemap'

/**
 * A page in Markdown, with its facts before it.
 * @param url absolute
 * @param day ISO day on which an article last changed
 */
export function markdownPage({ title, description, language, sections }: BuiltPage, url: string, day?: string): string {
  const facts = Object.entries({ title, description, url, language, date: day })
  const lines = facts.flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []))
  const text = sections.map(({ markdown }) => markdown).join('\n\n')
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`
}

/**
 * The list of all Markdown versions, by part of the site.
 * @param partOf the name of the part of the site that begins with a path: `/services`
 */
export function llmsText(
  pages: readonly { route: Route; page: BuiltPage }[],
  company: { name: string; url: string; description: string },
  partOf: (path: string, language: Language) => string | undefined,
): string {
  const parts = new Map<string, string[]>()
  for (const { route, page } of pages) {
    const { language, neutralPath } = route
    const part = partOf(neutralPath.split('/', 2).join('/'), language) ?? company.name
    const name = language === DEFAULT_LANGUAGE ? part : `${factsOf(language).name}: ${part}`
    const line = `- [${page.title}](${absoluteUrl(company.url, markdownPath(route.path))}): ${page.description}`
    parts.set(name, [...(parts.get(name) ?? []), line])
  }
  const list = [...parts].map(([name, lines]) => `\n## ${name}\n\n${lines.join('\n')}\n`)
  return `# ${company.name}\n\n> ${company.description}\n${list.join('')}`
}

const NAMES = `
  query PartNames($language: String!) {
    dictionary(language: { eq: $language }, ns: { eq: "common" }) { data }
  }
`

export const markdownVersions: Output = {
  name: 'Markdown versions and llms.txt',
  async write({ company, routes, pages, modified, query }, write) {
    const listed = routes.filter(isListed).map((route) => ({ route, page: pages.get(route.path)! }))
    for (const { route, page } of listed)
      write(
        markdownPath(route.path).slice(1),
        markdownPage(page, absoluteUrl(company.url, route.path), modified(route)),
      )
    const names = new Map<Language, Record<string, string | undefined>>()
    for (const language of LANGUAGES) {
      const { dictionary } = await query<{ dictionary: { data: string } }>(NAMES, language)
      names.set(language, JSON.parse(dictionary.data) as Record<string, string>)
    }
    const partOf = (path: string, language: Language) => names.get(language)?.[`nav.${path.slice(1)}`]
    write('llms.txt', llmsText(listed, company, partOf))
  },
}
