/**
 * What a built page shows of a draft in the editor.
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { formatOf, type FormEntry } from '../../src/editor/formats'
import { compareDraft, leavesOf } from '../../src/editor/leaves'
import { writeDraft } from '../../src/editor/page'
import { findSpots, indexLeaves } from '../../src/editor/places'

const words = (en: string) => ({ en, ru: `${en} (ru)` })
const HULL = 'content/services/hull.json'
const FAQS = 'content/faq.json'
const LEDGER = 'content/figures.json'
const DATA = {
  [HULL]: {
    order: 1,
    title: words('Hull work'),
    summary: words('One of {figure:ships} ships.'),
    subtitle: words('Dry.'),
    description: words('With {figure:crew} people.'),
    metaDescription: words('Hulls only.'),
    approachImage: { src: './pictures/hull.webp', alt: words('A hull') },
  },
  'content/services/keel.json': { order: 2, title: words('Keel work'), subtitle: words('Dry.') },
  'content/site.json': { name: 'Dock', menu: [{ to: '/hull', label: words('Hull work') }], note: words('Wet paint.') },
  'content/solutions/paint.json': { title: words('Paint'), description: words('Paint') },
  [FAQS]: [1, 2].map((number) => ({ question: words(`Question ${number}?`), answer: words('Yes.') })),
  [LEDGER]: {
    figures: [
      { id: 'ships', amount: 50, atLeast: true, label: words('Ships') },
      { id: 'crew', amount: 3, label: words('Crew') },
    ],
  },
}
const texts: Record<string, string> = {
  ...Object.fromEntries(Object.entries(DATA).map(([file, value]) => [file, JSON.stringify(value)])),
  'locales/en/common.json': '{ "order": "Order: {{title}}", "count": "Ships" }',
}
const index = indexLeaves(leavesOf(texts, 'en'))

/** A page as a document that is not shown. */
const parsePage = (html: string) => new DOMParser().parseFromString(html.replaceAll('<!-- -->', ''), 'text/html')

/** The page, and its field that shows a draft. */
function open(
  file: string,
  change: (entry: FormEntry & Record<string, never>) => void,
  saved: Record<string, string> = {},
) {
  const page = parsePage(`<title>Hull work — Dock</title><meta name="description" content="Hulls only.">
    <main><div><h1>Hull work</h1><p id="summary">One of 50<!-- -->+ ships.</p><p id="own">Dry.</p>
    <p id="crew">With 3 people.</p></div>
    <img src="/static/1/370/hull.webp" alt="A hull"><a href="/x" aria-label="Order: Hull work">Order</a>
    <section><h2>Paint</h2></section>
    <section id="keel"><h2><a href="/services/keel">Keel work</a></h2><p>Dry.</p></section>
    <section id="faq"><div>Question 1?<p>Yes.</p></div><div>Question 2?<p>Yes.</p></div></section>
    <section id="tile"><b>50+</b> <span>Ships</span></section></main><footer>Wet paint.</footer>`)
  const spots = findSpots(page, index)
  const entry = formatOf(file).fromFile(texts[file]) as FormEntry & Record<string, never>
  change(entry)
  const draft = compareDraft(texts, file, entry, 'en', saved)
  const pictures: string[] = []
  const written = writeDraft(spots, draft, 'en', true, (name) => pictures.push(name))
  const unseen = draft.changed.filter((path) => !written.has(path))
  return {
    page,
    pictures,
    unseen,
    show: (at: string) => page.querySelector(at)?.textContent?.replace(/\u00a0/g, ' '),
  }
}

it('editor page: changed words are in every place of their field, and in no other', () => {
  const { page, show, unseen } = open(HULL, (entry) => {
    Object.assign(entry.title, { en: 'Hulls', ru: 'Другое' })
    Object.assign(entry.subtitle, { en: 'Wet.' })
  })
  expect([page.title, show('h1'), show('#own'), show('#keel p')]).toEqual(['Hulls — Dock', 'Hulls', 'Wet.', 'Dry.'])
  expect(page.querySelector('a')?.getAttribute('aria-label')).toBe('Order: Hulls')
  expect(unseen).toEqual([])
})

it('editor page: shows a changed alternative text and a picture just chosen', () => {
  const { page, pictures } = open(HULL, (entry) => {
    Object.assign(entry.approachImage, { src: 'blob:new', alt: words('A dock') })
  })
  expect(page.querySelector('img')?.alt).toBe('A dock')
  expect(pictures).toEqual(['blob:new'])
})

it('editor page: words saved in another form are on the page too', () => {
  const saved = { [HULL]: texts[HULL].replace('Hull work', 'Hulls') }
  const { show, unseen } = open('content/solutions/paint.json', () => {}, saved)
  expect([show('h1'), show('#own'), unseen]).toEqual(['Hulls', 'Dry.', []])
})

it('editor page: an emptied text is empty on the page', () => {
  const { show, unseen } = open('content/site.json', (entry) => Object.assign(entry, { note: { en: '', ru: '' } }))
  expect([show('footer'), unseen]).toEqual(['', []])
})

it('editor page: a figure changes wherever it is printed', () => {
  const { show, unseen } = open(LEDGER, ({ figures }) => {
    Object.assign(figures[0], { amount: 60, to: 70 })
    Object.assign(figures[1], { amount: 4 })
  })
  expect([show('#summary'), show('#tile b')]).toEqual(['One of 60 to 70+ ships.', '60 to 70+'])
  expect([show('#crew'), unseen]).toEqual(['With 4 people.', []])
})

it('editor page: a removed figure leaves the others as they are', () => {
  const { show, unseen } = open(LEDGER, ({ figures }) => void (figures as unknown[]).shift())
  expect([show('#tile b'), show('#crew'), unseen]).toEqual(['', 'With 3 people.', ['figures']])
})

it('editor page: says what only a build can show, with the field in the form', () => {
  expect(open(HULL, (entry) => Object.assign(entry, { order: 3 })).unseen).toEqual(['order'])
  const longer = open(FAQS, (entry) => {
    const items = entry.items as unknown as { answer: { en: string; ru: string } }[]
    items.unshift({ ...items[1], answer: words('No.') })
  })
  expect(longer.unseen).toEqual(['items'])
  expect(longer.show('#faq')).toContain('No.')
})

it('editor page: does not place words that several fields may have', () => {
  const { show, unseen } = open('content/solutions/paint.json', (entry) => {
    Object.assign(entry.title, { en: 'Colour' })
  })
  expect([show('h2'), unseen]).toEqual(['Paint', ['title.en']])
})
