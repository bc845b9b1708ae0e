import { parse } from 'parse5'
import { compareDocuments } from '../../../scripts/review/compareDocuments'
import { pageDocument } from '../../../scripts/review/pageDocument'

const readDocument = (html: string) => pageDocument(parse(html))

/** What changed, in one line each. @param html old and new as `{old|new}`, of the body or of the head */
function changes(html: string): string[] {
  const [head, body] = /^\{?<(?:title|meta|link)/.test(html) ? [html, ''] : ['', html]
  const [before, after] = ['$1', '$2'].map((side) => {
    const page = `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`
    return readDocument(page.replace(/\{([^|}]*)\|([^}]*)\}/g, side))
  })
  return compareDocuments(before, after).map(({ kind, role, words }) => {
    const marked = words.map(({ text, mark }) => (mark ? `${mark}[${text}]` : text))
    return `${kind} ${role}: ${marked.join('')}`.trimEnd()
  })
}

it.each<[what: string, html: string, ...expected: string[]]>([
  ['nothing', '<p{| class="new"}>One</p>'],
  ['a word', '<p>One {small|giant} step</p>', 'changed paragraph: One -[small]+[giant] step'],
  ['a meaning', '<p>We {<em>may</em>|<strong>will</strong>} build</p>', 'changed paragraph: We -[may]+[will] build'],
  ['a heading', '<h2>{Old|New} name</h2>', 'changed heading: -[Old]+[New] name'],
  ['a new paragraph', '<p>One</p>{|<p>Two</p>}', 'new paragraph: +[Two]'],
  ['a paragraph gone', '{<p>One</p>|}<p>Two</p>', 'gone paragraph: -[One]'],
  ['a cell', '<table><tr><td>A</td><td>{1|2}</td></tr></table>', 'changed row of a table: A · -[1]+[2] ·'],
  ['the words of a link', '<a href="/a">{Read|See}</a>', 'changed link: -[Read]+[See]'],
  ['where a link leads', '<a href="/{old|new}">Read</a>', 'changed link: Read → -[/old]+[/new]'],
  [
    'words beside a link',
    '<address><a href="/a">Read</a><span>Mon to {Fri|Sat}</span></address>',
    'changed text: Mon to -[Fri]+[Sat]',
  ],
  ['an alternative text', '<img alt="A {boat|ship}" src="/a.png">', 'changed picture: A -[boat]+[ship] · /a.png'],
  ['an old name', '<img alt="A" src="/static/{0|1}123456789/cover.webp">', 'changed picture: A · cover.webp'],
  ['a spoken label', '<button aria-label="{Open|Show}"></button>', 'changed label: -[Open]+[Show]'],
  ['a field', '<input placeholder="{Name|Your name}">', 'changed label: -[Name]+[Your name]'],
  ['a list item with its link, once', '<ul><li><a href="/a">A {one|two}</a></li></ul>', 'changed link: A -[one]+[two]'],
  ['a line of coloured code', '<pre><code><span>let</span> {a|b}</code></pre>', 'changed code: let -[a]+[b]'],
  ['figures', '<p>{12|95}</p><p>{30|41}</p>', 'changed paragraph: -[12]+[95]', 'changed paragraph: -[30]+[41]'],
  ['words in no block', '<div>{8|9} min</div>', 'changed text: -[8]+[9] min'],
  [
    'a card that another has pushed down, and its own words',
    '<ul>{|<li><h3><a href="/b/3">New</a></h3><p>Ann 5 min</p></li>}<li><h3><a href="/b/1">Old</a></h3><p>Ann {|Lee }3 min</p></li>{<article><h3><a href="/b/2">Two</a></h3><p>Bo 4 min</p></article>|}</ul>',
    ...['changed paragraph: Ann +[Lee ]3 min', 'new card: +[New\nAnn 5 min]', 'gone card: -[Two\nBo 4 min]'],
  ],
  [
    'paragraphs that changed places',
    '<p>{One|Two}</p><p>{Two|One}</p>',
    'changed order: “One”: -[first]+[after “Two”]',
  ],
  ['the title', '<title>{A|B}</title>', 'changed title: -[A]+[B]'],
  ['the description', '<meta name="description" content="{Old|New} words">', 'changed description: -[Old]+[New] words'],
  [
    'where search engines find it',
    '<link rel="canonical" href="/{a|b}">',
    'changed address for search engines: /-[a]+[b]',
  ],
  [
    'the page of any other language',
    '<link rel="alternate" hreflang="x-default" href="/{a|b}">',
    'changed page in any other language: /-[a]+[b]',
  ],
  ['a language that it had', '{<link rel="alternate" hreflang="ru" href="/ru">|}', 'gone page in ru: -[/ru]'],
])('%s', (_, html, ...expected) => {
  expect(changes(html)).toEqual(expected)
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
