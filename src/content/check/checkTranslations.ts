import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { Content } from '../model/content'
import { versionsOf, type Text, type TextVersion } from '../model/post'
import { fileProblem, problem, type FieldPosition, type Problem } from '../report/problem'
import {
  isOwed,
  lastChange,
  owedSections,
  textName,
  translatedParts,
  translationOf,
  type OwedSections,
} from '../model/translation'

/** How many posts a line about missing translations names besides the newest. */
const NAMED = 5

/**
 * Warns of what the translation table (DESIGN section 4) holds that a writer
 * may not know: each translation older than its original, and, in one line for
 * each language, the posts and the cases that are not written in it.
 * @param found problems known so far: nothing is called missing in a folder with an error, where it may be all but done
 */
export function checkTranslations({ posts, cases }: Content, found: readonly Problem[]): Problem[] {
  const broken = new Set(
    found.filter(({ severity }) => severity === 'error').map(({ file }) => file.slice(0, file.lastIndexOf('/'))),
  )
  const isWhole = (text: Text) =>
    isOut(text) && !versionsOf(text).some(({ file }) => broken.has(file.slice(0, file.lastIndexOf('/'))))
  // Nothing is missing yet of what readers do not get yet.
  const isOut = (text: Text) => versionsOf(text).some(({ frontMatter }) => !frontMatter.draft)
  const newest = [...posts].sort((a, b) => b.id - a.id).filter(isWhole)
  return [
    ...[...posts, ...cases].flatMap((text: Text) => LANGUAGES.flatMap((language) => checkStale(text, language))),
    ...LANGUAGES.flatMap((language) => checkMissing(newest, language)),
    ...LANGUAGES.flatMap((language) => checkMissing(cases.filter(isWhole), language)),
  ]
}

function checkStale(text: Text, language: Language): Problem[] {
  const own = text.versions[language]
  const original = text.versions[DEFAULT_LANGUAGE]
  if (!own || !original) return []
  const readersKnow = translationOf(text, language).status === 'stale'
  const owed = owedSections(own, original)
  if (owed) return isOwed(owed) ? checkSections(text, own, original, owed, readersKnow) : []
  if (!readersKnow) return []
  return [
    problem(
      'translation/stale',
      { ...own.document.at([own.frontMatter.updated ? 'updated' : 'date']), field: 'updated' },
      `${DEFAULT_LANGUAGE}.mdx changed on ${lastChange(original)}, this text on ${lastChange(own) || 'no day it names'}: readers see a note that it may be out of date. When it says the same again: ${accept(text)}`,
    ),
  ]
}

function accept(text: Text): string {
  return `npm run translations -- --accept ${textName(text)}`
}

/** Each section by itself: at the place of the translation's section of the same number. */
function checkSections(
  text: Text,
  own: TextVersion,
  original: TextVersion,
  { changed, gone }: OwedSections,
  readersKnow: boolean,
): Problem[] {
  const [here, there] = [translatedParts(own), translatedParts(original)]
  const at = (line: number): FieldPosition => ({ file: own.file, line, column: 1, field: 'body' })
  const again = `When it says the same again: ${accept(text)}`
  const remedy = readersKnow
    ? `Readers see a note that the original is newer. ${again}`
    : `Readers are not told: "updated" of the original names no later day. ${again}, after a typo with --minor`
  const behind = changed.map((section) => {
    const position = there.findIndex(({ hash }) => hash === section.hash)
    return problem(
      'translation/section-stale',
      at(here[Math.min(position, here.length - 1)].line),
      `"${section.title || 'The beginning'}" (${original.file}:${section.line}) changed since this was translated. ${remedy}`,
    )
  })
  if (gone === 0) return behind
  const count = gone === 1 ? 'A section' : `${gone} sections`
  return [
    ...behind,
    problem(
      'translation/section-stale',
      at(1),
      `${count} of the original that this was made from ${gone === 1 ? 'is' : 'are'} gone. ${remedy}`,
    ),
  ]
}

/** One line, however many they are: a site may keep a whole archive in one language. */
function checkMissing(texts: readonly Text[], language: Language): Problem[] {
  const [first, ...others] = texts.filter((text) => !text.versions[language])
  if (!first) return []
  const effect =
    translationOf(first, language).status === 'absent'
      ? `it has no page in "${language}"`
      : `in "${language}" readers get this text, with a note`
  const names = others
    .slice(0, NAMED)
    .map(({ folder }) => folder)
    .join(', ')
  const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : ''
  return [
    fileProblem(
      'translation/missing',
      versionsOf(first)[0].file,
      `There is no ${language}.mdx beside this file: ${effect}.${names ? ` The same is true of ${names}${more}.` : ''}`,
    ),
  ]
}
