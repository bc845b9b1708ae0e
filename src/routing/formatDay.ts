import type { Language } from '../routing/languages'

const MONTHS: Record<Language, readonly string[]> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
}

/**
 * A calendar day in words: `('2024-03-15', 'en')` → `Mar 15, 2024`, in Russian
 * `15 марта 2024`, with spaces that do not break. A day has no time zone, so
 * the parts are read from the text; month names stand here because those of
 * Node and of a browser may differ, which would break hydration.
 */
export function formatDay(iso: string, language: Language): string {
  const [year, month, day] = iso.split('-').map(Number)
  const name = MONTHS[language][month - 1]
  return language === 'ru' ? `${day}\u00a0${name}\u00a0${year}` : `${name}\u00a0${day}, ${year}`
}
