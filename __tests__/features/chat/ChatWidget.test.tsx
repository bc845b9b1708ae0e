/** @jest-environment jsdom */
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react'
import type { Content } from '../../../src/content/model/contentTypes'
import { learnedChat, siteChat } from '../../../src/node/output/chatData'
import type { Language } from '../../../src/routing/languages'
import { freshModules } from '../../support/freshModules'
import { dictionaryOf, inLanguage } from '../../support/renderInLanguage'

const both = (en: string, ru: string) => ({ en, ru })
const chat = {
  greeting: both('Hello, ask away.', 'Здравствуйте, спрашивайте.'),
  quickQuestions: [both('What did you build?', 'Что вы сделали?')],
  courtesies: { en: [], ru: [] },
  followUps: { en: [], ru: [] },
  conjunctions: { en: [], ru: [] },
  nearness: { en: 0.06, ru: 0.06 },
  intents: [
    {
      id: 'portfolio',
      about: both('About our work', 'О наших работах'),
      keywords: { en: ['portfolio'], ru: ['портфолио'] },
      reply: both('Look at our work.', 'Посмотрите наши работы.'),
      links: [{ label: both('Portfolio', 'Портфолио'), to: '/projects' }],
    },
    {
      id: 'cranes',
      about: both('About cranes', 'О кранах'),
      question: both('Do you rent out cranes?', 'Сдаёте краны?'),
      reply: both('Yes, at hello@dock.example.', 'Да, пишите на hello@dock.example.'),
      links: [],
    },
  ],
  fallbacks: {
    short: { reply: both('Pardon?', 'Простите?'), links: [] },
    long: { reply: both('No idea.', 'Не знаю.'), links: [{ label: both('Search', 'Поиск'), to: '/search' }] },
    near: both('Perhaps:', 'Возможно:'),
  },
}
const chats = siteChat({
  entries: [{ type: 'Chat', record: chat, wordsIn: both('en', 'ru') }],
  company: { email: 'hello@dock.example', phone: '+1 555 010 0100' },
  figures: [],
  dictionaries: { en: { chat: dictionaryOf('en') }, ru: { chat: dictionaryOf('ru') } },
} as unknown as Content)!
const data = { en: learnedChat(chats.en), ru: learnedChat(chats.ru) }

const download = jest.fn()

jest.mock('../../../src/search/searchSite', () => ({
  searchSite: () => {
    const [near, far] = ['Zebras', 'Lions'].map((text) => [{ text, isMatch: true }, { text: ' pages' }])
    const sentence = [{ text: 'oboes', isMatch: true }]
    const results = [near, far].map((title) => ({ href: `/${title[0].text}`, title, section: [], sentence }))
    return Promise.resolve({ results, reading: null })
  },
}))

/** The sentence that contains links. */
const isSorry = (_: string, element: Element | null) =>
  element?.tagName === 'P' &&
  element.textContent === 'The chat did not load. Write to hello@dock.example or call +1 555 010 0100.'

// Styles do not matter here: computing them for every element is most of the cost of a role query.
configure({ defaultHidden: true })

/** Simulates a new tab: the conversation is state of the module. */
async function openSession() {
  freshModules()
  const { ChatWidget } = await import('../../../src/features/chat/ChatWidget')
  const page = (language: Language) =>
    inLanguage(
      language,
      <>
        <ChatWidget isThere email="hello@dock.example" phone="+1 555 010 0100" />
        <section id="contact" />
      </>,
      '/solutions',
    )
  return { ...render(page('en')), page }
}

const toggle = () => document.querySelector<HTMLButtonElement>('aside [aria-expanded]')!
const input = () => screen.getByRole('textbox', { name: /^(Your message|Ваше сообщение)$/ })
const log = () => screen.getByRole('log', { name: /^(Conversation|Переписка)$/ })

async function openChat() {
  fireEvent.click(toggle())
  return screen.findByRole('dialog')
}

function ask(question: string) {
  fireEvent.change(input(), { target: { value: question } })
  fireEvent.submit(input().closest('form')!)
}

async function hear() {
  await act(async () => jest.advanceTimersByTime(2000))
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 2, 15, 14, 5) })
  sessionStorage.clear()
  localStorage.clear()
  download.mockReset().mockImplementation((path: string) =>
    Promise.resolve({
      ok: true,
      status: 200,
      json: () => Promise.resolve(path === '/chat/ru.json' ? data.ru : data.en),
    }),
  )
  Object.assign(globalThis, { fetch: download })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('answers two questions in a row, and searches the site for what it does not know', async () => {
  await openSession()
  await openChat()
  for (const question of ['zebras & oboes', 'portfolio']) ask(question)
  await hear()
  expect(log()).toHaveTextContent('Look at our work.')
  expect(within(log()).getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search?q=zebras+%26+oboes')
  const pages = await within(log()).findByRole('list', { name: 'Pages that may help' })
  const found = within(pages).getAllByRole('link')
  expect(found.map((link) => link.getAttribute('href'))).toEqual(['/Zebras'])
})

it('sends no blank words', async () => {
  await openSession()
  await openChat()
  const before = log().children.length
  ask('   ')
  expect(log().children).toHaveLength(before)
  ask('portfolio')
  expect(log().children.length).toBeGreaterThan(before)
})

it('shows both replies, each below its heading, if a question may mean either', async () => {
  await openSession()
  await openChat()
  ask('portfolio of cranes that you rent')
  await hear()
  expect(log()).toHaveTextContent('About cranesYes, at hello@dock.example.About our workLook at our work.')
  expect(within(log()).getByRole('link', { name: 'hello@dock.example' })).toBeInTheDocument()
})

it('opens by its teaser, and closes on Esc that ends no composition', async () => {
  await openSession()
  fireEvent.click(screen.getByRole('button', { name: 'How can I assist you today?' }))
  await screen.findByRole('dialog')
  fireEvent.keyDown(input(), { key: 'Escape', keyCode: 229 })
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  fireEvent.keyDown(input(), { key: 'Escape' })
  expect(toggle()).toHaveFocus()
  toggle().blur()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(document.body).toHaveFocus()
})

it('Esc beside it closes it and leaves the focus there, and first clears a search', async () => {
  await openSession()
  await openChat()
  const search = Object.assign(document.createElement('input'), { type: 'search', value: 'crane' })
  document.getElementById('contact')!.append(search)
  search.focus()
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  search.value = ''
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
  expect(search).toHaveFocus()
})

it('makes room for the keyboard of a phone', async () => {
  const viewport = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 })
  Object.assign(window, { visualViewport: viewport, innerHeight: 800 })
  await openSession()
  await openChat()
  const covered = () => toggle().closest('aside')!.style.getPropertyValue('--keyboard')
  expect(covered()).toBe('0px')
  Object.assign(viewport, { height: 500, offsetTop: 50 })
  viewport.dispatchEvent(new Event('resize'))
  expect(covered()).toBe('250px')
  Reflect.deleteProperty(window, 'visualViewport')
})

it('the corner holds one thing: an apology, then a notice, then the teaser', async () => {
  await openSession()
  const { sendNotice } = await import('../../../src/features/contact/sendNotice')
  const things = [isSorry, 'Back to the form', 'How can I assist you today?'] as const
  download.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fireEvent.click(toggle())
  await screen.findByText(isSorry)
  act(() => sendNotice.dispatch('sent'))
  for (const shown of things) {
    expect(things.filter((thing) => screen.queryByText(thing))).toEqual([shown])
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(toggle()).toHaveFocus()
  }
})

it.each([
  ['the answers are of an older site', { topics: undefined }],
  ['the panel breaks', { quickQuestions: [{}, {}] }],
])('says how to reach the company when %s', async (_, wrong) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  download.mockResolvedValueOnce({ ok: true, status: 200, json: () => Promise.resolve({ ...data.en, ...wrong }) })
  await openSession()
  fireEvent.click(toggle())
  expect(await screen.findByText(isSorry)).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('goes on in the old language, and says so, while the new answers are missing', async () => {
  const { unmount, page } = await openSession()
  await openChat()
  ask('zebras')
  await hear()
  unmount()
  let arrive: (answer: unknown) => void = () => undefined
  download.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  render(page('ru'))
  expect(screen.getByRole('dialog', { name: 'Assistant' })).toBeInTheDocument()
  await act(async () => jest.advanceTimersByTime(3_500))
  expect(screen.getByText(/^Ответы на русском не загрузились/)).toHaveAttribute('lang', 'ru')
  await act(async () => arrive({ ok: true, status: 200, json: () => Promise.resolve(data.ru) }))
  expect(await screen.findByRole('dialog', { name: 'Ассистент' })).toBeInTheDocument()
  expect(screen.queryByText(/не загрузились/)).toBeNull()
  expect(log()).toHaveTextContent('zebras')
  expect(log().querySelectorAll('[lang="en"]')).not.toHaveLength(0)
})
