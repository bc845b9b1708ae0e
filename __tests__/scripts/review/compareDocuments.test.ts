import { parse } from 'parse5'
import { compareDocuments } from '../../../scripts/review/compareDocuments'
import { pageDocument } from '../../../scripts/review/pageDocument'

const readDocument = (html: string) => pageDocument(parse(html))

const page = (body: string, head = '<title>T</title>') =>
  readDocument(`<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`)

/** What changed, in one line each. */
function changes(before: string, after: string, heads: [string, string] = ['', '']): string[] {
  return compareDocuments(page(before, heads[0]), page(after, heads[1])).map(
    ({ kind, role, words }) =>
      `${kind} ${role}: ${words
        .map(({ text, mark }) => (mark ? `${mark}[${text}]` : text))
        .join('')
        .trimEnd()}`,
  )
}

it.each<[what: string, before: string, after: string, expected: string[]]>([
  ['nothing', '<p>One</p>', '<p class="new">One</p>', []],
  ['a word', '<p>One small step</p>', '<p>One giant step</p>', ['changed paragraph: One -[small]+[giant] step']],
  [
    'a word in its meaning',
    '<p>We <em>may</em> build</p>',
    '<p>We <strong>will</strong> build</p>',
    ['changed paragraph: We -[may]+[will] build'],
  ],
  ['a heading', '<h2>Old name</h2>', '<h2>New name</h2>', ['changed heading: -[Old]+[New] name']],
  ['a new paragraph', '<p>One</p>', '<p>One</p><p>Two</p>', ['new paragraph: +[Two]']],
  ['a paragraph gone', '<p>One</p><p>Two</p>', '<p>Two</p>', ['gone paragraph: -[One]']],
  [
    'a cell of a table',
    '<table><tr><td>A</td><td>1</td></tr></table>',
    '<table><tr><td>A</td><td>2</td></tr></table>',
    ['changed row of a table: A · -[1]+[2] ·'],
  ],
  ['the words of a link', '<a href="/a">Read</a>', '<a href="/a">See</a>', ['changed link: -[Read]+[See]']],
  ['where a link leads', '<a href="/old">Read</a>', '<a href="/new">Read</a>', ['changed link: Read → -[/old]+[/new]']],
  [
    'words beside a link',
    '<address><a href="/a">Read</a><span>Mon to Fri</span></address>',
    '<address><a href="/a">Read</a><span>Mon to Sat</span></address>',
    ['changed text: Mon to -[Fri]+[Sat]'],
  ],
  [
    'an alternative text',
    '<img alt="A boat" src="/a.png">',
    '<img alt="A ship" src="/a.png">',
    ['changed picture: A -[boat]+[ship] · /a.png'],
  ],
  [
    'a picture under its old name',
    '<img alt="A" src="/static/0000000000/cover.webp">',
    '<img alt="A" src="/static/1111111111/cover.webp">',
    ['changed picture: A · cover.webp'],
  ],
  [
    'a label for assistive technology',
    '<button aria-label="Open"></button>',
    '<button aria-label="Show"></button>',
    ['changed label: -[Open]+[Show]'],
  ],
  ['a field', '<input placeholder="Name">', '<input placeholder="Your name">', ['changed label: -[Name]+[Your name]']],
  [
    'a list item with its link, once',
    '<ul><li><a href="/a">A one</a></li></ul>',
    '<ul><li><a href="/a">A two</a></li></ul>',
    ['changed link: A -[one]+[two]'],
  ],
  [
    'a line of coloured code',
    '<pre><code><span>let</span> a</code></pre>',
    '<pre><code><span>let</span> b</code></pre>',
    ['changed code: let -[a]+[b]'],
  ],
  ['words in no block', '<div>8 min</div>', '<div>9 min</div>', ['changed text: -[8]+[9] min']],
  [
    'a card that another has pushed down, and its own words',
    '<ul><li><h3><a href="/b/1">Old</a></h3><p>Ann 3 min</p></li><li><h3><a href="/b/2">Two</a></h3><p>Bo 4 min</p></li></ul>',
    '<ul><li><h3><a href="/b/3">New</a></h3><p>Ann 5 min</p></li><li><h3><a href="/b/1">Old</a></h3><p>Ann Lee 3 min</p></li></ul>',
    ['changed paragraph: Ann +[Lee ]3 min', 'new card: +[New\nAnn 5 min]', 'gone card: -[Two\nBo 4 min]'],
  ],
  [
    'two paragraphs that changed places',
    '<p>One</p><p>Two</p>',
    '<p>Two</p><p>One</p>',
    ['changed order: “One”: -[first]+[after “Two”]'],
  ],
])('%s', (_, before, after, expected) => {
  expect(changes(before, after)).toEqual(expected)
})

it.each([
  ['the title', '<title>A</title>', '<title>B</title>', 'changed title: -[A]+[B]'],
  [
    'the description',
    '<meta name="description" content="Old words">',
    '<meta name="description" content="New words">',
    'changed description: -[Old]+[New] words',
  ],
  [
    'where search engines find it',
    '<link rel="canonical" href="/a">',
    '<link rel="canonical" href="/b">',
    'changed address for search engines: /-[a]+[b]',
  ],
  ['a language it had', '<link rel="alternate" hreflang="ru" href="/ru">', '', 'gone page in ru: -[/ru]'],
])('%s of a page', (_, before, after, expected) => {
  expect(changes('', '', [before, after])).toEqual([expected])
})

it('Russian words are marked as words', () => {
  const [change] = compareDocuments(
    readDocument('<html lang="ru"><p>Сначала договариваемся об архитектуре</p></html>'),
    readDocument('<html lang="ru"><p>Сначала договорились об архитектуре</p></html>'),
  )
  expect(change.words.filter(({ mark }) => mark)).toEqual([
    { text: 'договариваемся', mark: '-' },
    { text: 'договорились', mark: '+' },
  ])
})
