import { pageDocuments } from '../../../../src/node/output/search/pageDocuments'
import type { RouteSpec } from '../../../../src/routing/routes'

const route = (path: string, template: RouteSpec['template'], more: Partial<RouteSpec> = {}): RouteSpec =>
  ({ path, neutralPath: path, canonicalPath: path, template, language: 'en', ...more }) as RouteSpec

const html = (main: string, head = '') =>
  `<html><head><title data-x="">Web: all &amp; more — Brightkeel</title><meta data-x="1" name="description" content="What it &amp; is about."/>${head}</head><body><header><nav><a href="/about">About</a></nav></header><main id="main">${main}</main><footer>Footer</footer></body></html>`

const read = (main: string, at = route('/services/web', 'service'), seen = new Set<string>()) =>
  pageDocuments(html(main), at, seen)

it('reads title, summary and sections with the fragments that lead there, and keeps apart what has no space between', () => {
  const [page] = read(
    '<h1>Web &amp; co</h1><div><p>First.</p></div><section id="approach" aria-labelledby="approach-title"><h2 id="approach-title">Our <em>way</em></h2><p>We&#x27;ll draw.</p><h3 id=":r1:">In\u2060side</h3><ul><li>One</li><li>Two<br/>lines</li></ul></section><p>Between.</p><h2 id="own-id">Own</h2><p>Last.</p>',
  )
  expect(page).toMatchObject({
    to: '/services/web',
    kind: 'service',
    label: 'Web: all & more',
    title: 'Web & co',
    summary: 'What it & is about.',
  })
  expect(page.sections).toEqual([
    { anchor: '', title: '', texts: ['First.'] },
    { anchor: 'approach', title: 'Our way', texts: ["We'll draw."] },
    { anchor: 'approach', title: 'Inside', texts: ['One', 'Two lines'] },
    { anchor: '', title: '', texts: ['Between.'] },
    { anchor: 'own-id', title: 'Own', texts: ['Last.'] },
  ])
  const [apart] = read('<h1>Web</h1><div><strong>Works offline</strong><span>Orders wait.</span> <b>i</b>OS</div>')
  expect(apart.sections[0].texts).toEqual(['Works offline Orders wait. iOS'])
})

it('leaves out controls, drawings, code, what is hidden, lists of other pages and invitations', () => {
  const [page] = read(
    '<h1>Web</h1><p>Said.</p><nav><ul><li><nav>a</nav>b</li></ul></nav><form><p>c</p></form><button>d</button><svg><title>e</title></svg><pre><code>f</code></pre><span aria-hidden="true">g</span><span hidden="">h</span><a href="/x#contact">i</a><div data-hero-actions=""><a href="/">j</a></div><section id="related"><p>k</p></section><section id="articles"><article><p>l</p></article></section>',
  )
  expect(page.sections).toEqual([{ anchor: '', title: '', texts: ['Said.'] }])
})

it('finds an article on its own page, not on the home page that links to it', () => {
  const links =
    '<section id="articles"><h2>From the drawing office</h2><a href="/blog/5">Firmware updates</a></section>'
  expect(read(`<h1>Home</h1><p>Said.</p>${links}`, route('/', 'home'))[0].sections).toEqual([
    { anchor: '', title: '', texts: ['Said.'] },
  ])
})

it('makes documents of questions and of the projects of their page', () => {
  const details =
    '<section id="faq"><h2>FAQ</h2><details id="faq-2" name="faq"><summary><h3>Who owns it?</h3></summary><div><p>You do.</p><h4>Always</h4><p>Yes.</p></div></details><details name="faq"><p>Bare.</p></details><p>Below.</p></section>'
  const [page, ...questions] = read(`<h1>Web</h1>${details}`)
  expect(page.sections.at(-1)).toEqual({ anchor: 'faq', title: '', texts: ['Below.'] })
  expect(questions).toHaveLength(1)
  expect(questions[0]).toMatchObject({
    to: '/services/web#faq-2',
    kind: 'question',
    title: 'Who owns it?',
    sections: [
      { anchor: 'faq', title: '', texts: ['You do.'] },
      { anchor: 'faq', title: 'Always', texts: ['Yes.'] },
    ],
  })
  const card =
    '<section id="projects"><ul><li><article id="project-b" aria-labelledby="x"><h3 id="x">Pizza</h3><p>Food</p><p>Hot.</p><details><summary>Screens</summary></details><a href="/projects/pizza">Read the case</a></article></li></ul></section>'
  expect(read(`<h1>All</h1>${card}`, route('/projects', 'projects'))[1]).toMatchObject({
    to: '/projects#project-b',
    kind: 'project',
    title: 'Pizza',
    sections: [{ anchor: 'projects', title: '', texts: ['Food', 'Hot.'] }],
  })
  expect(read(`<h1>Web</h1>${card}`)).toHaveLength(1)
})

it('finds what stands on several pages on the first of them', () => {
  const seen = new Set<string>()
  const contact = '<section id="contact"><h2>Write to us</h2><p>Now.</p></section>'
  expect(read(`<h1>A</h1>${contact}`, route('/', 'home'), seen)[0].sections).toHaveLength(1)
  expect(read(`<h1>B</h1>${contact}`, route('/about', 'about'), seen)[0].sections).toEqual([])
})

it('leaves out pages that ask search engines to, and those that show the words of another language', () => {
  const robots = '<meta name="robots" content="noindex"/>'
  expect(pageDocuments(html('<h1>Draft</h1><p>x</p>', robots), route('/blog/9', 'blog-post'), new Set())).toEqual([])
  expect(read('<h1>A</h1><p>x</p>', route('/ru/blog/1', 'blog-post', { canonicalPath: '/blog/1' }))).toEqual([])
})
