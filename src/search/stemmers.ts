/** Stemmers of the site's languages. In bundles for browsers `node/hooks/languageConstants.ts` puts a module with those alone in place of this one. */
import { createRequire } from 'node:module'
import { SITE } from '../routing/languageFiles'

/** The folder of `@orama/stemmers` for a stemmer of `language.json`. */
export const stemmerModule = (name: string) => `@orama/stemmers/${name}`

const load = createRequire(`${process.cwd()}/package.json`)

type Stem = (word: string) => string

/** Cuts nothing where there is no stemmer of this name, which the check reports. */
function stemmerNamed(name: string): Stem {
  try {
    return (load(stemmerModule(name)) as { stemmer: Stem }).stemmer
  } catch {
    return (word) => word
  }
}

/** Cuts the ending of a word, by language. */
export const STEMMERS: Readonly<Record<string, Stem>> = Object.fromEntries(
  Object.entries(SITE.files).map(([language, { stemmer }]) => {
    return [language, stemmerNamed(stemmer)]
  }),
)
