import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../routing/languages'
import { isComplete } from '../../routing/languageFiles'
import type { Content } from '../model/contentTypes'
import { versionsOf, type Article } from '../model/post'
import { folderOf } from '../report/paths'
import { collectProblems, fileStart, filesWithErrors, type Problem, type Report } from '../report/problem'
import { counted } from '../report/formatProblems'
import { isOwed, lastChange, owedSections, articleName, translatedParts, translationOf } from '../model/translation'

/** Number of posts that a message about missing translations names besides the newest. */
const NAMED = 5

/**
 * Warns of translations that are older than their original, and of missing translations: one message
 * per language for posts and one for cases (DESIGN section 4).
 * @param found the problems found before: missing translations in a folder with an error are not reported
 */
export function checkTranslations({ posts, cases }: Content, found: readonly Problem[]): Problem[] {
  const broken = new Set([...filesWithErrors(found)].map((file) => folderOf(file)))
  const isOut = (article: Article) => versionsOf(article).some(({ frontMatter }) => !frontMatter.draft)
  const isWhole = (article: Article) =>
    isOut(article) && !versionsOf(article).some(({ file }) => broken.has(folderOf(file)))
  const newest = [...posts].sort((a, b) => b.id - a.id).filter(isWhole)
  return collectProblems((report) => {
    for (const article of [...posts, ...cases]) for (const language of LANGUAGES) checkStale(article, language, report)
    for (const language of LANGUAGES.filter(isComplete)) {
      checkMissing(newest, language, report)
      checkMissing(cases.filter(isWhole), language, report)
    }
  })
}

function checkStale(article: Article, language: Language, report: Report): void {
  const own = article.versions[language]
  const original = article.versions[DEFAULT_LANGUAGE]
  if (!own || !original) return
  const readersKnow = translationOf(article, language).status === 'stale'
  const again = `When it says the same again: npm run translations -- --accept ${articleName(article)}`
  const owed = owedSections(own, original)
  if (!owed && readersKnow) {
    const at = own.document.at([own.frontMatter.updated ? 'updated' : 'date'])
    const days = `${DEFAULT_LANGUAGE}.mdx changed on ${lastChange(original)}, this text on ${lastChange(own) || 'no day it names'}`
    const message = `${days}: readers see a note that it may be out of date. ${again}`
    report('translation/stale', { ...at, field: 'updated' }, message)
  }
  if (!owed || !isOwed(owed)) return
  const remedy = readersKnow
    ? `Readers see a note that the original is newer. ${again}`
    : `Readers are not told: "updated" of the original is not later. ${again}, after a typo with --minor`
  const at = (line: number) => ({ file: own.file, line, column: 1, field: 'body' })
  const here = translatedParts(own)
  const there = translatedParts(original)
  for (const { title, line, hash } of owed.changed) {
    // The section at the same position in the translation.
    const position = there.findIndex((part) => part.hash === hash)
    const message = `"${title || 'The beginning'}" (${original.file}:${line}) changed after it was translated. ${remedy}`
    report('translation/section-stale', at(here[Math.min(position, here.length - 1)].line), message)
  }
  const gone = `${counted(owed.gone, 'section')} of the original were removed after it was translated.`
  if (owed.gone > 0) report('translation/section-stale', at(1), `${gone} ${remedy}`)
}

/** One message for all articles: a site may have a whole archive in one language. */
function checkMissing(articles: readonly Article[], language: Language, report: Report): void {
  const [first, ...others] = articles.filter((article) => !article.versions[language])
  if (!first) return
  const effect =
    translationOf(first, language).status === 'absent'
      ? `it has no page in "${language}"`
      : `in "${language}" readers get this text, with a note`
  const named = others.slice(0, NAMED).map(({ folder }) => folder)
  const more = others.length > NAMED ? ` and ${others.length - NAMED} more` : ''
  const also = named.length > 0 ? ` The same is true of ${named.join(', ')}${more}.` : ''
  const message = `There is no ${language}.mdx beside this file: ${effect}.${also}`
  report('translation/missing', fileStart(versionsOf(first)[0].file), message)
}
