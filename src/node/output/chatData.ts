import type { LocalizedText } from '../../content/schemas/fields'
import { byLanguage, LANGUAGES, type Language } from '../../routing/languages'
import { pathOfRecord, type TemplateName } from '../../routing/pageKinds'
import { entriesOf, type Content, type RecordOf, type Words } from '../../content/model/contentTypes'
import type { Chat } from '../../content/schemas/chat'
import type { PrintedFigure } from '../../content/model/figures'
import type { Company } from '../../content/schemas/company'
import type { FaqEntry } from '../../content/schemas/lists'
import type { ChatData, Reply, Topic } from '../../assistant/answerTo'
import { typeset } from '../nodes/typeset'
import type { Output } from './output'
import { fillPlaceholders, type ReplyFacts } from '../../content/model/placeholders'

/** Topics made from the site's content: FAQs, and pages. */
export function siteTopics(content: Content, language: Language): Topic[] {
  const all = <Name extends Parameters<typeof entriesOf>[1]>(name: Name) =>
    entriesOf(content.entries, name).map(({ record }) => record as RecordOf<Name>)
  const inLanguage = (texts: readonly LocalizedText[]) => texts.map((text) => text[language])
  const faqs = (list: readonly FaqEntry[], to: string) =>
    list.map(({ question, examples, answer }, index): Topic => {
      const asked = question[language]
      return {
        kind: 'faq',
        id: `${to}-${index}`,
        about: asked,
        question: asked,
        examples: inLanguage(examples),
        text: answer[language],
        links: [{ label: asked, to }],
      }
    })
  const page = (to: string, title: string, text: string, others: Partial<Topic>): Topic => ({
    kind: 'page',
    id: to,
    about: title,
    ...others,
    text,
    links: [{ label: title, to }],
  })
  const pages = (name: 'Service' | 'Industry' | 'Solution', template: TemplateName) =>
    entriesOf(content.entries, name).map(({ key, record }) =>
      page(pathOfRecord(template, key), record.title[language], record.metaDescription[language], {
        examples: inLanguage(record.examples),
      }),
    )
  const versionOf = <Version>(versions: Partial<Record<Language, Version>>) =>
    versions[language] ?? Object.values(versions)[0]
  /** The topic of a page or section, if the site has it. */
  const section = (to: string, words: { title: LocalizedText; lead?: LocalizedText } | undefined) =>
    words ? [page(to, words.title[language], words.lead?.[language] ?? '', {})] : []
  const [home] = all('HomePage')
  const [about] = all('AboutPage')
  const [privacy] = all('PrivacyPage')
  /** A title with the name of its kind: "Article: …". */
  const named = (kind: string, title: string) =>
    [content.dictionaries[language].search?.[`search.kind.${kind}`], title].filter(Boolean).join(': ')
  const hasProjects = entriesOf(content.entries, 'ProjectsPage').length > 0
  return [
    ...section('/#costs', home?.costs),
    ...section('/#process', home?.process),
    ...section('/#technologies', home?.technologies),
    ...section('/#testimonials', home?.testimonials),
    ...section('/about', about?.hero),
    ...section('/privacy', privacy?.hero),
    ...faqs(all('FaqEntry'), '/#faq'),
    ...entriesOf(content.entries, 'Service').flatMap(({ key, record }) =>
      faqs(record.faqs, `${pathOfRecord('service', key)}#faq`),
    ),
    ...pages('Service', 'service'),
    ...pages('Industry', 'industry'),
    ...pages('Solution', 'solution'),
    ...(hasProjects ? entriesOf(content.entries, 'Project') : []).map(({ key, record }) =>
      page(`/projects#project-${key}`, named('project', record.title[language]), record.description[language], {
        examples: inLanguage(record.examples),
      }),
    ),
    ...content.cases.flatMap(({ folder, versions }) => {
      const story = versionOf(versions)
      if (!story) return []
      const { title, excerpt, client } = story.frontMatter
      return [page(pathOfRecord('case', folder), named('case', title), excerpt, { examples: [client] })]
    }),
    ...content.posts.flatMap(({ id, versions }) => {
      const post = versionOf(versions)
      if (!post) return []
      const { title, excerpt, author } = post.frontMatter
      const { name } = entriesOf(content.entries, 'Author').find(({ key }) => key === author)!.record
      return [
        page(pathOfRecord('blog-post', String(id)), named('article', title), `${name[language]}. ${excerpt}`, {
          examples: post.headings().map(({ text }) => text),
        }),
      ]
    }),
  ]
}

function addressOf({ address }: Company, language: Language): string {
  const { street, city, region, countryName } = address ?? {}
  return [street, city, region, countryName].flatMap((part) => part?.[language] ?? []).join(', ')
}

/**
 * The data of the chat in one language. Figures and contacts are filled in,
 * texts are typeset like those of pages. Keywords of all languages are kept:
 * English words are understood on the Russian site too.
 * @param words the `chat` namespace of the language
 * @param site the topics of `siteTopics` in the language
 */
export function chatData(
  chat: Chat,
  company: Company,
  figures: readonly PrintedFigure[],
  words: Words,
  language: Language,
  site: readonly Topic[],
): ChatData {
  const facts: ReplyFacts = {
    figures: Object.fromEntries(figures.map(({ id, value }) => [id, value[language]])),
    email: company.email,
    supportEmail: company.supportEmail,
    address: addressOf(company, language),
    phone: company.phone?.replaceAll(' ', '\u00a0') ?? '', // a number stays on one line
  }
  const set = (text: string) => typeset(text, language)
  const filled = (text: LocalizedText) => set(fillPlaceholders(text[language], facts))
  const linksOf = (links: Chat['fallbacks']['short']['links']) =>
    links.map(({ label, to }) => ({ label: set(label[language]), to }))
  const fallback = ({ reply, links }: Chat['fallbacks']['short']): Reply => ({
    text: filled(reply),
    links: linksOf(links),
  })
  const intents = chat.intents.map(({ about, question, examples, reply, links, ...intent }): Topic => ({
    ...intent,
    kind: 'intent',
    about: filled(about),
    question: question && filled(question),
    examples: [...(question ? [question] : []), ...examples].map((example) => example[language]),
    text: filled(reply),
    links: linksOf(links),
  }))
  const pages = site.map((topic) => ({
    ...topic,
    about: set(topic.about),
    question: topic.question && set(topic.question),
    text: set(topic.text),
    links: topic.links.map(({ label, to }) => ({ label: set(label), to })),
  }))
  return {
    language,
    greeting: filled(chat.greeting),
    quickQuestions: chat.quickQuestions.map(filled),
    courtesies: chat.courtesies ?? byLanguage(() => []),
    followUps: chat.followUps ?? byLanguage(() => []),
    nearness: chat.nearness?.[language] ?? 0.5,
    topics: [...intents, ...pages],
    fallbacks: {
      short: fallback(chat.fallbacks.short),
      long: fallback(chat.fallbacks.long),
      near: filled(chat.fallbacks.near),
    },
    words: Object.fromEntries(Object.entries(words).map(([key, text]) => [key, set(text)])),
  }
}

/** The data of the chat in each language; null if the content has no chat. */
export function siteChat(content: Content): Record<Language, ChatData> | null {
  const { company, figures, dictionaries } = content
  const chat = entriesOf(content.entries, 'Chat')[0]?.record
  if (!chat || !company) return null
  const dataIn = (language: Language) =>
    chatData(chat, company, figures, dictionaries[language].chat ?? {}, language, siteTopics(content, language))
  return Object.fromEntries(LANGUAGES.map((language) => [language, dataIn(language)]))
}

/** The files `chat/<language>.json`, which the chat fetches when a visitor opens it: pages do not contain its answers. */
export const chatFiles: Output = {
  name: 'data of the assistant',
  write({ chat }, write) {
    for (const data of Object.values(chat ?? {})) write(`chat/${data.language}.json`, JSON.stringify(data))
  },
}
