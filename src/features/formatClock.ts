import type { Language } from '../routing/languages'

/**
 * Formats a time in the language of the page: `9:12 PM`, `21:12`; with its date if that is not the day of `now`. For the
 * browser only, because it uses the visitor's time zone.
 * @param at milliseconds of the epoch
 */
export function formatClock(at: number, language: Language, now: number = at): string {
  const isSameDay = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', dateStyle: isSameDay ? undefined : 'long' }).format(at)
}
