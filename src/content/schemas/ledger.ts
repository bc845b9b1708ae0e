import { z } from 'zod'
import { day, key, name, plain, words } from './fields'

/** Units of an amount. `thousand` is printed as `50K`, in Russian as `50 тыс.`. */
const FIGURE_UNITS = ['percent', 'thousand', 'hours', 'weeks', 'months', 'years'] as const

const ledgerFigureSchema = z
  .strictObject({
    id: key('Key by which tiles and texts name the figure: `{figure:projects}`.'),
    amount: z.number().min(0).optional().meta({ description: 'The number, or the first of a range.' }),
    to: z.number().min(0).optional().meta({ description: 'The last number of a range.' }),
    unit: z
      .enum(FIGURE_UNITS)
      .optional()
      .meta({ description: 'What follows the number, in each language its own way.' }),
    atLeast: z.boolean().optional().meta({ description: 'Prints `50+`, behind a range "or more".' }),
    text: name('In place of an amount, what is no number: `24/7`.', { max: 20 }).optional(),
    label: words('What it counts, as tiles print it.', { max: 60 }),
    scope: plain('Who and what is counted, for whoever quotes the figure.'),
    asOf: day('The day it was counted.'),
    counted: plain('How it is counted, so that the next one counts the same way.'),
  })
  .meta({ description: 'A figure the company claims.', type: 'LedgerFigure' })

const ruleSchema = z
  .strictObject({
    rule: z.enum(['sum', 'years', 'counted', 'same']).meta({
      description:
        'sum: no less than its parts together. years: no more than the years since. counted: as many as there are records. same: as its parts.',
    }),
    figure: key('The figure the rule is about.'),
    parts: z.array(key('Another figure.')).optional().meta({ description: 'For sum and same.' }),
    since: z.int().optional().meta({ description: 'For years: the first year.' }),
    records: z
      .enum(['Author', 'Project', 'Solution', 'Service', 'Industry', 'Testimonial'])
      .optional()
      .meta({ description: 'For counted: which records.' }),
    accepted: plain('Why the figures may break the rule. Without it the check warns.').optional(),
  })
  .meta({ description: 'What figures must not contradict.', type: 'FigureRule' })

/** `content/figures.json`: every figure the company claims, once, and the rules that hold them together. */
export const ledgerSchema = z.strictObject({
  figures: z.array(ledgerFigureSchema).min(1).meta({ description: 'The figures.' }),
  rules: z.array(ruleSchema).meta({ description: 'The rules.' }),
})

export type Ledger = z.infer<typeof ledgerSchema>
export type LedgerFigure = z.infer<typeof ledgerFigureSchema>
export type FigureRule = z.infer<typeof ruleSchema>
