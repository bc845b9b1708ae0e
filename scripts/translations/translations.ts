/**
 * `npm run translations`: lists missing and outdated translations: of posts and cases by the hashes in their front
 * matter; of records and dictionaries the missing words.
 * `-- --accept 3` records that the translations of post 3 are up to date
 * (`--accept car-rental` those of a case); with `--minor`, that the change needs no
 * translation.
 */
import fs from 'node:fs'
import { versionsOf, type Article, type ArticleFrontMatter, type ArticleVersion } from '../../src/content/model/post'
import { lastChange, articleName } from '../../src/content/model/translation'
import { decodeSource } from '../../src/content/read/decodeText'
import { readContent } from '../../src/content/readDisk'
import { DEFAULT_LANGUAGE } from '../../src/routing/languages'
import { runCommand, SettingError } from '../process/command'
import { acceptedNow, debtReport, textDebts, withAccepted, wordDebts } from './debts'

const USAGE = 'npm run translations [-- --accept 3 [--minor]]'
const OPTIONS = { accept: { type: 'string', multiple: true }, minor: { type: 'boolean', default: false } } as const

runCommand(USAGE, { options: OPTIONS }, async ({ values: { accept: names = [], minor } }) => {
  const { content } = await readContent(process.cwd(), { drafts: true })
  for (const name of names) {
    const article = [...content.posts, ...content.cases].find((each: Article) =>
      [articleName(each), each.folder].includes(name),
    )
    const original = article?.versions[DEFAULT_LANGUAGE]
    if (!article || !original) throw new SettingError(`There is no post or case "${name}" in ${DEFAULT_LANGUAGE}.`)
    for (const own of versionsOf<ArticleFrontMatter>(article))
      if (own.language !== DEFAULT_LANGUAGE) accept(own, original, minor)
  }
  if (names.length > 0) return
  console.log(debtReport([...textDebts(content), ...wordDebts()]))
})

function accept(own: ArticleVersion, original: ArticleVersion, isMinor: boolean): void {
  const day = lastChange(original)
  if (isMinor && day > (own.frontMatter.translatedUpTo ?? lastChange(own)))
    throw new SettingError(
      `${original.file} says that its sense changed on ${day}, which is more than a typo. Once ${own.file} has followed, leave out --minor.`,
    )
  const { text } = decodeSource(own.file, fs.readFileSync(own.file))
  fs.writeFileSync(own.file, withAccepted(text ?? '', acceptedNow(original)))
  console.log(`${own.file} ${isMinor ? 'needs no change for' : 'follows'} ${original.file}.`)
}
