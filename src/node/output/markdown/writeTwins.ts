/**
 * Writes the Markdown twin of each page in the sitemap, and `llms.txt`, which
 * lists them (https://llmstxt.org). A twin is made from the result of its page's
 * query, in the order of the fields in the query. The heading or label of a field
 * is the word of the dictionaries with the same name: `service.process` for the
 * field `process` of a service.
 */
import fs from 'node:fs'
import { formatDay } from '../../../routing/formatDay'
import { DEFAULT_LANGUAGE, factsOf } from '../../../routing/languages'
import { absoluteUrl, twinPath, wholeAddress } from '../../../routing/localizePath'
import type { Route } from '../../nodes/routeNodes'
import { pageDataFile } from '../cleanUrls'
import { isListed } from '../sitemap'
import { blocksMarkdown, markdownText, type MarkdownBody } from './blocksMarkdown'

/** A record in the result of a query. */
interface Fields {
  readonly [field: string]: unknown
}

/** Fields to skip: fields without words, words that pages do not show, and fields that `inOrder` places elsewhere. */
const UNREAD =
  /^(?:id|key|caseKey|postId|icon|\w*Svg|heldUntil|\w*Alt|headings|meta\w*|label|colour|ink|next|messageHint|afterSending|locales|navigation|company|page|record|post|story|contactSection|otherServices)$/

const wordsOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** The items of a list in a GraphQL result. */
const listOf = (value: unknown) =>
  isFields(value) && value.title === undefined ? (value.nodes ?? value.items ?? value) : value
const recordOf = ({ page, record, post, story }: Fields) => (page ?? record ?? post ?? story) as Fields

/** Returns a function that finds words in the dictionaries of a page; it returns undefined for a missing key. */
function translator({ locales }: Fields, language: string) {
  const { edges } = locales as { edges: { node: { data: string } }[] }
  const words = Object.assign({}, ...edges.map(({ node }) => JSON.parse(node.data) as object)) as Record<string, string>
  const plural = new Intl.PluralRules(language)
  return (key: string, values: Record<string, string | number> = {}): string | undefined => {
    const found = words[`${key}_${plural.select(Number(values.count))}`] ?? words[key]
    return found?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }
}

/**
 * @param folder of the built site, with the query results of its pages
 * @param write writes a file of the site
 * @param modified returns the ISO day a page last changed, if it is known
 */
export function writeTwins(
  folder: string,
  routes: readonly Route[],
  write: (name: string, text: string) => void,
  company: { name: string; url: string; description: string },
  modified: (route: Route) => string | undefined,
): void {
  const parts = new Map<string, string[]>()
  for (const route of routes.filter(isListed)) {
    const { language, path, neutralPath } = route
    const answer = JSON.parse(fs.readFileSync(`${folder}/${pageDataFile(path)}`, 'utf8')) as { result: Fields }
    const data = answer.result.data as Fields
    const t = translator(data, language)
    const own = recordOf(data)
    const { title, description = own.metaDescription ?? own.excerpt } = (own.meta ?? { title: own.title }) as Fields
    const head = { title, description, url: absoluteUrl(company.url, path), language, date: modified(route) }
    const lines = Object.entries(head).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []))
    write(twinPath(path).slice(1), `---\n${lines.join('\n')}\n---\n\n${pageMarkdown(route, data, t, company.url)}\n`)

    const part = t(`nav.${neutralPath.split('/')[1]}`) ?? company.name
    const section = language === DEFAULT_LANGUAGE ? part : `${factsOf(language).name}: ${part}`
    const line = `- [${wordsOf(title)}](${absoluteUrl(company.url, twinPath(path))}): ${wordsOf(description)}`
    const listed = parts.get(section) ?? []
    parts.set(section, listed)
    listed.push(line)
  }
  const list = [...parts].map(([section, lines]) => `\n## ${section}\n\n${lines.join('\n')}\n`)
  write('llms.txt', `# ${company.name}\n\n> ${company.description}\n${list.join('')}`)
}

/** The text of a page. @param data result of the page's query */
function pageMarkdown(route: Route, data: Fields, t: ReturnType<typeof translator>, siteUrl: string): string {
  const { language, template, sections } = route
  const company = data.company as Fields
  const kind = template.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const text = (value: unknown) => markdownText(wordsOf(value))
  const day = (iso: unknown) => formatDay(wordsOf(iso), language)
  const link = (words: unknown, to: unknown) => `[${text(words)}](${wholeAddress(siteUrl, wordsOf(to), route)})`

  /** The name of a record, linked to its page. */
  function nameOf({ title, name, question, caseKey, client, postId, key }: Fields): string {
    const lists = Object.entries(data.navigation as Record<string, readonly Fields[]>)
    const [list] =
      lists.find(([, pages]) => pages.some((page) => key && page.key === key && page.title === title)) ?? []
    const to =
      caseKey || (client && key) ? ['projects', caseKey ?? key] : postId ? ['blog', postId] : list && [list, key]
    const words = title ?? name ?? question
    return to ? link(words, `/${to.map(wordsOf).join('/')}`) : text(words)
  }

  /** The scope of figures, and the oldest day of a count. */
  function smallPrint(field: string, shown: unknown): string[] {
    const counted = [listOf(shown)].flat().filter((each): each is Fields => isFields(each) && Boolean(each.scope))
    const [oldest] = counted.map(({ asOf }) => wordsOf(asOf)).sort()
    if (!oldest) return []
    if (field === 'prices') return [text(t('costs.asOf', { day: day(oldest) }))]
    const scopes = counted.map(({ value, scope }) => `${text(value)}: ${text(scope)}`)
    return [[...scopes, text(t('figures.asOf', { day: day(oldest) }))].join(' ')]
  }

  /** The Markdown blocks of a value. @param level of the headings in it */
  function read(around: string, field: string, value: unknown, level: number): string[] {
    const shown = listOf(value)
    if (typeof shown === 'string' || field === 'year') return [text(shown)]
    if (Array.isArray(shown)) {
      const items = (shown as unknown[]).map((item) => read(around, field, item, Math.max(level, 3)))
      const isList = items.every((blocks) => blocks.length < 2 && !/^[-#]/.test(blocks[0] ?? ''))
      const blocks = items.flat().filter(Boolean)
      return isList ? [blocks.map((line) => `- ${line}`).join('\n')] : blocks
    }
    if (!isFields(shown) || 'src' in shown) return []
    const callout = (kindOf: string) => t(`blogPost.callout.${kindOf}`) ?? kindOf
    if (shown.blocks) return [blocksMarkdown(shown as unknown as MarkdownBody, { ...route, siteUrl, callout })]
    const { title, name, question, role, ...rest } = shown
    if ('label' in shown && 'to' in shown) return [link(shown.label, shown.to)]
    if ('label' in shown && 'value' in shown) {
      if (field !== 'prices' && field !== 'lines') return [`${text(shown.value)} ${text(shown.label)}`]
      return [[`${text(shown.label)}: ${text(shown.value)}`, text(shown.scope)].filter(Boolean).join('. ')]
    }
    // The fields of an object without a name belong to the object around it.
    if ((title ?? name ?? question) === undefined) return readFields(around, rest, level)
    const below = readFields(field, rest, level + 1)
    const head = [nameOf(shown), ...(role ? [text(role)] : [])]
    return below.length === 0 ? [head.join(', ')] : [`${'#'.repeat(level)} ${head[0]}`, ...head.slice(1), ...below]
  }

  /** The value of a field as the page shows it. */
  function shownOf(around: string, field: string, { [field]: value, date }: Fields): unknown {
    if (field === 'date') return day(value)
    if (field === 'updated') return wordsOf(value) > wordsOf(date) ? t('articleCard.updated', { day: day(value) }) : ''
    if (field === 'weeks' || field === 'minutes') return t(field, { count: Number(value) })
    if (field === 'translation') return value === 'stale' ? `${t('blogPost.stale')} ${t('blogPost.original')}` : ''
    // The card of an article shows its language if it is not the page's.
    if (field === 'contentLanguage') return value !== language && around !== kind && factsOf(wordsOf(value)).name
    if (field === 'category') return value ?? t('projectGrid.project')
    return UNREAD.test(field) ? '' : value
  }

  /** The fields of a value, each below its heading or after its label. */
  function readFields(around: string, fields: Fields, level: number): string[] {
    return Object.keys(fields).flatMap((field) => {
      const word = field === 'contact' ? undefined : t(`${around}.${field}`)
      const shown = shownOf(around, field, fields)
      const blocks = [...read(around, field, shown, word ? level + 1 : level), ...smallPrint(field, shown)]
      if (!word || !blocks[0]) return blocks.filter(Boolean)
      const name = text(word)
      const isLabel = blocks.length === 1 && !/^[-#]|[.!?]$/.test(blocks[0])
      return isLabel ? `**${name.replace(/:$/, '')}:** ${blocks[0]}` : [`${'#'.repeat(level)} ${name}`, ...blocks]
    })
  }

  // First the fields of the record, then the sections in the order of the content file.
  const { hero, otherIndustry, stats, ...own } = recordOf(data)
  const { slogan, firstStep, replyTime: lines, email, phone } = company
  const { subtitle, summary, description, highlightText } = own
  const articles = (template === 'blog' ? listOf(data.articles) : []) as { category: { id: string } }[]
  const ofBlog = { articles: articles.length, categories: new Set(articles.map(({ category }) => category.id)).size }
  const counts = Object.entries(articles.length > 0 ? ofBlog : {})
  const counted = counts.map(([key, count]) => ({ value: count, label: t(`blog.tiles.${key}`, { count }) }))
  const ofAll = ((company.figures ?? []) as Fields[]).filter(({ id }) => id === 'support')
  const tiles = [...counted, ...Object.values({ ...(company.tiles as Fields), ...(stats as Fields) }).flat(), ...ofAll]
  const top = { ...(hero as Fields), firstStep, subtitle, summary, description, highlightText, tiles }
  const all: Record<string, unknown> = { slogan: template === 'home' && slogan, ...top, ...own, title: undefined }
  for (const [name, list] of Object.entries(data))
    all[name] = isFields(own[name]) ? { ...own[name], [name]: list } : list
  if (template === 'service') Object.assign(all, { projects: [own.cases, own.projects].flat(), cases: '' })
  if (isFields(all.services)) all.services = { ...all.services, also: data.otherServices }
  if (isFields(all.industries)) all.industries = { ...all.industries, other: otherIndustry }
  if (isFields(data.contactSection)) all.contact = { ...(data.contactSection.contact as Fields), lines, email, phone }
  const last = [...(sections ?? []), 'contact']
  const inOrder = Object.entries(all).sort(([a], [b]) => last.indexOf(a) - last.indexOf(b))
  const heading = `# ${text(((hero ?? recordOf(data)) as Fields).title)}`
  const blocks = readFields(kind, Object.fromEntries(inOrder), 2)
  const part = blocks.findIndex((block) => block.startsWith('## '))
  // Items of no part are parts themselves: no level of headings is left out.
  const raised = blocks.map((block, at) => (part < 0 || at < part ? block.replace(/^###/, '##') : block))
  return [heading, ...raised].join('\n\n')
}
