/** Stemmers by language. In browser bundles `node/hooks/buildConstant.ts` replaces this module by one with only the site's. */
import { createRequire } from 'node:module'
import { SITE } from '../routing/languageFiles'

/** The folder of `@orama/stemmers` for a stemmer of `language.json`. */
export const stemmerModule = (name: string) => `@orama/stemmers/${name}`

const load = createRequire(__filename)

type Stem = (word: string) => string

/** Returns words unchanged if there is no stemmer of this name, which the check reports. */
function stemmerNamed(name: string): Stem {
  try {
    return (load(stemmerModule(name)) as { stemmer: Stem }).stemmer
  } catch {
    return (word) => word
  }
}

/** Functions that remove the ending of a word, by language. */
export const STEMMERS: Readonly<Record<string, Stem>> = Object.fromEntries(
  Object.entries(SITE.files).map(([language, { stemmer }]) => {
    return [language, stemmerNamed(stemmer)]
  }),
)
