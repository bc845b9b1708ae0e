/** Checks of the drawings of cases beyond their schema. */
import { entriesOf, type Content } from '../model/contentTypes'
import { versionsOf } from '../model/post'
import type { RecordFile } from '../read/readRecords'
import { counted } from '../report/formatProblems'
import type { Report } from '../report/problem'
import { hint } from '../report/suggest'
import type { CaseDrawings } from '../schemas/caseDrawings'
import { contrast } from './checkBrand'

/** Text colours on the cover, and their minimum contrast (WCAG 2.2). */
const INKS = { light: '#ffffff', dark: '#0b2230' }
const LEAST_CONTRAST = 4.5

/** Checks the drawings of one case: its colour, the transitions and lanes of its states, and its screens. */
export function checkCase({ file, document, value }: RecordFile, { cases, entries }: Content, report: Report): void {
  const drawings = value as CaseDrawings
  const folder = file.slice(0, -'.json'.length)
  const text = cases.find((each) => `content/cases/${each.folder}` === folder)
  const { colour, ink, states } = drawings
  if (colour) {
    const ratio = contrast(colour, INKS[ink])
    const other = ink === 'light' ? 'dark' : 'light'
    const message = `${ink} words on ${colour} have a contrast of ${ratio.toFixed(1)}, and need ${LEAST_CONTRAST}. Write "ink": "${other}", or another colour.`
    if (ratio < LEAST_CONTRAST) report('case/colour', document.at(['colour']), `The ${message}`)
  }
  if (states) checkStates(states, document, report)
  if (!text) return
  const key = versionsOf(text)[0].frontMatter.project
  const project = entriesOf(entries, 'Project').find((entry) => entry.key === key)
  if (key && !project) return
  const screens = drawings.screens.length || (project?.record.screenshots.length ?? 0)
  for (const [index, { screen }] of (drawings.decisions?.views ?? []).entries()) {
    const message = `There is no screen ${screen}: the case has ${counted(screens, 'screen')}, its own or those of its project.`
    if (screen > screens) report('case/screen', document.at(['decisions', 'views', index, 'screen']), message)
  }
}

function checkStates(
  { lanes, states }: NonNullable<CaseDrawings['states']>,
  document: RecordFile['document'],
  report: Report,
): void {
  const known = states.map(({ id }) => id)
  const at = (...path: (string | number)[]) => document.at(['states', 'states', ...path])
  for (const [index, { lane, next }] of states.entries()) {
    const message = `There is no lane ${lane}: "lanes" has ${lanes.length}.`
    if (lane > lanes.length) report('case/state', at(index, 'lane'), message)
    for (const [place, id] of next.entries())
      if (!known.includes(id))
        report('case/state', at(index, 'next', place), `"${id}" is not the id of a state.${hint(id, known)}`)
  }
}
