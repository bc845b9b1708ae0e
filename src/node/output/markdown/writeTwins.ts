/**
 * Writes the Markdown twin of each page in the sitemap, and `llms.txt`, which
 * lists them (https://llmstxt.org). A twin is made of what the query of its page
 * answered: the records it shows, in the order in which its template asks for
 * them. What a template asks for anew is in the twin without a line here. Its
 * heading or label is the word of the dictionaries that is named like it:
 * `service.process` of a service's `process`.
 */
import fs from 'node:fs'
import path from 'node:path'
import type { Block } from '../../../content/mdx/blocks'
import { formatDay } from '../../../routing/formatDay'
import { DEFAULT_LANGUAGE, factsOf } from '../../../routing/languages'
import { absoluteUrl, localizePath, twinPath } from '../../../routing/localizePath'
import { pageKind, pageKinds } from '../../../routing/pageKinds'
import type { Route } from '../../nodes/routeNodes'
import { pageDataFile } from '../cleanUrls'
import { isListed } from '../sitemap'
import { blocksMarkdown, markdownText } from './blocksMarkdown'

/** A part of what a query answered. */
type Value = string | number | boolean | null | undefined | readonly Value[] | Fields
interface Fields {
  readonly [field: string]: Value
}

interface TwinOptions {
  company: { name: string; url: string; description: string }
  /** Finds the ISO day a figure was counted on by its value. */
  countedOn(value: string): string | undefined
  /** The day a page last changed, where that is known. */
  modified(route: Route): string | undefined
}

/** Fields without words, and words that a page does not show. */
const UNREAD =
  /^(?:id|key|caseKey|postId|icon|\w*Svg|contentLanguage|heldUntil|\w*Alt|headings|meta\w*|label|colour|ink|next|messageHint|afterSending)$/

const wordsOf = (value: Value) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
const isFields = (value: Value): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
/** The items of a list, as GraphQL answers it. */
const listOf = (value: Value) =>
  isFields(value) && value.title === undefined ? (value.nodes ?? value.items ?? value) : value
const isPicture = (value: Value): boolean =>
  Array.isArray(value) ? value.length > 0 && value.every(isPicture) : isFields(value) && 'src' in value
const recordOf = ({ page, record, post, story }: Fields) => (page ?? record ?? post ?? story) as Fields

/** Words of the dictionaries that a page asks for; undefined for a key they lack. */
function translator({ locales }: Fields, language: string) {
  const { edges } = locales as unknown as { edges: { node: { data: string } }[] }
  const words = Object.assign({}, ...edges.map(({ node }) => JSON.parse(node.data) as object)) as Record<string, string>
  return (key: string, values: Record<string, string | number> = {}): string | undefined => {
    const form = values.count === undefined ? '' : new Intl.PluralRules(language).select(Number(values.count))
    const found = words[`${key}_${form}`] ?? words[key]
    return found?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }
}

/**
 * @param folder of the built site, with the answers to the queries of its pages
 * @param write writes a file of the site
 */
export function writeTwins(
  folder: string,
  routes: readonly Route[],
  write: (name: string, text: string) => void,
  options: TwinOptions,
): void {
  const { company, modified } = options
  const parts = new Map<string, string[]>()
  for (const route of routes.filter(isListed)) {
    const { language, path: page, template } = route
    const file = path.join(folder, pageDataFile(page))
    const { data } = (JSON.parse(fs.readFileSync(file, 'utf8')) as { result: { data: Fields } }).result
    const record = recordOf(data)
    const ofRecord = { title: record.title, description: record.metaDescription ?? record.excerpt }
    const { title, description } = (record.meta ?? ofRecord) as Fields
    const head = { title, description, url: absoluteUrl(company.url, page), language, date: modified(route) }
    const lines = Object.entries(head).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []))
    const heading = wordsOf(((record.hero ?? record) as Fields).title)
    const text = `# ${heading}\n\n${pageMarkdown(route, data, options)}`
    write(twinPath(page).slice(1), `---\n${lines.join('\n')}\n---\n\n${text}\n`)

    const { path: own, share } = pageKind(template)
    const part = share?.part ?? pageKinds().find(([, kind]) => `${kind.path}/*` === own)?.[1].share?.part
    const name = (part && translator(data, language)(part)) ?? company.name
    const section = language === DEFAULT_LANGUAGE ? name : `${factsOf(language).name}: ${name}`
    const line = `- [${wordsOf(title)}](${absoluteUrl(company.url, twinPath(page))}): ${wordsOf(description)}`
    parts.set(section, [...(parts.get(section) ?? []), line])
  }
  const list = [...parts].map(([section, lines]) => `\n## ${section}\n\n${lines.join('\n')}\n`)
  write('llms.txt', `# ${company.name}\n\n> ${company.description}\n${list.join('')}`)
}

/** The text of a page below its title. @param data what the query of the page answered */
function pageMarkdown(route: Route, data: Fields, { company: { url: siteUrl }, countedOn }: TwinOptions): string {
  const { language, template, path: page, sections } = route
  const t = translator(data, language)
  const company = data.company as Fields
  const kind = template.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const text = (value: Value) => markdownText(wordsOf(value))
  const day = (iso: Value) => formatDay(wordsOf(iso), language)
  const address = (to: string) =>
    to.startsWith('/') ? absoluteUrl(siteUrl, localizePath(to, language)) : to.replace(/^#/, `${siteUrl}${page}#`)

  /** The name of a record, with the page it leads to. */
  function nameOf({ title, name, question, caseKey, postId, key }: Fields): string {
    const words = text(title ?? name ?? question)
    const isHere = (other: Value) => isFields(other) && other.key === key && other.title === title
    const lists = Object.entries(data.navigation as Fields)
    const [list] = lists.find(([, pages]) => Array.isArray(pages) && pages.some(isHere)) ?? []
    const post = postId ?? (typeof key === 'number' ? key : undefined)
    const to = caseKey ? ['projects', caseKey] : post ? ['blog', post] : list && [list, key]
    return to ? `[${words}](${address(`/${to.map(wordsOf).join('/')}`)})` : words
  }

  /** What is said in one line: words, a figure, the name of a record of which no more is shown. */
  function lineOf(value: Value, list?: string): string | null {
    if (typeof value === 'string') return text(value)
    if (!isFields(value) || isPicture(value) || 'blocks' in value) return null
    if ('to' in value && 'label' in value) return `[${text(value.label)}](${address(wordsOf(value.to))})`
    if ('value' in value && 'label' in value) {
      if (list === 'prices' || list === 'lines')
        return [`${text(value.label)}: ${text(value.value)}`, text(value.scope)].filter(Boolean).join('. ')
      const counted = value.scope ? undefined : countedOn(wordsOf(value.value))
      return `${text(value.value)} ${text(value.label)}${counted ? ` (${text(t('asOf', { day: day(counted) }))})` : ''}`
    }
    const isAlone = ([field, each]: [string, Value]) =>
      /^(?:title|name|role)$/.test(field) || UNREAD.test(field) || isPicture(each)
    if (!Object.entries(value).every(isAlone)) return null
    return [nameOf(value), ...(value.role ? [text(value.role)] : [])].join(', ')
  }

  /** What figures count, and the oldest day of a count. */
  function smallPrint(field: string, figures: readonly Value[]): string[] {
    const counted = figures.filter((figure): figure is Fields => isFields(figure) && Boolean(figure.scope))
    if (counted.length === 0) return []
    const oldest = day(counted.map(({ asOf }) => wordsOf(asOf)).sort()[0])
    if (field === 'prices') return [text(t('costs.asOf', { day: oldest }))]
    const scopes = counted.map(({ value, scope }) => `${text(value)}: ${text(scope)}`)
    return [[...scopes, text(t('figures.asOf', { day: oldest }))].join(' ')]
  }

  /** The blocks of a value; headings in it are of this level. */
  function read(around: string, field: string, value: Value, level: number): string[] {
    const shown = listOf(value)
    const line = field === 'year' ? text(shown) : lineOf(shown)
    if (line !== null) return [line, ...smallPrint(field, [shown])]
    if (Array.isArray(shown)) {
      const items = (shown as readonly Value[]).filter((item) => !isPicture(item))
      const lines = items.map((item) => lineOf(item, field))
      if (lines.includes(null)) return items.flatMap((item) => read(around, field, item, Math.max(level, 3)))
      return lines.length > 0 ? [lines.map((each) => `- ${each}`).join('\n'), ...smallPrint(field, items)] : []
    }
    if (!isFields(shown) || isPicture(shown)) return []
    if (shown.blocks) return [body(shown)]
    const { title, name, question, role, ...rest } = shown
    // Fields without a name are fields of what is around them.
    if ((title ?? name ?? question) === undefined) return readFields(around, rest, level)
    const head = [`${'#'.repeat(level)} ${nameOf(shown)}`, ...(role ? [text(role)] : [])]
    return [...head, ...readFields(field, rest, level + 1)]
  }

  function body({ blocks, pictures }: Fields): string {
    const resized = pictures as unknown as { src: string; picture: { src: string } }[]
    const pictureOf = (src: string) => resized.find((each) => each.src === src)?.picture.src
    return blocksMarkdown(blocks as unknown as Block[], {
      link: address,
      picture: (src) => pictureOf(src) && absoluteUrl(siteUrl, pictureOf(src)!),
      callout: (name) => t(`blogPost.callout.${name}`) ?? name,
    })
  }

  /** What a page shows of a field. */
  function shownOf(around: string, field: string, { [field]: value, date, contentLanguage }: Fields): Value {
    if (field === 'date') return day(value)
    if (field === 'updated') return value && value > date! ? t('articleCard.updated', { day: day(value) }) : ''
    if (field === 'weeks') return t('projectGrid.weeks', { count: Number(value) })
    if (field === 'minutes') return t('minutes', { count: Number(value) })
    if (field === 'translation') return value === 'stale' ? `${t('blogPost.stale')} ${t('blogPost.original')}` : ''
    if (field !== 'category') return UNREAD.test(field) ? '' : value
    if (!isFields(value)) return value ?? t('projectGrid.project')
    if (contentLanguage === language || around === kind) return value
    // The card of an article says its language where it is another.
    return { ...value, name: `${wordsOf(value.name)} ${t(`articleCard.in.${wordsOf(contentLanguage)}`) ?? ''}` }
  }

  /** The fields of a value, each below its heading or behind its label. */
  function readFields(around: string, fields: Fields, level: number): string[] {
    return Object.keys(fields).flatMap((field) => {
      const word = field === 'contact' ? undefined : t(`${around}.${field}`)
      const [first, ...rest] = read(around, field, shownOf(around, field, fields), word ? level + 1 : level)
      if (!first || !word) return first ? [first, ...rest] : []
      const isLabel = rest.length === 0 && !/^[-#]|[.!?]$/.test(first)
      if (isLabel) return [`**${text(word.replace(/:$/, ''))}:** ${first}`]
      return [`${'#'.repeat(level)} ${text(word)}`, first, ...rest]
    })
  }

  /** The figures at the top. */
  function tiles(articles: readonly Fields[]): Value[] {
    const own = Object.values((company.tiles ?? {}) as Fields).flat()
    if (template === 'industry') {
      const { stats } = data.record as Record<string, Fields>
      const ofAll = (company.figures as Fields[]).filter(({ id }) => id === 'support')
      return [...Object.values(stats ?? {}).filter(isFields), ...ofAll]
    }
    if (template !== 'blog') return own
    const categories = new Set(articles.map(({ category }) => (category as Fields).id))
    const counts = Object.entries({ articles: articles.length, categories: categories.size })
    return [...counts.map(([key, count]) => ({ value: count, label: t(`blog.tiles.${key}`, { count }) })), ...own]
  }

  /** The fields of the page: those of its record, then the sections that its content file puts in order. */
  function inOrder(): Fields {
    const { contactSection, home, otherServices, locales: _, navigation: _all, company: _own, ...lists } = data
    const { hero: top, otherIndustry, ...own } = recordOf(data)
    const { slogan, firstStep, replyTime, email, phone } = company as Record<string, Fields>
    const all: Record<string, Value> = { slogan: template === 'home' && slogan, ...(top as Fields), firstStep, ...own }
    Object.assign(all, home, { title: undefined, stats: undefined })
    for (const [name, list] of Object.entries(lists).filter(([field]) => !/^(?:page|record|post|story)$/.test(field)))
      all[name] = isFields(own[name]) ? { ...own[name], [name]: list } : list
    const articles = (listOf(data.articles) ?? []) as readonly Fields[]
    if (template === 'blog') all.articles = articles.toSorted((a, b) => Number(b.featured) - Number(a.featured))
    // Cases that no card of a project leads to come first; beside a grid of projects there are no others.
    const hasProject = ({ project }: Fields) => Number(Boolean(project))
    if (template === 'service') {
      const { cases, projects } = own as Record<string, Fields[]>
      Object.assign(all, { projects: [...cases.filter((each) => !hasProject(each)), ...projects], cases: undefined })
    } else if (isFields(all.cases)) {
      const cases = listOf(data.cases) as readonly Fields[]
      all.cases = { ...all.cases, cases: cases.toSorted((a, b) => hasProject(a) - hasProject(b)) }
    }
    if (isFields(all.services)) all.services = { ...all.services, also: otherServices }
    if (isFields(all.industries)) all.industries = { ...all.industries, other: otherIndustry }
    const reply = replyTime && `${wordsOf(replyTime.label)}: ${wordsOf(replyTime.value)}`
    if (isFields(contactSection)) all.contact = { ...(contactSection.contact as Fields), reply, email, phone }
    const last = [...(sections ?? []), 'contact']
    const first = Object.keys(all).filter((name) => !last.includes(name))
    const hero = first.findIndex((name) => t(`${kind}.${name}`) !== undefined || typeof listOf(all[name]) === 'object')
    const names = first.toSpliced(hero < 0 ? first.length : hero, 0, 'tiles').concat(last)
    return Object.fromEntries(names.map((name) => [name, name === 'tiles' ? tiles(articles) : all[name]]))
  }
  return readFields(kind, inOrder(), 2).join('\n\n')
}
