import { z } from 'zod'
import { flag, image, key, list, object, optionalList, whole, words } from './fields'

/** The fields of every drawing. */
const drawing = {
  section: whole('The section of the text it stands below, from 1.', { min: 1, max: 12 }),
  title: words('What the drawing shows, in a line.', { max: 90 }),
  note: words('A sentence or two on how to read it.', { max: 280 }),
}

const state = object('CaseState', 'A state.', {
  id: key('Key by which others lead to it.'),
  name: words('The state, in a word or two.', { max: 26 }),
  lane: whole('Who sets it: the number of the lane, from 1.', { min: 1, max: 5 }),
  step: whole('Its place in time, from 1.', { min: 1, max: 9 }),
  hidden: flag('Whether nobody had written it down before: in the signal colour.'),
  next: optionalList(
    key('Id of a state.'),
    { max: 4 },
    'Ids of the states that may follow. The first is the usual way.',
  ),
})

const states = object('CaseStates', 'The states of one thing, as an order, and what leads from one to another.', {
  ...drawing,
  hidden: words('What the signal colour means: where these states had lived.', { max: 60 }).optional(),
  lanes: list(
    words('Who sets the states of this lane.', { max: 24 }),
    { min: 1, max: 5 },
    'Who sets states, from above.',
  ),
  states: list(state, { min: 2, max: 16 }, 'The states, a branch below the state it leaves.'),
})

const estimate = object('CaseEstimate', 'The estimate as a bar from likely to worst.', {
  ...drawing,
  worst: whole('The worst case, in percent of the likely sum.', { min: 101, max: 300 }),
  outcome: whole('What it cost in the end, in percent of the likely sum.', { min: 1, max: 300 }),
  likely: words('What the likely sum holds.', { max: 160 }),
  cause: words('What would have led to the worst case.', { max: 200 }),
  result: words('How it ended, and why.', { max: 200 }),
})

const callout = object('CaseCallout', 'A decision, with a line to its place on the screen.', {
  x: whole('Where the line begins, in percent of the width of the screen.', { min: 0, max: 100 }),
  y: whole('And of its height.', { min: 0, max: 100 }),
  title: words('The decision, in a line.', { max: 70 }),
  text: words('Why it is so.', { max: 220 }),
})

const decisions = object('CaseDecisions', 'Screens with lines to the decisions behind them.', {
  ...drawing,
  views: list(
    object('CaseView', 'A screen with its decisions.', {
      screen: whole('Number of the screen, from 1.', { min: 1, max: 6 }),
      callouts: list(callout, { min: 1, max: 5 }, 'The decisions; they are shown from above.'),
    }),
    { min: 1, max: 3 },
    'Screens.',
  ),
})

/** `content/cases/<key>.json`: the drawings of a case, beside the folder of its text. Each is optional. */
export const caseDrawingsSchema = z.strictObject({
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'write six hexadecimal digits, as "#0b5f5a"')
    .meta({ description: 'Colour of the product: the background of the cover.' })
    .optional(),
  ink: z
    .enum(['light', 'dark'])
    .default('light')
    .meta({ description: 'Whether words on the colour are light or dark.' }),
  weeks: whole('How long the work took, in weeks.', { min: 1 }).optional(),
  team: words('Who did it.', { max: 80 }).optional(),
  platforms: words('What it runs on.', { max: 80 }).optional(),
  sum: words('How the sum of the estimate ended.', { max: 80 }).optional(),
  screens: optionalList(
    image('Picture of the product, for a case without a project or with screens of its own.', 480),
    { max: 6 },
    'Screens in place of those of the project.',
  ),
  states: states.optional(),
  decisions: decisions.optional(),
  estimate: estimate.optional(),
})

export type CaseDrawings = z.infer<typeof caseDrawingsSchema>
