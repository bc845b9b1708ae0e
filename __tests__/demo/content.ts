/**
 * The specification's requirements for the demo: `content/` has at least these texts. Content of other companies has no such test.
 */
import chatWords from '@words/chat.json'
import commonWords from '@words/common.json'
import contactWords from '@words/contact.json'
import type { Content, ContentTypeName, RecordOf } from '../../src/content/model/contentTypes'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/routing/languages'
import { readingMinutes } from '../../src/content/mdx/bodyText'
import type { ContactField } from '../../src/features/contact/contactValues'
import { readShipped } from '../support/shipped'

/** Languages of the specification; the site may have more. */
const SPOKEN = ['en', 'ru']

let content: Content

beforeAll(async () => {
  ;({ content } = await readShipped())
})

const records = <Name extends ContentTypeName>(type: Name) =>
  content.entries.flatMap((entry) => (entry.type === type ? [entry.record as RecordOf<Name>] : []))
const recordOf = <Name extends ContentTypeName>(type: Name, key: string) =>
  content.entries.find((entry) => entry.type === type && entry.key === key)!.record as RecordOf<Name>
/** A figure of the ledger. */
const ledgerFigure = (id: string) => content.figures.find((each) => each.id === id)!
const keys = (type: ContentTypeName) =>
  content.entries.flatMap((entry) => (entry.type === type ? [entry.key] : [])).sort()

it("leads from the top of the home page to the form with the specification's words", () => {
  expect(records('HomePage')[0].discuss?.en).toBe("Let's discuss your project")
})

it('speaks English and Russian, English by default', () => {
  expect(DEFAULT_LANGUAGE).toBe('en')
  expect(LANGUAGES).toEqual(expect.arrayContaining(SPOKEN))
})

const MAIN_SERVICES =
  'ai-development android-development custom-software-development ios-development mobile-app-development web-app-development'

it.each([
  ['Industry', 'e-commerce education finance real-estate'],
  [
    'Solution',
    'ai-solutions business-intelligence cloud-solutions digital-transformation enterprise-solutions mobile-solutions security-solutions',
  ],
  ['Project', 'a b c d e f g h i j k l m'],
  ['Service', `${MAIN_SERVICES} ai-infusion blockchain staff-augmentation vision-pro-development`],
] as const)('has of %s those of the specification: %s', (type, names) => {
  expect(keys(type)).toEqual(expect.arrayContaining(names.split(' ')))
})

it('has six main services, those of the header', () => {
  const main = content.entries.filter((entry) => entry.type === 'Service' && entry.record.main)
  expect(main.map(({ key }) => key).sort()).toEqual(MAIN_SERVICES.split(' '))
})

it('rates eight testimonials with five stars', () => {
  expect(records('Testimonial').filter(({ rating }) => rating === 5).length).toBeGreaterThanOrEqual(8)
})

it('names the eight projects with a category as the specification does', () => {
  const named = records('Project').flatMap(({ title, category }) => (category ? [`${title.en}: ${category.en}`] : []))
  expect(named).toEqual(
    expect.arrayContaining([
      'Food Delivery Mobile App: Food & Delivery',
      'Grocery Shopping App: E-commerce',
      'Fitness Tracking App: Health & Fitness',
      'Real Estate Property Search: Real Estate',
      'Car Rental Booking App: Transportation',
      'Healthy Meal Planner App: Food & Health',
      'Pizza Ordering Platform: Food & Delivery',
      'Fast Food Delivery App: Food & Delivery',
    ]),
  )
})

it.each([
  ['e-commerce', ['150+', '200+', '300%', '98%']],
  ['real-estate', ['120+', '180+', '250%', '96%']],
  ['education', ['200+', '50K+', '85%', '94%']],
  ['finance', ['100+', '150+', '99.9%', '100%']],
])('shows for %s the figures %j', (key, figures) => {
  const { projects, clients, headline, second } = recordOf('Industry', key).stats ?? {}
  expect([projects, clients, headline, second].map((id = '') => ledgerFigure(id).value.en)).toEqual(figures)
})

it('figures of an industry above the company’s own say whom they count', () => {
  const amount = (id: string) => Number.parseInt(ledgerFigure(id).value.en, 10)
  const own = Math.min(amount('projects'), amount('clients'))
  const silent = records('Industry').filter(({ stats }) => {
    const id = stats?.projects
    return id && amount(id) > own && !/partner.*before 2022/.test(ledgerFigure(id).scope.en)
  })
  expect(silent.map(({ title }) => title.en)).toEqual([])
})

it('draws a phone with six technologies and two features, and names four values', () => {
  const [{ mockup }] = records('HomePage')
  expect([mockup?.technologies.length, mockup?.features.length]).toEqual([6, 2])
  expect(records('AboutPage')[0].values?.items).toHaveLength(4)
})

/** Spec section 9, "Marketing claims", as quoted by the chat. */
it.each([
  ['experience', '5+'],
  ['projects', '50+'],
  ['support', '24/7'],
  ['success', '99%'],
  ['solutions', '7+'],
  ['clients', '30+'],
  ['authors', '5+'],
  ['uptime', '99.9%'],
  ['mobile-apps', '50+'],
  ['completed-projects', '50+'],
  ['industries', '10+'],
  ['full-success', '100%'],
  ['developers', '15+'],
  ['reply-time', '2 to 4 hours'],
  ['timeline-simple', '4 to 8 weeks'],
  ['timeline-medium', '2 to 4 months'],
  ['timeline-enterprise', '4 to 8 months'],
])('claims of %s: %s', (id, value) => {
  const figure = content.figures.find((candidate) => candidate.id === id)
  expect(figure?.value.en).toBe(value)
})

it('lets the chat quote claims, address and phone in both languages', () => {
  const [chat] = records('Chat')
  for (const language of SPOKEN) {
    const text = [...chat.intents, chat.fallbacks.long].map(({ reply }) => reply?.[language] ?? '').join(' ')
    const quoted =
      'mobile-apps completed-projects full-success clients industries developers experience reply-time timeline-simple timeline-medium timeline-enterprise'
    expect(quoted.split(' ').filter((id) => !text.includes(`{figure:${id}}`))).toEqual([])
    expect(['{email}', '{phone}'].filter((contact) => !text.includes(contact))).toEqual([])
  }
})

it('asks the four quick questions of the specification, and greets in its words', () => {
  const [{ quickQuestions, fallbacks }] = records('Chat')
  expect(quickQuestions.map(({ en }) => en)).toEqual([
    'What services do you offer?',
    'How much does development cost?',
    'Can I see your portfolio?',
    'How do I get started?',
  ])
  expect(fallbacks.short.reply.en).toMatch(/^I'm sorry, I didn't quite understand that/)
  expect(fallbacks.long.reply.en).toMatch(/^I'm sorry, I didn't quite understand your question/)
  const { title, online, placeholder, send } = chatWords
  expect([title, online, placeholder, send]).toEqual(['Assistant', 'Online', 'Type your message...', 'Send'])
  expect(commonWords['chat.teaser']).toBe('How can I assist you today?')
})

it('services feed the shared template with all it shows', () => {
  for (const { title, technologies, approachPoints, process, projects, faqs } of records('Service')) {
    const groups = [...new Set(technologies.map(({ id }) => id))]
    const counts = [groups, technologies, approachPoints, process, projects, faqs].map(({ length }) => length)
    expect([title.en, ...counts]).toEqual([title.en, 3, 3, 4, 6, 3, 5])
  }
})

it('has projects of three screens, and solutions of four features and five benefits', () => {
  expect(records('Project').filter(({ screenshots }) => screenshots.length !== 3)).toEqual([])
  for (const { features, benefits } of records('Solution')) expect([features.length, benefits.length]).toEqual([4, 5])
})

// Additional staff arrive soon and stay for three months or more.
it.each([
  ...['mobile-app-development', 'custom-software-development', 'web-app-development'].flatMap((key) => [
    [key, 'en', /3 to 4 months.*6 to 12 months or more/] as const,
    [key, 'ru', /3–4 месяц[^]*6(?:–| до )12 месяц/] as const,
  ]),
  ['staff-augmentation', 'en', /candidates in 1 to 2 weeks/],
  ['staff-augmentation', 'en', /^3 months\b/],
  ['staff-augmentation', 'ru', /1–2 недел/],
  ['staff-augmentation', 'ru', /^(3|Три) месяца/],
  ['android-development', 'en', /^From 8\.0 /],
  ['android-development', 'ru', /8\.0/],
] as const)('%s answers in %s: %s', (key, language, words) => {
  expect(recordOf('Service', key).faqs.map(({ answer }) => answer[language])).toContainEqual(
    expect.stringMatching(words),
  )
})

const FIVE = [1, 2, 3, 4, 5]
const five = () => content.posts.filter(({ id }) => FIVE.includes(id))

it('has five articles and more, one per category, the first of them featured', () => {
  expect(five().map(({ id }) => id)).toEqual(FIVE)
  expect(new Set(five().map(({ versions }) => versions.en?.frontMatter.category)).size).toBe(5)
  expect(five().filter(({ versions }) => versions.en?.frontMatter.featured)).toEqual([content.posts[0]])
})

it.each(SPOKEN)('articles take five to eight minutes in %s', (language) => {
  const minutes = five().map(({ versions }) => readingMinutes(versions[language]?.summary.words ?? 0, language))
  for (const [index, each] of minutes.entries())
    expect({ post: index + 1, each, fits: each >= 5 && each <= 8 }).toEqual({ post: index + 1, each, fits: true })
})

/** What each field of the form is called on the page about personal data; a new field needs its words here and there. */
const NAMED: Record<ContactField | 'current_date', Record<'en' | 'ru', string>> = {
  firstName: { en: 'name', ru: 'Имя' },
  lastName: { en: 'name', ru: 'Имя' },
  email: { en: 'email address', ru: 'электронную почту' },
  phone: { en: 'phone number', ru: 'телефон' },
  project: { en: 'project', ru: 'проекта' },
  message: { en: 'message', ru: 'сообщения' },
  current_date: { en: 'date and time', ru: 'дату и время' },
}

it.each(Object.entries(NAMED))('the page about personal data says that the form sends %s', (_, words) => {
  const { en, ru } = records('PrivacyPage')[0].sections[0].text
  expect(en).toContain(words.en)
  expect(ru).toContain(words.ru)
})

it.each([
  ['error.firstName.required', 'First name is required'],
  ['error.email.required', 'Email is required'],
  ['error.email.invalid', 'Please enter a valid email address'],
  ['error.phone.required', 'Phone number is required'],
  ['error.phone.invalid', 'Please enter a valid phone number'],
  ['error.message.required', 'Message is required'],
  ['error.message.tooShort', 'Message must be at least 10 characters long'],
])('the form says what is wrong in the words of the specification: %s, %j', (key, text) => {
  expect(contactWords).toHaveProperty([key], text)
})

/** A name would have to be bent in a Russian sentence; in quotes it stays as it is. */
it('quotes the name of each case in its Russian question', () => {
  const cases = records('Chat')[0].intents.filter(({ id }) => id.startsWith('case-'))
  const unquoted = cases.filter(({ about, question }) => !question?.ru.includes(/«.+»/.exec(about.ru)?.[0] ?? '«?»'))
  expect(unquoted).toEqual([])
})
