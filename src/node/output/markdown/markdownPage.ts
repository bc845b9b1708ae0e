/** The Markdown version of each page in the sitemap, and `llms.txt`, which lists them (https://llmstxt.org). */
import { factsOf, LANGUAGES } from '../../../routing/languages'
import { absoluteUrl, markdownPath } from '../../../routing/localizePath'
import { isListed } from '../../../routing/routes'
import type { Route } from '../../nodes/routeNodes'
import type { Output } from '../output'
import type { BuiltPage } from '../pages/readPage'

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

/** The list of all Markdown versions, by language. */
function llmsText(
  pages: readonly { route: Route; page: BuiltPage }[],
  company: { name: string; url: string; description: string },
): string {
  const lists = LANGUAGES.map((language) => {
    const own = pages.filter(({ route }) => route.language === language)
    const lines = own.map(
      ({ route, page }) =>
        `- [${page.title}](${absoluteUrl(company.url, markdownPath(route.path))}): ${page.description}`,
    )
    return `\n## ${factsOf(language).name}\n\n${lines.join('\n')}\n`
  })
  return `# ${company.name}\n\n> ${company.description}\n${lists.join('')}`
}

export const markdownVersions: Output = ({ company, routes, pages, modified }, write) => {
  const listed = routes.filter(isListed).map((route) => ({ route, page: pages.get(route.path)! }))
  for (const { route, page } of listed)
    write(markdownPath(route.path).slice(1), markdownPage(page, absoluteUrl(company.url, route.path), modified(route)))
  write('llms.txt', llmsText(listed, company))
}
