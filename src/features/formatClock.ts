import type { Language } from '../routing/languages'

/**
 * Formats a time in the language of the page: `9:12 PM`, `21:12`. Adds the weekday if the day differs from that of
 * `now`, or the date if it is six or more days away. For the browser only, because it uses the visitor's time zone.
 * @param at milliseconds of the epoch
 */
export function formatClock(at: number, language: Language, now: number = at): string {
  const isSameDay = new Date(at).toDateString() === new Date(now).toDateString()
  const isNear = Math.abs(at - now) < 6 * 24 * 3_600_000
  return new Intl.DateTimeFormat(language, {
    // 24-hour times have two digits for the hour, but WebKit's default is 9:12.
    hour: countsTo23(language) ? '2-digit' : 'numeric',
    minute: '2-digit',
    ...(isSameDay ? {} : isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  }).format(at)
}

function countsTo23(language: Language): boolean {
  return new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hourCycle === 'h23'
}
