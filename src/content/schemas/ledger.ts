import { z } from 'zod'
import { day, key, name, object, plainText, words } from './fields'

/** Units of an amount. `thousand` is printed as `50K`, in Russian as `50 тыс.`. */
const FIGURE_UNITS = ['percent', 'thousand', 'hours', 'weeks', 'months', 'years'] as const

const ledgerFigureSchema = object('LedgerFigure', 'A figure the company claims.', {
  id: key('Key by which tiles and texts name the figure: `{figure:projects}`.'),
  amount: z.number().min(0).optional().meta({ description: 'The number, or the first of a range.' }),
  to: z.number().min(0).optional().meta({ description: 'The last number of a range.' }),
  unit: z.enum(FIGURE_UNITS).optional().meta({ description: 'The unit of the number.' }),
  atLeast: z.boolean().optional().meta({ description: 'Adds `+` to a number, "or more" to a range.' }),
  text: name('A text in place of an amount: `24/7`.', { max: 20 }).optional(),
  label: words('What it counts, as tiles show it.', { max: 60 }),
  scope: name('Who and what is counted, as small print below the figure.', { max: 160 }),
  asOf: day('The day of the count.'),
  counted: plainText('How it is counted, so that the next count is the same.', { max: 300 }),
}).refine(
  ({ amount, to, text }) =>
    (amount === undefined) !== (text === undefined) && (to === undefined || (amount !== undefined && to > amount)),
  'A figure has either an amount or a text; "to" must be larger than the amount',
)

/** `content/figures.json`: every figure of the company. */
export const ledgerSchema = z.strictObject({
  figures: z.array(ledgerFigureSchema).min(1).meta({ description: 'The figures.' }),
})

export type LedgerFigure = z.infer<typeof ledgerFigureSchema>
