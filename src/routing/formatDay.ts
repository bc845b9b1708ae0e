import { factsOf, type Language } from './languages'

/**
 * A calendar day in words: `('2024-03-15', 'en')` → `Mar 15, 2024`, in Russian
 * `15 марта 2024`, with spaces that do not break. A day has no time zone, so
 * the parts are read from the text; order and month names come from
 * `language.json` because those of Node and of a browser may differ, which
 * would break hydration.
 */
export function formatDay(iso: string, language: Language): string {
  const [year, month, day] = iso.split('-').map(Number)
  const { day: pattern, months } = factsOf(language)
  const parts: Record<string, string | number> = { day, month: months[month - 1], year }
  const words = pattern.replace(/\{(\w+)\}/g, (_, part: string) => String(parts[part]))
  // A line may break before the year if a comma separates it.
  return words.replace(/(?<!,) /g, '\u00a0')
}
