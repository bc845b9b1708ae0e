/**
 * The part of i18next this site uses, in the browser instead of i18next (`pageWords.ts`). Detection, loading, nesting
 * and formats of the whole library would be a tenth of a page's scripts. `__tests__/i18n/wordStore.test.ts` compares
 * the results with those of i18next for every key of the dictionaries.
 */
import type { WordKey } from './wordKeys'

type Values = Readonly<Record<string, string | number>>
/** Looks up words: see `WordStore.t`. */
export type Translate = (key: WordKey, values?: Values) => string

export type Dictionary = Readonly<Record<string, string>>

export interface WordStore {
  /**
   * Words in the page's language: `t('nav.services')`, with a prefix
   * `dictionary:` for a dictionary other than the page's; `t('minutes', { count: 5 })`
   * with the plural form of the number. For a missing key it returns the key.
   */
  t(key: string, values?: Values): string
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

const plurals = new Map<string, Intl.PluralRules>()

function pluralForm(language: string, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}

/** @param dictionaries by their names; a key that the first does not have is looked for in the others, in their order */
export function createWordStore(language: string, dictionaries: Readonly<Record<string, Dictionary>>): WordStore {
  const [first, ...others] = Object.keys(dictionaries)

  function find(key: string): string | undefined {
    const [own, name] = key.includes(':') ? key.split(':') : [first, key]
    const holder = [own, ...others].find((dictionary) => dictionaries[dictionary]?.[name] !== undefined)
    return holder && dictionaries[holder][name]
  }

  return {
    t(key, values) {
      const count = values?.count
      const form = typeof count === 'number' && pluralForm(language, count)
      const plural = form ? (find(`${key}_${form}`) ?? find(`${key}_other`)) : undefined
      const words = plural ?? find(key)
      if (words === undefined) return key.slice(key.indexOf(':') + 1)
      return values ? words.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? '')) : words
    },
  }
}
