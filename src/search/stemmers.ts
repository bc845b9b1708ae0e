/** Stemmers of the site's languages. In bundles for browsers `node/hooks/languageConstants.ts` puts a module with those alone in place of this one. */
import { createRequire } from 'node:module'
import { SITE } from '../routing/languageFiles'

/** The folder of `@orama/stemmers` for a stemmer of `language.json`. */
export const stemmerModule = (name: string) => `@orama/stemmers/${name}`

const load = createRequire(`${process.cwd()}/package.json`)

/** Cuts the ending of a word, by language. */
export const STEMMERS: Readonly<Record<string, (word: string) => string>> = Object.fromEntries(
  Object.entries(SITE.files).map(([language, { stemmer }]) => {
    const { stemmer: stem } = load(stemmerModule(stemmer)) as { stemmer: (word: string) => string }
    return [language, stem]
  }),
)
