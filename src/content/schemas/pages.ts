/**
 * `content/pages/<page>.json`: the copy of pages that do not show a record.
 * Labels of buttons and fields are interface words and live in `locales`.
 */
import { z } from 'zod'
import { PAGE_KINDS } from '../../routing/pageKinds'
import { labelledLink, list, object, optionalList, pageMeta, point, reference, sectionHeading, words } from './fields'
import { technologySchema } from './lists'

const hero = (description: string) =>
  object('PageHero', description, {
    title: words('The h1 of the page.', { max: 90 }),
    lead: words('A sentence or two under the title.', { max: 320 }),
  })

const pageWithHero = (page: string) => z.strictObject({ meta: pageMeta(), hero: hero(`Top of ${page}.`) })

/** The sections of a page in order, without duplicates. */
const sections = <Name extends string>(known: Readonly<Record<Name, unknown>>) =>
  z
    .array(z.enum(Object.keys(known) as Name[]))
    .min(1)
    .meta({ description: 'The sections in their order. One that is not named is not shown.' })

/** Reports sections in the list that have no heading. */
function checkHeadings(page: { sections: readonly string[] }, issues: z.RefinementCtx): void {
  for (const [index, name] of page.sections.entries())
    if (!(name in page))
      issues.addIssue({
        code: 'custom',
        path: ['sections', index],
        message: `"${name}" has no heading. Write "${name}": { "title": … } in this file, or take it out of the list`,
      })
}

export const homePageSchema = z
  .strictObject({
    meta: pageMeta(),
    hero: hero('Top of the home page.'),
    discuss: words('Button of the hero that leads to the form.', { max: 40 }).optional(),
    sections: sections(PAGE_KINDS.home.ordered.sections).refine(
      (names) => names.includes('contact'),
      'name "contact": links of every page lead there',
    ),
    mockup: object('HomePageMockup', 'Phone beside the hero.', {
      label: words('What the phone shows, for visitors who do not see it.', { max: 160 }),
      technologies: list(technologySchema, { min: 1, max: 9 }, 'Technologies with their marks.'),
      features: list(point('One feature row.'), { min: 1, max: 3 }, 'Rows, highlighted in turn.'),
    }).optional(),
    example: object('HomeExample', 'One project with its result, below the hero.', {
      project: reference('Project', 'Key of the project, which gives its name and first screenshot.'),
      title: words('The result, in a line.', { max: 90 }),
      before: words('The situation before.', { max: 220 }),
      after: words('The situation now.', { max: 220 }),
      quote: words('What the client says about it, a sentence.', { max: 160 }),
      client: words('Who says it: name and position.', { max: 90 }),
    }).optional(),
    projects: sectionHeading('Projects section.').optional(),
    services: sectionHeading('Services section.').optional(),
    about: object('HomePageAbout', 'About section: history, mission, vision.', {
      title: words('Heading of the section.', { max: 80 }),
      history: point('History of the company.'),
      mission: point('Mission of the company.'),
      vision: point('Vision of the company.'),
    }).optional(),
    industries: sectionHeading('Industries section.').optional(),
    otherIndustry: words('Text under "Don\'t See Your Industry?".', { max: 240 }).optional(),
    testimonials: sectionHeading('Testimonials section.').optional(),
    technologies: sectionHeading('Technologies section.').optional(),
    process: sectionHeading('Process section.').optional(),
    costs: object('Costs', 'What the work costs, and what support promises.', {
      ...sectionHeading('').shape,
      prices: optionalList(reference('Figure', 'A price.'), { max: 4 }, 'Prices, with their day.'),
      estimate: object('SampleEstimate', 'An estimate as clients get it.', {
        title: words('What is estimated.', { max: 120 }),
        lines: list(
          object('EstimateLine', 'A line of the estimate.', {
            label: words('What the line is.', { max: 60 }),
            value: words('The sum, or the reason for it.', { max: 200 }),
          }),
          { min: 2, max: 6 },
          'The lines.',
        ),
      }).optional(),
      support: object('SupportTable', 'What support promises by severity.', {
        title: words('What the table says.', { max: 80 }),
        header: list(words('Heading of a column.', { max: 40 }), { min: 2, max: 4 }, 'Headings of the columns.'),
        rows: list(
          object('SupportRow', 'A row, as many cells as there are columns.', {
            cells: list(words('A cell.', { max: 120 }), { min: 2, max: 4 }, 'Its cells.'),
          }),
          { min: 1, max: 6 },
          'The rows, the most severe first.',
        ),
      }).optional(),
      declined: object('DeclinedWork', 'Work the company turns down.', {
        title: words('Heading of the list.', { max: 80 }),
        items: list(words('One kind of work.', { max: 200 }), { min: 1, max: 6 }, 'What is turned down.'),
      }).optional(),
    }).optional(),
    faq: sectionHeading('FAQ section.').optional(),
    articles: sectionHeading('Newest articles of the blog.').optional(),
    contact: object('ContactCopy', 'Contact section, on every page that has one.', {
      ...sectionHeading('').shape,
      messageHint: words('What to write, below the field of the message.', { max: 120 }).optional(),
      steps: optionalList(words('A step.', { max: 120 }), { max: 5 }, 'What happens after a message.'),
      reader: reference('Author', 'Who reads the messages: a face beside the form.').optional(),
    }),
  })
  .superRefine(checkHeadings)

export const aboutPageSchema = z
  .strictObject({
    meta: pageMeta(),
    hero: hero('Top of the company page.'),
    sections: sections(PAGE_KINDS.about.ordered.sections),
    timeline: sectionHeading('Timeline section.').optional(),
    people: sectionHeading('Heading above the portraits of the authors. Without it the page shows no team.').optional(),
    values: object('AboutPageValues', 'Values section.', {
      ...sectionHeading('').shape,
      items: list(point('One value.'), { min: 2, max: 8 }, 'The values.'),
      write: words('Button that leads to the form.', { max: 40 }).optional(),
      projects: words('Button that leads to the portfolio.', { max: 40 }).optional(),
    }).optional(),
  })
  .superRefine(checkHeadings)

export const projectsPageSchema = z.strictObject({
  meta: pageMeta(),
  hero: hero('Top of the portfolio.'),
  list: sectionHeading('Grid of projects.'),
  cases: sectionHeading('The cases, below the projects.').optional(),
})

export const blogPageSchema = pageWithHero('the blog')

export const solutionsPageSchema = pageWithHero('the solutions page')

export const privacyPageSchema = z.strictObject({
  meta: pageMeta(),
  hero: hero('Top of the page about personal data.'),
  sections: z
    .array(
      object('PrivacySection', 'One question about personal data.', {
        title: words('What is asked.', { max: 80 }),
        text: words('The answer. The general address of the company stands above it.', { max: 700 }),
      }),
    )
    .min(1)
    .meta({ description: 'Which data is stored, why, for how long, and who sees it.' }),
})

export const searchPageSchema = pageWithHero('the page that searches the site')

const notFoundCopy = (description: string) =>
  object('NotFoundCopy', description, {
    title: words('What was not found, the h1.', { max: 80 }),
    text: words('What the visitor can do now.', { max: 320 }),
    link: labelledLink('The way back.'),
  })

/** `content/pages/not-found.json`: texts of the not-found pages. */
export const notFoundPageSchema = z.strictObject({
  page: notFoundCopy('Any address.'),
  post: notFoundCopy('Below /blog.').optional(),
  solution: notFoundCopy('Below /solutions.').optional(),
  industry: notFoundCopy('Below /industries.').optional(),
})
export type AboutPage = z.infer<typeof aboutPageSchema>
export type ProjectsPage = z.infer<typeof projectsPageSchema>
export type NotFoundPage = z.infer<typeof notFoundPageSchema>
