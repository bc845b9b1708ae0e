/** The built home page shows the texts of the content, in the order of the specification. */
import { COLLAPSED_SERVICES } from '../../src/constants'
import { LANGUAGES } from '../../src/routing/languages'
import { pageText, type PageText } from '../support/pageText'
import { at, read, readShipped, titles, word, type Shipped } from '../support/shipped'

let shipped: Shipped

beforeAll(async () => {
  shipped = await readShipped()
})

describe.each([...LANGUAGES])('the home page in %s', (language) => {
  let page: PageText
  let say: ReturnType<Shipped['in']>
  let home: ReturnType<typeof say.one<Queries.HomePage>>
  const t = (key: string, values?: Record<string, string | number>) => word(language, `home:${key}`, values)

  beforeAll(() => {
    page = pageText(at(language, '/'))
    say = shipped.in(language)
    home = say.one<Queries.HomePage>('HomePage')
  })

  it('has the sections that its file names, in that order, and the footer last', () => {
    const posts = say.all<Queries.BlogPost>('BlogPost')
    const hasPosts = posts.some(({ contentLanguage }) => contentLanguage === language)
    const named = home.sections.filter((name) => name !== 'articles' || hasPosts)
    expect(page.values('main section[id], footer[id]', 'id')).toEqual([...named, 'footer'])
    expect(page.texts('h1')).toEqual([read(home.hero.title)])
    expect(page.linkOf(read(home.discuss ?? word(language, 'common:getStarted')), 'main')).toBe(
      at(language, '/#contact'),
    )
    if (named.includes('projects')) expect(page.linkOf(t('hero.scroll'))).toBe(at(language, '/#projects'))
  })

  it('has menus with the parts of the site in the order of the specification, the main services and the industries', () => {
    const [services, industries] = [
      say.all<Queries.Service>('Service').filter(({ main }) => main),
      say.all<Queries.Industry>('Industry'),
    ]
    const ways = (kind: string, list: readonly { key: string }[]) =>
      list.map(({ key }) => at(language, `/${kind}/${key}`))
    const entries = [...ways('services', services), ...ways('industries', industries)]
    const { menu } = say.one<Queries.Company>('Company')
    const groups = menu.filter(({ list }) => list).map(({ label }) => read(label))
    const links = menu.filter(({ to }) => to).map(({ label }) => read(label))
    expect(page.texts('header > div > nav > ul > li > :is(a, button)')).toEqual([...groups, ...links])
    expect(page.hrefs('header > div > nav li li a')).toEqual(entries)
    expect(page.texts('header li li p')).toEqual([...services, ...industries].map(({ summary }) => read(summary)))
    const all = menu.filter(({ list }) => list).map((group) => (group.all ? [at(language, `/#${group.list}`)] : []))
    expect(page.hrefs('header div[id] > a')).toEqual(all.flat())
    expect(page.texts('dialog details:not([open]) > summary')).toEqual(groups)
    expect(page.hrefs('dialog details a')).toEqual(
      [ways('services', services), ways('industries', industries)].flatMap((list, index) => [...list, ...all[index]]),
    )
    expect(page.texts('dialog nav > ul a')).toEqual(links)
  })

  it('leads on to the three newest articles in its language', () => {
    if (!shipped.has('/blog')) return expect(page.values('#articles', 'id')).toEqual([])
    const cards = [
      ...pageText(at(language, '/blog')).document.querySelectorAll('article:not(:has(h3[lang], h3 [lang]))'),
    ]
    const dated = cards.map((card) => ({
      to: card.querySelector('h3 a')!.getAttribute('href'),
      date: card.querySelector('time')!.dateTime,
    }))
    const shown = page.hrefs('#articles a')
    const isShown = ({ to }: { to: string | null }) => shown.includes(to)
    expect(dated.filter(isShown)).toHaveLength(Math.min(3, dated.length))
    expect(shown).toHaveLength(Math.min(3, dated.length))
    const oldest = dated.filter(isShown).reduce((least, { date }) => (date < least ? date : least), '9')
    expect(dated.filter((card) => !isShown(card) && card.date > oldest)).toEqual([])
  })

  it('adds a layer to the drawing above each step of the work', () => {
    const layers = [...page.document.querySelectorAll('#process li')].map((step) => step.querySelectorAll('use').length)
    if (layers.some((count) => count > 0)) expect(layers).toEqual(layers.map((_, index) => index + 1))
  })

  it('proves itself before its first section: slogan, figures, one project with what it changed', () => {
    const { slogan, tiles } = say.one<Queries.Company>('Company')
    const { title, before, after, quote, client } = home.example ?? {}
    const [above] = read(page.document.querySelector('main')!.textContent).split(page.texts('#projects h2')[0])
    for (const words of [slogan, title, before, after, quote, client, ...tiles.service.map(({ value }) => value)])
      if (words) expect(above).toContain(read(words))
    const example = 'main > :first-child article'
    const facts = home.example ? [t('example.before'), before, t('example.after'), after] : []
    expect(page.texts(`${example} :is(dt, dd)`)).toEqual(facts.map(read))
    const project = home.example?.project && say.byId<Queries.Project>(home.example.project as unknown as string)
    expect(page.hrefs(`${example} a`)).toEqual(project?.caseKey ? [at(language, `/projects/${project.caseKey}`)] : [])
  })

  it('names the services without a card as well', () => {
    const others = say.all<Queries.Service>('Service').filter(({ main }) => !main)
    expect(page.hrefs('#services p > a')).toEqual(others.map(({ key }) => at(language, `/services/${key}`)))
  })

  it('shows the first three projects, which can be ordered, and the way to all', () => {
    const projects = say.all<Queries.Project>('Project').slice(0, 3)
    expect(page.texts('#projects h3')).toEqual(titles(projects))
    for (const { title } of projects) {
      const order = `${read(say.one<Queries.Company>('Company').orderProject)}: ${read(title)}`
      expect(page.linkOf(order, '#projects')).toBe(at(language, '/#contact'))
    }
    if (projects.length > 0) expect(page.linkOf(t('projects.all'), '#projects')).toBe(at(language, '/projects'))
  })

  it('offers the main services in their order, each a way to its page, those beyond three marked', () => {
    const services = say.all<Queries.Service>('Service').filter(({ main }) => main)
    expect(page.texts('#services h3')).toEqual(titles(services))
    expect(page.texts('#services li > p')).toEqual(services.map(({ summary }) => read(summary)))
    expect(page.hrefs('#services h3 a')).toEqual(services.map(({ key }) => at(language, `/services/${key}`)))
    const [near, ...looks] = page.values('#services li', 'class')
    expect(looks.filter((look) => look !== near)).toHaveLength(Math.max(0, services.length - COLLAPSED_SERVICES))
  })

  it('tells history, mission and vision, and where to read more', () => {
    expect(page.texts('#about h3')).toEqual(titles([home.about!.history, home.about!.mission, home.about!.vision]))
    expect(page.linkOf(t('about.readMore'), '#about')).toBe(at(language, '/about'))
  })

  it('names the industries and talks to everyone else', () => {
    const industries = say.all<Queries.Industry>('Industry')
    expect(page.texts('#industries h3')).toEqual([...titles(industries), t('industries.other')])
    expect(page.hrefs('#industries h3 a')).toEqual(industries.map(({ key }) => at(language, `/industries/${key}`)))
    expect(page.linkOf(t('industries.talk'), '#industries')).toBe(at(language, '/#contact'))
  })

  it('has every testimonial with initial, name, stars and comment, and no way back from the first', () => {
    const testimonials = say.list<Queries.Testimonial>('Testimonial')
    expect(page.texts('#testimonials blockquote')).toEqual(testimonials.map(({ comment }) => read(comment)))
    expect(page.texts('#testimonials figcaption strong')).toEqual(testimonials.map(({ name }) => read(name)))
    expect(page.texts('#testimonials figcaption > [aria-hidden]')).toEqual(testimonials.map(({ name }) => name[0]))
    expect(page.values('#testimonials figure [role="img"]', 'aria-label').map(read)).toEqual(
      testimonials.map(({ rating }) => t('testimonials.rating', { rating })),
    )
    expect(page.values('#testimonials [data-stars]', 'data-stars').map((stars) => stars?.length)).toEqual(
      testimonials.map(({ rating }) => rating),
    )
    if (testimonials.length === 0) return
    const hidden = page.document.querySelector('#testimonials button[hidden]')
    expect(hidden?.getAttribute('aria-label')).toBe(t('testimonials.previous'))
  })

  it('groups its technologies, the first group open, each with its stack', () => {
    const groups = say.list<Queries.TechnologyGroup>('TechnologyGroup')
    expect(page.texts('#technologies summary')).toEqual(titles(groups))
    expect(page.values('#technologies details', 'open').map((open) => open !== null)).toEqual(
      groups.map((_, index) => index === 0),
    )
    const names = groups.flatMap(({ stack }) => stack.map(({ name }) => read(name)))
    expect(page.texts('#technologies details li').filter((text, index) => !text.endsWith(names[index]))).toEqual([])
    expect(page.texts('#technologies details li')).toHaveLength(names.length)
  })

  it('goes through its steps and answers its questions, all closed', () => {
    const steps = home.sections.includes('process') ? say.list<Queries.ProcessStep>('ProcessStep') : []
    expect(page.texts('#process h3')).toEqual(titles(steps))
    const questions = say.list<Queries.FaqEntry>('FaqEntry')
    expect(page.texts('#faq summary')).toEqual(questions.map(({ question }) => read(question)))
    const answers = questions.flatMap(({ answer, link }) => [answer, ...(link ? [link.label] : [])])
    expect(page.texts('#faq details p')).toEqual(answers.map(read))
    expect(page.texts('#faq details[open]')).toEqual([])
  })

  it('says what the work costs and what support promises', () => {
    const { prices = [], estimate, support } = home.costs ?? {}
    const lines = estimate?.lines ?? []
    expect(page.texts('#costs dt')).toEqual([...prices, ...lines].map(({ label }) => read(label)))
    for (const { value } of prices) expect(page.texts('#costs dd')).toContain(read(value))
    expect(page.texts('#costs td')).toEqual((support?.rows ?? []).flatMap(({ cells }) => cells.map(read)))
  })
})
