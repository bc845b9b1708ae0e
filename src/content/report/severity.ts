import { PROBLEM_IDS, type ProblemId } from './problemIds'

export type Severity = 'error' | 'warning'

type IdOf<Level extends Severity> = {
  [Id in ProblemId]: (typeof PROBLEM_IDS)[Id] extends Level ? Id : never
}[ProblemId]

/** Ids of what stops a build. */
export type ErrorId = IdOf<'error'>

/** Ids of what is shown and stops nothing. */
export type WarningId = IdOf<'warning'>

/** An error stops the build; a warning does not. */
export function severityOf(id: ProblemId): Severity {
  return PROBLEM_IDS[id]
}
