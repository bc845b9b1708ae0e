import { z } from 'zod'
import { LANGUAGES } from '../../routing/languages'
import { day, flag, image, key, link, list, name, object, optionalList, plain, reference, words } from './fields'

export const figureSchema = object('Figure', 'A marketing figure.', {
  id: key('Key by which tiles and texts name the figure.'),
  value: name('The figure as text: `50+`, `24/7`.', { max: 20 }),
  label: words('What it counts.', { max: 60 }),
  scope: name('Who and what it counts.', { max: 160 }),
  asOf: day('The day of the count.'),
})

const tiles = (description: string) => optionalList(reference('Figure', 'Key of a figure.'), { max: 4 }, description)

/** Kinds of organisation in schema.org. */
export const KINDS = [
  'Organization',
  'LocalBusiness',
  'Corporation',
  'ProfessionalService',
  'AccountingService',
  'LegalService',
  'FinancialService',
  'InsuranceAgency',
  'RealEstateAgent',
  'EmploymentAgency',
  'HomeAndConstructionBusiness',
  'MedicalBusiness',
  'Hotel',
  'Restaurant',
  'Store',
  'OnlineStore',
  'EducationalOrganization',
  'GovernmentOrganization',
  'NGO',
] as const

/** Sets of drawings: the folders of `src/brand`. */
export const DRAWING_SETS = ['plain', 'ship'] as const

const postalAddress = object(
  'CompanyAddress',
  'Postal address: a line for visitors, and its parts for search engines.',
  {
    line: words('The whole address in the order of its country: "7 Quay Street, Bristol BS1 4QA, UK".', { max: 240 }),
    street: words('Street and number.', { max: 120 }),
    postalCode: plain('Postal code.').optional(),
    city: words('Town.', { max: 80 }),
    region: words('State or region.', { max: 80 }).optional(),
    country: plain('Country by its two letters, as "GB".').regex(/^[A-Z]{2}$/, 'write two capital letters, as "GB"'),
  },
).superRefine((address, issues) => {
  const { line, street, postalCode, city, region } = address
  const spaced = (text: string) => text.replace(/\s/g, ' ')
  for (const language of LANGUAGES)
    for (const part of [street[language], postalCode, city[language], region?.[language]])
      if (part && line[language] && !spaced(line[language]).includes(spaced(part))) {
        const message = `write "${part}", a part of the address, here too`
        issues.addIssue({ code: 'custom', path: ['line', language], message })
      }
})

const registration = object('Registration', 'A number the company is registered under.', {
  name: words('What kind of number it is: "Company number".', { max: 60 }),
  number: plain('The number.'),
})

const menuItem = object('MenuItem', 'A link or a dropdown.', {
  label: words('The word in the menu.', { max: 24 }),
  to: link('Where it leads. `/#contact` leads to the form of the page, where there is one.').optional(),
  list: z.enum(['services', 'industries']).meta({ description: 'A dropdown of these pages.' }).optional(),
  all: words('The link below a dropdown, to the section of the home page with all.', { max: 40 }).optional(),
}).refine(({ to, list: listed }) => (to === undefined) !== (listed === undefined), 'write either "to" or "list"')

/** `content/site.json`: the company, its contacts and the figures used across the site. */
export const companySchema = z.strictObject({
  name: plain('Name of the company.'),
  url: plain('Address of the site, without trailing slash. The environment variable SITE_URL overrides it.').regex(
    /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w.~-]+)*$/i,
    'write it as "https://example.com", without "?", "#" and "/" at the end',
  ),
  defaultLanguage: z
    .enum(LANGUAGES)
    .meta({ description: 'The language whose pages have no prefix, in which everything is written.' })
    .optional(),
  kind: z.enum(KINDS).default('Organization').meta({ description: 'Kind in schema.org, or one above it.' }),
  legalName: plain('Name in the register, where it is another.').optional(),
  email: z.email().meta({ description: 'General address.' }),
  supportEmail: z.email().meta({ description: 'Address of the support desk.' }),
  phone: plain('Phone number as it is shown.')
    .regex(/(?:\D*\d){5}/, 'write a complete number, as "+1 555 010 0199"')
    .optional(),
  address: postalAddress.optional(),
  openingHours: optionalList(
    words('Days and hours as visitors read them: "Monday to Friday, 9:00–18:00".', { max: 80 }),
    { max: 4 },
    'Opening hours, for the footer.',
  ),
  registrations: optionalList(registration, { max: 3 }, 'Numbers of registers, for the footer.'),
  slogan: words('What the company does, in a few words.', { max: 80 }),
  description: words('What the company does, in a sentence, for the footer and for search engines.', { max: 240 }),
  note: words('A note about the whole site, last in the footer of every page.', { max: 160 }).optional(),
  menu: list(menuItem, { min: 1, max: 9 }, 'The menu of every page, in order.'),
  replyTime: reference('Figure', 'Key of a figure in hours: the time until an answer.'),
  recipient: plain('Recipient of the contact form, EmailJS parameter to_name.'),
  orderProject: words('The button of a project that leads to the form. Without it there is none.', {
    max: 40,
  }).optional(),
  firstStep: words('What asking costs, beside the first button of the home page and of services.', {
    max: 120,
  }).optional(),
  drawings: z
    .enum(DRAWING_SETS)
    .default('plain')
    .meta({ description: 'The drawings of the pages, a folder of src/brand.' }),
  editor: flag('Whether builds of the main branch have the editor of the content at /admin.'),
  visitorPhone: z
    .enum(['required', 'optional', 'none'])
    .default('required')
    .meta({ description: 'Whether the contact form asks for a phone number.' }),
  demoVideo: plain('Target of "Watch Demo". Without it, service pages have no such button.')
    .regex(/^https:\/\/\S+$/, 'write it as "https://…"')
    .optional(),
  socialImage: image('Picture of link previews for pages without a cover, 1200 × 630, PNG or JPEG.', 1200).optional(),
  tiles: z
    .strictObject({
      service: tiles('Tiles of the home page and of each service page.'),
      solutions: tiles('Tiles of the solutions page.'),
      industry: tiles('Tiles of each industry page, after its own.'),
      blog: tiles('Tiles of the blog after article and category count.'),
    })
    .prefault({})
    .meta({ description: 'The figures of each page.' }),
})

export type Company = z.infer<typeof companySchema>
