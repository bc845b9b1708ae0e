import { loadPageReader, type PageSection } from '../../../../src/node/output/pages/readPage'

const file = (main: string) =>
  Buffer.from(
    `<html lang="en"><head><title>Web — Dock</title><meta data-x="1" name="description" content="What it &amp; is — about."/><meta property="og:title" content="Web &amp; more"/></head><body><header>Menu</header><main id="main">${main}</main><footer>Footer</footer></body></html>`,
  )

async function read(main: string): Promise<PageSection[]> {
  const readPage = await loadPageReader()
  return readPage(file(main), 'https://dock.example/services/web').sections
}

const markdownOf = async (main: string) => (await read(main)).map(({ markdown }) => markdown).join('\n\n')

it('reads title, description and language of a page', async () => {
  const readPage = await loadPageReader()
  expect(readPage(file('<h1>Web</h1>'), 'https://dock.example/')).toMatchObject({
    title: 'Web & more',
    description: 'What it & is — about.',
    language: 'en',
  })
})

it('divides a page at headings, with the fragments that lead there', async () => {
  const sections = await read(
    '<h1>Web</h1><p>First.</p><section id="way" aria-labelledby="way-title"><h2 id="way-title">Our <em>way</em></h2><p>We draw.</p><h3 id=":r1:">Inside</h3><ul><li>One</li></ul></section><p>Between.</p><h2 id="own">Own</h2><p>Last.</p>',
  )
  expect(sections.map(({ id, heading, texts }) => [id, heading, ...texts])).toEqual([
    ['', 'Web', 'First.'],
    ['way', 'Our way', 'We draw.'],
    ['way', 'Inside', 'One'],
    ['', '', 'Between.'],
    ['own', 'Own', 'Last.'],
  ])
})

it('leaves out controls, drawings, live regions and what is hidden', async () => {
  const markdown = await markdownOf(
    '<h1>Web</h1><nav>a</nav><form><p>b</p></form><button>c</button><svg><svg></svg><text>d</text></svg><p role="status">e</p><p aria-live="polite">f</p><p aria-hidden="true">g</p><p hidden="">h</p><p data-no-text="">i</p><dialog>j</dialog><script>k</script><a href="#x" aria-label="l"></a><img src="/m.png" alt=""/><p>Text.</p>',
  )
  expect(markdown).toBe('# Web\n\nText.')
})

it('keeps questions and cards apart, each with its heading first', async () => {
  const sections = await read(
    '<h1>Web</h1><section id="faq"><h2>FAQ</h2><details id="faq-2" data-part="question"><summary><h3>Who owns it?</h3></summary><p>You do.</p></details><p>Ask us.</p></section><section id="projects"><ul><li><article id="project-b" data-part="project"><img src="/b.png" alt="Menu"/><h3 id=":r2:">Pizza</h3><p>Hot.</p></article></li><li><article><p>2024</p><h3><a href="/blog/1">Post</a></h3></article></li></ul><p>All.</p></section>',
  )
  expect(sections.slice(2).map(({ id, heading, part, markdown }) => [id, heading, part, markdown])).toEqual([
    ['faq-2', 'Who owns it?', 'question', '### Who owns it?\n\nYou do.'],
    ['faq', '', undefined, 'Ask us.'],
    ['project-b', 'Pizza', 'project', '### Pizza\n\n![Menu](https://dock.example/b.png)\n\nHot.'],
    ['projects', 'Post', 'card', '### [Post](https://dock.example/blog/1)\n\n2024'],
    ['projects', '', undefined, 'All.'],
  ])
})

it('keeps the text of an article apart, in its order', async () => {
  const sections = await read(
    '<article><p>Blog</p><h1>Post</h1><p>2024</p><div data-part="article"><p>First.</p><h2 id="a">A</h2><p>Last.</p></div></article><section id="more"><h2>More</h2></section>',
  )
  expect(sections.map(({ id, part, markdown }) => [id, part, markdown])).toEqual([
    ['', undefined, '# Post\n\nBlog\n\n2024'],
    ['', 'article', 'First.'],
    ['a', 'article', '## A\n\nLast.'],
    ['more', undefined, '## More'],
  ])
})

it('separates what only styles separate, and removes typesetting', async () => {
  expect(
    await markdownOf('<div><strong>Works off\u00adline</strong><span>5\u00a0kg</span><b>i</b>OS<br/>now</div>'),
  ).toBe('**Works offline** 5 kg **i**OS\\\nnow')
})

it.each([
  [
    'a table',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>x | y</td></tr></tbody></table>',
    '| A |\n| - |\n| x \\| y |',
  ],
  [
    'code with its language',
    '<figure><pre><code class="language-ts"><span>let</span> a<!-- --> = 1\n</code></pre></figure>',
    '```ts\nlet a = 1\n```',
  ],
  [
    'a list of terms',
    '<dl><div><dt>First phase</dt><dd>$1</dd><dd>Fixed.</dd></div></dl>',
    '- **First phase:** $1 — Fixed.',
  ],
  ['terms without groups', '<dl><dt>A</dt><dd>1</dd><dt>B</dt><dd>2</dd></dl>', '- **A:** 1\n- **B:** 2'],
  ['a note', '<div role="note"><p>Careful: hot</p><p>Wait.</p></div>', '> Careful: hot\n>\n> Wait.'],
  ['a list in a list', '<ul><li>One <ul><li>Two</li></ul></li><li>Three</li></ul>', '- One\n\n  - Two\n\n- Three'],
  ['numbers that go on', '<ol start="3"><li>Third</li><li>Fourth</li></ol>', '3. Third\n4. Fourth'],
  ['a quotation', '<p>They say <q>new</q></p>', 'They say "new"'],
  ['a line that a break ends', '<p><br/>One <span>two</span> <br/></p>', 'One two'],
  ['a link within the page', '<p><a href="#own">Own</a></p>', '[Own](https://dock.example/services/web#own)'],
  ['a mail address', '<p><a href="mailto:a@b.example">a@b.example</a></p>', '[a@b.example](mailto:a@b.example)'],
  ['what a picture of text says', '<p role="img" aria-label="5 out of 5"></p>', '5 out of 5'],
  ['text that looks like a list', '<p>15. März</p>', '15\\. März'],
  ['text that looks like strong words and a link', '<p>2 * 3 * 4 and [a](/b)</p>', '2 \\* 3 \\* 4 and \\[a]\\(/b)'],
  ['brackets after brackets', '<p><b>A]</b><span>(b)</span></p>', '**A]** (b)'],
])('prints %s as Markdown', async (_, main, markdown) => {
  expect(await markdownOf(main)).toBe(markdown)
})

it('takes no link that stands alone as a text, but one in a list', async () => {
  const [{ texts }] = await read('<p><a href="/a">Go on</a></p><ul><li><a href="/b">Blockchain</a></li></ul>')
  expect(texts).toEqual(['Blockchain'])
})
