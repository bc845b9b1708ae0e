/** The built pages of services, industries, solutions and cases show the texts of their records, section by section. */
import { LANGUAGES } from '../../src/routing/languages'
import { routes } from '../../src/sections/CaseSheets/states'
import { pageText } from '../support/pageText'
import { at, read, readShipped, titles, word, type Shipped } from '../support/shipped'

let shipped: Shipped

beforeAll(async () => {
  shipped = await readShipped()
})

const tiles = (figures: readonly Pick<Queries.Figure, 'value' | 'label'>[]) =>
  figures.map(({ value, label }) => read(`${value} ${label}`))
const opened = (count: number) => Array.from({ length: count }, (_, index) => index === 0)

/** Leaves out sections without content. */
const sections = (ids: (string | false)[]) => ids.filter(Boolean)

describe.each([...LANGUAGES])('in %s', (language) => {
  const t = (address: string, values?: Record<string, string>) => word(language, address, values)

  it('every service page has hero, tiles, approach, projects, technologies, process, questions and the way on', () => {
    const say = shipped.in(language)
    const services = say.all<Queries.Service>('Service')
    const company = say.one<Queries.Company>('Company')
    for (const service of services) {
      const path = at(language, `/services/${service.key}`)
      const page = pageText(path)
      const others = services.filter(({ key }) => key !== service.key)
      expect([service.key, page.texts('h1')]).toEqual([service.key, [read(service.title)]])
      expect(page.texts('header nav .current')).toEqual(
        company.menu.filter(({ list }) => list === 'services').map(({ label }) => read(label)),
      )
      expect(page.values('main section[id]', 'id')).toEqual(
        sections([
          'approach',
          service.projects.length + service.cases.length > 0 && 'projects',
          service.technologies.length > 0 && 'technologies',
          service.process.length > 0 && 'process',
          service.faqs.length > 0 && 'faq',
          others.length > 0 && 'related',
          'contact',
        ]),
      )
      expect(page.texts('main li:not(nav li)').slice(0, company.tiles.service.length)).toEqual(
        tiles(company.tiles.service),
      )
      expect(page.linkOf(t('common:getStarted'), 'main')).toBe(`${path}#contact`)
      const demo = [...page.document.querySelectorAll('main a[target="_blank"]')].find(
        (link) => read(link.textContent) === t('service:service.watchDemo'),
      )
      expect(demo?.getAttribute('href')).toBe(company.demoVideo ?? undefined)
      if (demo) {
        expect(demo.getAttribute('rel')).toContain('noopener')
        expect(page.texts(`[id="${demo.getAttribute('aria-describedby')}"]`)).toEqual([
          t('service:service.opensNewTab'),
        ])
      }
      expect(page.texts('#projects h3')).toEqual(
        [
          ...service.cases.map((id) => say.byId<Queries.Case>(id)).filter(({ project }) => !project),
          ...service.projects.map((id) => say.byId<Queries.Project>(id)),
        ].map(({ title }) => read(title)),
      )
      expect(page.values('#technologies details', 'open').map((open) => open !== null)).toEqual(
        opened(service.technologies.length),
      )
      expect(page.hrefs('#related li a')).toEqual(others.map(({ key }) => at(language, `/services/${key}`)))
    }
  })

  it('every industry page has hero, figures, challenges, solutions, benefits, technologies and steps', () => {
    const say = shipped.in(language)
    const company = say.one<Queries.Company>('Company')
    const support = company.figures.filter(({ id }) => id === 'support')
    const industries = say.all<Queries.Industry>('Industry')
    for (const industry of industries) {
      const path = at(language, `/industries/${industry.key}`)
      const page = pageText(path)
      expect([industry.key, page.texts('h1')]).toEqual([industry.key, [read(industry.title)]])
      expect(page.values('main section[id]', 'id')).toEqual([
        'challenges',
        'solutions',
        'benefits',
        ...(industry.technologies.length > 0 ? ['technologies'] : []),
        ...(industry.process.length > 0 ? ['process'] : []),
        'other-industry',
        'contact',
      ])
      const { projects, clients, headline, second } = industry.stats ?? {}
      const own = [projects, clients, headline].flatMap((figure) => figure ?? [])
      const figures = own.length > 0 ? tiles([...own, ...support]) : []
      expect(page.texts('main li:not(nav li)').slice(0, figures.length)).toEqual(figures)
      if (second) expect(page.text).toContain(read(`${second.value} ${second.label}`))
      expect(page.linkOf(t('common:getStarted'), 'main')).toBe(`${path}#contact`)
      expect(page.linkOf(t('industry:industry.contactSales'), 'main')).toBe(`mailto:${company.email}`)
      expect(page.linkOf(t('industry:industry.talk'), 'main')).toBe(`${path}#contact`)
      expect(page.linkOf(read(company.menu.find(({ to }) => to === '/#contact')?.label), 'header')).toBe(
        `${path}#contact`,
      )
      expect(page.values('#technologies details', 'open').map((open) => open !== null)).toEqual(
        opened(industry.technologies.length),
      )
      expect(page.hrefs('#other-industry li a')).toEqual(
        industries.filter(({ key }) => key !== industry.key).map(({ key }) => at(language, `/industries/${key}`)),
      )
    }
  })

  it('the list of solutions has tiles, and for each solution its words, features and two ways on', () => {
    if (!shipped.has('/solutions')) return
    const say = shipped.in(language)
    const company = say.one<Queries.Company>('Company')
    const solutions = say.all<Queries.Solution>('Solution')
    const page = pageText(at(language, '/solutions'))
    expect(page.texts('h1')).toEqual([read(say.one<Queries.SolutionsPage>('SolutionsPage').hero.title)])
    expect(page.texts('main li:not(nav li)').slice(0, company.tiles.solutions.length)).toEqual(
      tiles(company.tiles.solutions),
    )
    expect(page.texts('#solutions h3')).toEqual(titles(solutions))
    expect(page.hrefs('#solutions h3 a')).toEqual(solutions.map(({ key }) => at(language, `/solutions/${key}`)))
    const ways = page.document.querySelectorAll('#solutions a[href$="#contact"]')
    expect([...ways].map((link) => read(link.textContent))).toEqual(
      solutions.map(() => t('solutions:findasolutiontogether')),
    )
    expect(page.linkOf(t('solutions:viewmore'), 'main')).toBe(at(language, '/solutions#solutions'))
    expect(page.values('#solutions a[aria-describedby]', 'aria-describedby')).toEqual(
      solutions.map(({ key }) => `${key}-title`),
    )
  })

  it('every solution page has its description, key features, business benefits and the others', () => {
    const solutions = shipped.in(language).all<Queries.Solution>('Solution')
    for (const solution of solutions) {
      const path = at(language, `/solutions/${solution.key}`)
      const page = pageText(path)
      const others = solutions.filter(({ key }) => key !== solution.key)
      expect([solution.key, page.texts('h1')]).toEqual([solution.key, [read(solution.title)]])
      expect(page.texts('main h2').slice(0, 2)).toEqual([
        t('solutions:solution.features'),
        t('solutions:solution.benefits'),
      ])
      expect(page.linkOf(t('solutions:solution.contact'), 'main')).toBe(`${path}#contact`)
      expect(page.hrefs('#others li a')).toEqual(others.map(({ key }) => at(language, `/solutions/${key}`)))
    }
  })

  it('every case that is written in it is whole, and the card of its project leads to it', () => {
    const cards = shipped.has('/projects') ? pageText(at(language, '/projects')).hrefs('main a') : []
    const say = shipped.in(language)
    for (const { folder, versions } of shipped.content.cases) {
      const version = versions[language]
      if (!version) continue
      const path = at(language, `/projects/${folder}`)
      const page = pageText(path)
      const parts = version.summary.headings.filter(({ depth }) => depth === 2)
      expect([folder, page.texts('h1')]).toEqual([folder, [read(version.frontMatter.title)]])
      const { project, drawings } = say.all<Queries.Case>('Case').find(({ key }) => key === folder)!
      const sheets = drawings ? say.byId<Queries.CaseDrawings>(drawings) : null
      const { known, hidden } = routes(sheets?.states?.states ?? [])
      const ways = sheets?.states ? [known, hidden] : []
      expect([folder, ...page.values('ul[aria-hidden] + svg > path', 'd')]).toEqual([folder, ...ways])
      const screenshots =
        [sheets?.screens ?? [], project ? say.byId<Queries.Project>(project).screenshots : []].find(
          (screens) => screens.length > 0,
        ) ?? []
      expect([folder, page.values('article header img[alt]', 'alt').map(read)]).toEqual([
        folder,
        screenshots.map(({ alt }) => read(alt)),
      ])
      const order = project ? say.one<Queries.Company>('Company').orderProject : t('common:getStarted')
      const ordered = project ? say.byId<Queries.Project>(project).title : version.frontMatter.title
      expect([folder, ...page.values('article a[aria-label][href$="#contact"]', 'aria-label').map(read)]).toEqual(
        order ? [folder, read(`${order}: ${ordered}`)] : [folder],
      )
      expect([folder, page.document.querySelectorAll('#contact form').length]).toEqual([folder, 1])
      expect(cards).toContain(path)
      const drawn = [sheets?.states, sheets?.decisions, sheets?.estimate].flatMap((sheet) => sheet ?? [])
      const inOrder = parts.flatMap(({ text }, index) => [
        { title: text },
        ...drawn.filter(({ section }) => Math.min(section, parts.length) === index + 1),
      ])
      expect([folder, page.texts('article :is(h2, figure > figcaption strong)')]).toEqual([folder, titles(inOrder)])
      const { states = [], lanes = [] } = sheets?.states ?? {}
      for (const { name, lane } of states) expect(page.text).toContain(read(`${name}${lanes[lane - 1]}`))
      const views = sheets?.decisions?.views ?? []
      const fromAbove = views.map(({ callouts }) => callouts.toSorted((one, other) => one.y - other.y))
      expect(page.texts('article figure :is(g > text, li:has(> strong))')).toEqual(
        fromAbove.flatMap((callouts) => [
          ...callouts.map((_, index) => String(index + 1)),
          ...callouts.map(({ title, text }) => read(`${title}${text}`)),
        ]),
      )
      const lines = fromAbove.map((callouts) =>
        callouts.map(({ y }, index) => `M0 ${y}L100 ${Math.round(((index + 0.5) * 100) / callouts.length)}`).join(''),
      )
      expect(page.values('article figure svg > path:only-child', 'd')).toEqual(lines)
      expect(page.values('article figure > div img', 'alt').map(read)).toEqual(
        views.map(({ screen }) => read(screenshots[screen - 1].alt)),
      )
    }
  })
})
