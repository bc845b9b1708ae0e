/** Turns checked content into nodes: one per record and language. They are plain data, so tests do not need Gatsby. */
import {
  CONTENT_TYPES,
  entriesOf,
  type Content,
  type ContentTypeName,
  type Entry,
} from '../../content/model/contentTypes'
import { absentPages, shownSections } from '../../content/model/contentRouteRecords'
import { PAGE_KINDS } from '../../routing/pageKinds'
import { LANGUAGES, type Language } from '../../routing/languages'
import { nodeTypeName, type DERIVED_FIELDS } from './graphqlTypes'
import {
  digest,
  localizeRecord,
  nodeId,
  Pictures,
  plainNode,
  type ContentNode,
  type NodeTools,
  type ValueContext,
} from './nodeParts'
import { caseNodes, caseOf, casesOf, postNodes, textFileNodes } from './articleNodes'
import { typeset } from './typeset'

/** Every node of the content, in every language. */
export function contentNodes(content: Content, tools: NodeTools): ContentNode[] {
  const ofLanguages = LANGUAGES.flatMap((language) => [
    ...recordNodes(content, language, tools),
    ...postNodes(content, language, tools),
    ...caseNodes(content, language, tools),
    ...dictionaryNodes(content, language),
    navigationNode(content, language),
  ])
  const nodes = [...textFileNodes(content, tools), ...ofLanguages]
  return nodes.map((node) => ({ ...node, digest: digest([tools.nodeFormat, node.digest]) }))
}

/** The values of the fields that no content file has. */
const DERIVED_VALUES: Record<keyof typeof DERIVED_FIELDS, (entry: Entry, context: ValueContext) => object> = {
  Project: ({ key }, { content, language }) => ({ caseKey: caseOf(content, key, language) }),
  Service: (entry, { content, language }) => casesOf(content, entry as Entry<'Service'>, language),
}

function recordNodes(content: Content, language: Language, tools: NodeTools): ContentNode[] {
  return (Object.keys(CONTENT_TYPES) as ContentTypeName[]).flatMap((type) => {
    const { layout, schema } = CONTENT_TYPES[type]
    const values = content.entries.flatMap((entry) => {
      if (entry.type !== type) return []
      const pictures = new Pictures(language, tools)
      const contentLanguage = entry.wordsIn[language]
      const context = { content, language, contentLanguage, file: entry.file, pictures }
      const value = localizeRecord(schema, entry.record, context) as Record<string, unknown>
      value.contentLanguage = contentLanguage
      if (type === 'Company') value.url = tools.siteUrl(String(value.url))
      const derived = type in DERIVED_VALUES && DERIVED_VALUES[type as keyof typeof DERIVED_VALUES](entry, context)
      return [{ key: entry.key, value: { ...value, ...derived }, digests: pictures.digests() }]
    })
    const items = values.map(({ value }) => value)
    const list = { key: 'only', value: { items }, digests: values.flatMap(({ digests }) => digests) }
    return ('list' in layout ? [list] : values).map(({ key, value, digests }) => {
      const name = nodeTypeName(type)
      const fields = { key, language, ...value }
      return plainNode(name, nodeId(name, key, language), fields, [fields, digests])
    })
  })
}

/** The lists in header and footer of every page, in order. One node, so that a page needs one query instead of four. */
function navigationNode(content: Content, language: Language): ContentNode {
  const { entries } = content
  const ofHome = Object.keys(PAGE_KINDS.home.ordered.sections)
  const shown = shownSections(content, 'home') ?? []
  const absent = [...absentPages(content), ...ofHome.filter((name) => !shown.includes(name)).map((name) => `/#${name}`)]
  const inOrder = <Listed extends { record: { order: number } }>(listed: readonly Listed[]) =>
    listed.toSorted((one, other) => one.record.order - other.record.order)
  const ids = (listed: readonly Entry[]) => listed.map(({ type, key }) => nodeId(type, key, language))
  const services = inOrder(entriesOf(entries, 'Service'))
  const fields = {
    key: 'only',
    language,
    services: ids(services),
    mainServices: ids(services.filter(({ record }) => record.main)),
    industries: ids(inOrder(entriesOf(entries, 'Industry'))),
    solutions: ids(absent.includes('/solutions') ? [] : inOrder(entriesOf(entries, 'Solution'))),
    absent,
  }
  return plainNode('Navigation', nodeId('Navigation', 'only', language), fields)
}

/**
 * The dictionaries of a language in the format of the i18n plugin's context:
 * `data` is JSON. It is typeset like content, so translators can type plain
 * spaces. The plugin itself would read unchecked files.
 */
function dictionaryNodes({ dictionaries }: Pick<Content, 'dictionaries'>, language: Language): ContentNode[] {
  return Object.entries(dictionaries[language]).map(([ns, words]) => {
    const data = JSON.stringify(
      Object.fromEntries(Object.entries(words).map(([key, text]) => [key, typeset(text, language)])),
    )
    return plainNode('Dictionary', nodeId('Dictionary', ns, language), { key: ns, language, ns, data })
  })
}
