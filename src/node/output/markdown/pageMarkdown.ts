/**
 * A page as Markdown, from what its query answered: the records it shows, in
 * the order in which its template asks for them. What a template asks for anew
 * is in the twin without a line here. Its heading or label is the word of the
 * dictionaries that is named like it: `service.process` of a service's `process`.
 */
import type { Block } from '../../../content/mdx/blocks'
import { formatDay } from '../../../routing/formatDay'
import { absoluteUrl, localizePath } from '../../../routing/localizePath'
import type { Route } from '../../nodes/routeNodes'
import { blocksMarkdown, markdownText } from '../blocksMarkdown'

/** A part of what a query answered. */
type Value = string | number | boolean | null | undefined | readonly Value[] | Fields
export interface Fields {
  readonly [field: string]: Value
}

/** What a query asks for besides what the page shows in its own part. */
const FRAME = /^(?:locales|navigation|company)$/
/** Fields without words, and words that a page does not show. */
const UNREAD =
  /^(?:id|key|caseKey|postId|icon|\w*Svg|contentLanguage|heldUntil|\w*Alt|headings|meta\w*|label|colour|ink|next|messageHint|afterSending)$/

export type CountedOn = (value: string) => string | undefined

export const wordsOf = (value: Value) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
const isFields = (value: Value): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
/** The items of a list, as GraphQL answers it. */
const listOf = (value: Value) =>
  isFields(value) && value.title === undefined ? (value.nodes ?? value.items ?? value) : value
const isPicture = (value: Value): boolean =>
  Array.isArray(value) ? value.length > 0 && value.every(isPicture) : isFields(value) && 'src' in value

/** Words of the dictionaries that a page asks for; undefined for a key they lack. */
export function translator({ locales }: Fields, language: string) {
  const { edges } = locales as unknown as { edges: { node: { data: string } }[] }
  const words = Object.assign({}, ...edges.map(({ node }) => JSON.parse(node.data) as object)) as Record<string, string>
  return (key: string, values: Record<string, string | number> = {}): string | undefined => {
    const form = values.count === undefined ? '' : new Intl.PluralRules(language).select(Number(values.count))
    const found = words[`${key}_${form}`] ?? words[key]
    return found?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }
}

/**
 * The text of a page below its title.
 * @param data what the query of the page answered
 * @param countedOn finds the ISO day a figure was counted on by its value
 */
export function pageMarkdown(route: Route, data: Fields, siteUrl: string, countedOn: CountedOn): string {
  const { language, template, path, sections } = route
  const t = translator(data, language)
  const company = data.company as Fields
  const kind = template.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const text = (value: Value) => markdownText(wordsOf(value))
  const day = (iso: Value) => formatDay(wordsOf(iso), language)
  const address = (to: string) =>
    to.startsWith('/') ? absoluteUrl(siteUrl, localizePath(to, language)) : to.replace(/^#/, `${siteUrl}${path}#`)

  /** The name of a record, with the page it leads to. */
  function nameOf({ title, name, question, caseKey, postId, key }: Fields): string {
    const words = text(title ?? name ?? question)
    const isHere = (page: Value) => isFields(page) && page.key === key && page.title === title
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
      if (/^(?:prices|lines)$/.test(list ?? ''))
        return [`${text(value.label)}: ${text(value.value)}`, text(value.scope)].filter(Boolean).join('. ')
      const counted = value.scope ? undefined : countedOn(wordsOf(value.value))
      const figure = `${text(value.value)} ${text(value.label)}`
      return counted ? `${figure} (${text(t('asOf', { day: day(counted) }))})` : figure
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
    const [oldest] = counted.map(({ asOf }) => wordsOf(asOf)).sort()
    if (field === 'prices') return [text(t('costs.asOf', { day: day(oldest) }))]
    const scopes = counted.map(({ value, scope }) => `${text(value)}: ${text(scope)}`)
    return [[...scopes, text(t('figures.asOf', { day: day(oldest) }))].join(' ')]
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
    return blocksMarkdown(blocks as unknown as Block[], {
      link: address,
      picture: (src) =>
        resized.filter((each) => each.src === src).map(({ picture }) => absoluteUrl(siteUrl, picture.src))[0],
      callout: (name) => t(`blogPost.callout.${name}`) ?? name,
    })
  }

  /** What a page shows of a field. */
  function shownOf(around: string, field: string, { [field]: value, date, contentLanguage }: Fields): Value {
    switch (field) {
      case 'category':
        if (!isFields(value)) return value ?? t('projectGrid.project')
        // The card of an article says its language where it is another.
        return contentLanguage === language || around === kind
          ? value
          : { ...value, name: `${wordsOf(value.name)} ${t(`articleCard.in.${wordsOf(contentLanguage)}`) ?? ''}` }
      case 'translation':
        return value === 'stale' ? `${t('blogPost.stale')} ${t('blogPost.original')}` : ''
      case 'date':
        return day(value)
      case 'updated':
        return value && value > date! ? t('articleCard.updated', { day: day(value) }) : ''
      case 'weeks':
        return t('projectGrid.weeks', { count: Number(value) })
      case 'minutes':
        return t('minutes', { count: Number(value) })
      default:
        return UNREAD.test(field) ? '' : value
    }
  }

  /** A field below its heading or behind its label. */
  function readField(around: string, field: string, fields: Fields, level: number): string[] {
    const word = field === 'contact' ? undefined : t(`${around}.${field}`)
    const [first, ...rest] = read(around, field, shownOf(around, field, fields), word ? level + 1 : level)
    if (!first || !word) return first ? [first, ...rest] : []
    const isLabel = rest.length === 0 && !/^[-#]|[.!?]$/.test(first)
    return isLabel
      ? [`**${text(word.replace(/:$/, ''))}:** ${first}`]
      : [`${'#'.repeat(level)} ${text(word)}`, first, ...rest]
  }

  const readFields = (around: string, fields: Fields, level: number): string[] =>
    Object.keys(fields).flatMap((field) => readField(around, field, fields, level))

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
    const { contactSection, home, page, record, post, story, otherServices, ...lists } = data
    const { hero: top, otherIndustry, ...own } = (page ?? record ?? post ?? story) as Fields
    const slogan = template === 'home' ? company.slogan : undefined
    const { firstStep } = company
    const above: Record<string, Value> = { slogan, ...(top as Fields), firstStep }
    const all: Record<string, Value> = { ...above, ...own, ...(home as Fields), title: undefined, stats: undefined }
    for (const [name, list] of Object.entries(lists).filter(([field]) => !FRAME.test(field)))
      all[name] = isFields(own[name]) ? { ...own[name], [name]: list } : list
    const articles = (listOf(data.articles) ?? []) as readonly Fields[]
    if (template === 'blog') all.articles = articles.toSorted((a, b) => Number(b.featured) - Number(a.featured))
    // Cases that no card of a project leads to come first; beside a grid of projects there are no others.
    const hasProject = ({ project }: Fields) => Number(Boolean(project))
    if (template === 'service') {
      const { cases, projects } = own as Record<string, Fields[]>
      all.projects = [...cases.filter((each) => !hasProject(each)), ...projects]
      all.cases = undefined
    } else if (isFields(all.cases)) {
      const cases = listOf(data.cases) as readonly Fields[]
      all.cases = { ...all.cases, cases: cases.toSorted((a, b) => hasProject(a) - hasProject(b)) }
    }
    if (isFields(all.services)) all.services = { ...all.services, also: otherServices }
    if (isFields(all.industries)) all.industries = { ...all.industries, other: otherIndustry }
    if (isFields(contactSection)) {
      const { replyTime, email, phone } = company as Record<string, Fields>
      const reply = `${wordsOf(replyTime.label)}: ${wordsOf(replyTime.value)}`
      all.contact = { ...(contactSection.contact as Fields), reply, email, phone }
    }
    const last = [...(sections ?? []), 'contact']
    const first = Object.keys(all).filter((name) => !last.includes(name))
    const hero = first.findIndex((name) => t(`${kind}.${name}`) !== undefined || typeof listOf(all[name]) === 'object')
    const fields = [...first, ...last].map((name): [string, Value] => [name, all[name]])
    return Object.fromEntries(fields.toSpliced(hero < 0 ? first.length : hero, 0, ['tiles', tiles(articles)]))
  }
  return readFields(kind, inOrder(), 2).join('\n\n')
}
