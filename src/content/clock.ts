/** The only source of the time of a build and of the check. */

/** ISO days, and moments with a time zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

/**
 * The time of the build: the variable `SITE_NOW`, `2026-12-01` (midnight UTC)
 * or `2026-12-01T09:00:00Z`; the current time if it is not set.
 * @throws {Error} when `SITE_NOW` has neither form
 */
export function siteNow(env: Readonly<Record<string, string | undefined>> = process.env): Date {
  const { SITE_NOW: value } = env
  if (!value) return new Date()
  const moment = new Date(value)
  // JavaScript parses February 30 as March 2.
  const isReal = !Number.isNaN(moment.getTime()) && MOMENT.test(value) && hasDay(value.slice(0, 10))
  if (!isReal)
    throw new Error(`SITE_NOW is "${value}", which is no moment. Write a day, 2026-12-01, or 2026-12-01T09:00:00Z.`)
  return moment
}

function hasDay(day: string): boolean {
  const start = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day)
}

/** The day of a moment in UTC, in ISO format as in content files. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
