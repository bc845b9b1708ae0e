import { createRequire } from 'node:module'
import { LANGUAGES } from '../../routing/languages'
import type { ContentFiles } from '../read/contentFiles'
import { readJson } from '../read/parseJson'
import { validate } from '../read/validate'
import { problem, type Problem } from '../report/problem'
import { languageSchema } from '../schemas/language'

const packages = createRequire(`${process.cwd()}/package.json`)

/** Checks the facts of each language, `locales/<language>/language.json`. */
export function checkLanguages(files: ContentFiles): Problem[] {
  return LANGUAGES.flatMap((language) => {
    const file = `locales/${language}/language.json`
    const bytes = files.read(file)
    if (!bytes) return []
    const problems: Problem[] = []
    const document = readJson(file, bytes, problems)
    if (!document) return problems
    const { record, problems: found } = validate(document, languageSchema)
    if (record && !hasStemmer(record.stemmer)) {
      const message = `There is no stemmer "${record.stemmer}" in the package @orama/stemmers.`
      found.push(problem('field/not-allowed', document.at(['stemmer']), message))
    }
    return [...problems, ...found]
  })
}

function hasStemmer(name: string): boolean {
  try {
    return Boolean(packages.resolve(`@orama/stemmers/${name}`))
  } catch {
    return false
  }
}
