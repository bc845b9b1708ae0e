import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import type { Content } from '../model/content'
import { versionsOf, type Post, type PostVersion, type Text } from '../model/post'
import { fileProblem, problem, type Place, type Problem } from '../report/problem'
import { lastChange, owedSections, translatedParts, translationOf, type OwedSections } from '../model/translation'

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
    ...posts.flatMap((post) => LANGUAGES.flatMap((language) => checkStale(post, language))),
    ...LANGUAGES.flatMap((language) => checkMissing(newest, language)),
    ...LANGUAGES.flatMap((language) => checkMissing(cases.filter(isWhole), language)),
  ]
}

function checkStale(post: Post, language: Language): Problem[] {
  const own = post.versions[language]
  const original = post.versions[DEFAULT_LANGUAGE]
  if (!own || !original || translationOf(post, language).status !== 'stale') return []
  const owed = owedSections(own, original)
  if (owed) return checkSections(own, original, owed)
  return [
    problem(
      'translation/stale',
      { ...own.document.at([own.frontMatter.updated ? 'updated' : 'date']), field: 'updated' },
      `${DEFAULT_LANGUAGE}.mdx changed on ${lastChange(original)}, this text on ${lastChange(own)}: readers see a note that it may be out of date. When it says the same again, set "updated: ${lastChange(original)}".`,
    ),
  ]
}

/** Each section by itself: at the place of the translation's section of the same number. */
function checkSections(own: PostVersion, original: PostVersion, { changed, gone }: OwedSections): Problem[] {
  const [here, there] = [translatedParts(own), translatedParts(original)]
  const at = (line: number): Place => ({ file: own.file, line, column: 1, field: 'body' })
  const remedy = `When it says the same again: npm run translations -- --accept ${own.frontMatter.id}`
  const behind = changed.map((section) =>
    problem(
      'translation/section-stale',
      at(
        here[
          Math.min(
            there.findIndex(({ hash }) => hash === section.hash),
            here.length - 1,
          )
        ].line,
      ),
      `"${section.title || 'The beginning'}" (${original.file}:${section.line}) changed since this was translated. ${remedy}`,
    ),
  )
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
