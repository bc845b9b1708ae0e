import type { Language } from '../routing/languages'

/**
 * A moment by the clock, as the language of the page writes it: `9:12 PM`,
 * `21:12`; with the day of the week when it is not that of `now`, and with the
 * date when it is further away than that. For the browser only, where the zone
 * is the visitor's.
 * @param at milliseconds of the epoch
 */
export function formatClock(at: number, language: Language, now: number = at): string {
  const isSameDay = new Date(at).toDateString() === new Date(now).toDateString()
  const isNear = Math.abs(at - now) < 6 * 24 * 3_600_000
  return new Intl.DateTimeFormat(language, {
    // In Russian always two figures; left to itself, WebKit writes 9:12.
    hour: language === 'ru' ? '2-digit' : 'numeric',
    minute: '2-digit',
    ...(isSameDay ? {} : isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' }),
  }).format(at)
}
