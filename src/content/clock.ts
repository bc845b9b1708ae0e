import { z } from 'zod'

/** The only source of the time of a build and of the check. */

/** ISO days, and moments with a time zone. */
const MOMENT = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

/**
 * The time of the build: the variable `SITE_NOW`, `2026-12-01` (midnight UTC)
 * or `2026-12-01T09:00:00Z`; the current time if it is not set.
 * @throws {Error} when `SITE_NOW` has neither form
 */
export function siteNow(env: Readonly<Record<string, string | undefined>> = process.env): Date {
  const { SITE_NOW: value } = env
  if (!value) return new Date()
  if (!MOMENT.safeParse(value).success)
    throw new Error(`SITE_NOW is "${value}", which is no moment. Write a day, 2026-12-01, or 2026-12-01T09:00:00Z.`)
  return new Date(value)
}

/** The day of a moment in UTC, in ISO format as in content files. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
