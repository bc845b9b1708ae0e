import { problem, type Place, type Problem } from '../report/problem'
import { nearest } from '../report/suggest'
import { checkLanguage } from './checkWords'
import { formsOf, isPlural, type Dictionary } from './readDictionary'

/** What a translation of a dictionary lacks, has too much, or says with other placeholders than the original. */
export function checkDifferences(own: Dictionary, original: Dictionary): Problem[] {
  const families = [...original.families.keys()]
  const missing = families.filter((family) => !own.families.has(family))
  const unknown = [...own.families].filter(([family]) => !original.families.has(family))
  return [
    ...families.flatMap((family) => checkFamily(family, own, original)),
    ...unknown.map(([family, [key]]) => {
      const meant = nearest(family, missing)
      const remedy = meant ? `Did you mean "${meant}"?` : 'Remove it, or add it there.'
      return problem(
        'locale/key-unknown',
        own.document.atKey([key]),
        `There is no "${family}" in ${original.file}. ${remedy}`,
      )
    }),
  ]
}

function checkFamily(family: string, own: Dictionary, original: Dictionary): Problem[] {
  const originals = original.families.get(family) ?? []
  const keys = own.families.get(family)
  const inForms = `Write ${formsOf(own.language)
    .map((form) => `${family}_${form}`)
    .join(', ')}.`
  if (!keys) {
    const said = `The words are missing. ${original.file} says "${original.words.get(originals[0]) ?? ''}".`
    return [
      problem(
        'locale/key-missing',
        { ...below(family, own, original), field: family },
        isPlural(originals) ? `${said} ${inForms}` : said,
      ),
    ]
  }
  if (isPlural(originals) !== isPlural(keys)) {
    const message = isPlural(originals)
      ? `The words depend on a number in ${original.file}. ${inForms}`
      : `The words do not depend on a number in ${original.file}. Write "${family}" alone.`
    return [problem('locale/plural-differs', own.document.atKey([keys[0]]), message)]
  }
  return keys.flatMap((key) => checkEntry(key, own, original, originals))
}

/** Where a missing key would stand: at the one that is above it in the original. */
function below(family: string, own: Dictionary, original: Dictionary): Place {
  const order = [...original.families.keys()]
  const above = order.slice(0, order.indexOf(family)).findLast((other) => own.families.has(other))
  return own.document.atKey(above === undefined ? [] : [own.families.get(above)?.at(-1) ?? above])
}

const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g

function placeholdersOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => `{{${name}}}`)))].sort()
}

/** Placeholders, and words nobody translated: the same two English words in a row are no name. */
function checkEntry(key: string, own: Dictionary, original: Dictionary, originals: readonly string[]): Problem[] {
  const text = own.words.get(key) ?? ''
  const at = () => own.document.at([key])
  const here = placeholdersOf([text])
  const there = placeholdersOf(originals.map((other) => original.words.get(other) ?? ''))
  // One thing may be said without its number, five or more may not: 5, 6 and 20 share one form.
  const isOne = /_(zero|one|two)$/.test(key)
  const counted = (names: readonly string[]) => names.filter((name) => !isOne || name !== '{{count}}').join(', ')
  if (counted(here) !== counted(there))
    return [
      problem(
        'locale/placeholder',
        at(),
        `${here.join(', ') || 'No placeholder'} here, ${there.join(', ') || 'none'} in ${original.file}. Placeholders are the same in every language.`,
      ),
    ]
  const words = text.replace(PLACEHOLDER, '')
  if (text === original.words.get(key))
    return /[a-z]{3,} [a-z]{3,}/i.test(words)
      ? [problem('locale/untranslated', at(), `The words are those of ${original.file}. Translate them.`)]
      : []
  return checkLanguage(words, own.language, at)
}
