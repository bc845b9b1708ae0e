/**
 * The part of i18next this site uses. It replaces i18next in the browser (`node/hooks/webpack.ts`):
 * gatsby-plugin-react-i18next creates an instance for every page it shows.
 * Detection, loading, nesting and formats of the whole library would be a tenth
 * of a page's scripts. `__tests__/i18n/wordStore.test.ts` compares the results
 * with those of i18next for every key of the dictionaries.
 */
import type { WordKey } from './wordKeys'

export type Values = Readonly<Record<string, string | number>>
/** Looks up words: see `WordStore.t`. */
export type Translate = (key: WordKey, values?: Values) => string

export type Dictionary = Readonly<Record<string, string>>

interface Options {
  lng: string
  defaultNS: string
  fallbackNS?: readonly string[]
  /** Language → dictionary → key → words. */
  resources: Readonly<Record<string, Readonly<Record<string, Dictionary>>>>
}

export interface WordStore {
  readonly language: string
  init(options: Options): void
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

export function createWordStore(): WordStore {
  let dictionaries: Readonly<Record<string, Dictionary>> = {}
  let order: readonly string[] = []

  function find(key: string): string | undefined {
    const [own, name] = key.includes(':') ? key.split(':') : [order[0], key]
    const holder = [own, ...order.slice(1)].find((dictionary) => dictionaries[dictionary]?.[name] !== undefined)
    return holder && dictionaries[holder][name]
  }

  const store = {
    language: '',
    init({ lng, defaultNS, fallbackNS = [], resources }: Options): void {
      store.language = lng
      dictionaries = resources[lng] ?? {}
      order = [defaultNS, ...fallbackNS]
    },
    t(key: string, values?: Values): string {
      const count = values?.count
      const form = typeof count === 'number' && pluralForm(store.language, count)
      const plural = form ? (find(`${key}_${form}`) ?? find(`${key}_other`)) : undefined
      const words = plural ?? find(key)
      if (words === undefined) return key.slice(key.indexOf(':') + 1)
      return values ? words.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? '')) : words
    },
  }
  return store
}

export default { createInstance: createWordStore }
