/** Writes the Markdown twin of each page in the sitemap, and `llms.txt`, which lists them (https://llmstxt.org). */
import fs from 'node:fs'
import path from 'node:path'
import { DEFAULT_LANGUAGE, factsOf } from '../../../routing/languages'
import { absoluteUrl, twinPath } from '../../../routing/localizePath'
import { pageKind, pageKinds } from '../../../routing/pageKinds'
import type { Route } from '../../nodes/routeNodes'
import { pageDataFile } from '../cleanUrls'
import { isListed } from '../sitemap'
import { type CountedOn, type Fields, pageMarkdown, translator, wordsOf } from './pageMarkdown'

interface TwinOptions {
  company: { name: string; url: string; description: string }
  countedOn: CountedOn
  /** The day a page last changed, where that is known. */
  modified(route: Route): string | undefined
}

/** Key of the dictionaries that names the part of the site a page belongs to. */
function partOf({ template }: Route): string | undefined {
  const { path: own, share } = pageKind(template)
  return share?.part ?? pageKinds().find(([, kind]) => `${kind.path}/*` === own)?.[1].share?.part
}

/**
 * @param folder of the built site, with the answers to the queries of its pages
 * @param write writes a file of the site
 */
export function writeTwins(
  folder: string,
  routes: readonly Route[],
  write: (name: string, text: string) => void,
  { company, modified, countedOn }: TwinOptions,
): void {
  const siteUrl = company.url
  const parts = new Map<string, string[]>()
  for (const route of routes.filter(isListed)) {
    const { language, path: page } = route
    const file = path.join(folder, pageDataFile(page))
    const { data } = (JSON.parse(fs.readFileSync(file, 'utf8')) as { result: { data: Fields } }).result
    const record = (data.page ?? data.record ?? data.post ?? data.story) as Fields
    const { title, description } = (record.meta ?? {
      ...record,
      description: record.metaDescription ?? record.excerpt,
    }) as Fields
    const head = { title, description, url: absoluteUrl(siteUrl, page), language, date: modified(route) }
    const lines = Object.entries(head).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []))
    const heading = ((record.hero ?? record) as Fields).title as string
    const text = `# ${heading}\n\n${pageMarkdown(route, data, siteUrl, countedOn)}`
    write(twinPath(page).slice(1), `---\n${lines.join('\n')}\n---\n\n${text}\n`)

    const part = partOf(route)
    const name = (part && translator(data, language)(part)) ?? company.name
    const section = language === DEFAULT_LANGUAGE ? name : `${factsOf(language).name}: ${name}`
    const line = `- [${wordsOf(title)}](${absoluteUrl(siteUrl, twinPath(page))}): ${wordsOf(description)}`
    parts.set(section, [...(parts.get(section) ?? []), line])
  }
  const list = [...parts].map(([section, lines]) => `\n## ${section}\n\n${lines.join('\n')}\n`)
  write('llms.txt', `# ${company.name}\n\n> ${company.description}\n${list.join('')}`)
}
