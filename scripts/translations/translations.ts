/**
 * `npm run translations`: what each translation owes its original, worst
 * first, with the old words and the new ones. `-- --accept 3` says that the
 * translations of post 3 follow it now; `--minor` with it, that the change
 * needs no translation.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sectionsOf } from '../../src/content/mdx/sections'
import type { PostVersion } from '../../src/content/model/post'
import { readContent } from '../../src/content/readContent'
import { splitFrontMatter } from '../../src/content/source/frontMatter'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/routing/languages'
import { oldSections } from './oldSections'
import { acceptedHashes, translationReport, translationRows, withHashes } from './translationReport'

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      accept: { type: 'string', multiple: true, default: [] },
      minor: { type: 'boolean', default: false },
    },
  })
  const root = process.cwd()
  const { content } = await readContent(root, { drafts: true })
  for (const id of values.accept) {
    const post = content.posts.find((each) => String(each.id) === id)
    const original = post?.versions[DEFAULT_LANGUAGE]
    if (!post || !original) throw new Error(`There is no post ${id} in ${DEFAULT_LANGUAGE}.`)
    for (const own of LANGUAGES.flatMap((language) => post.versions[language] ?? [])) {
      if (own === original) continue
      const file = path.join(root, own.file)
      fs.writeFileSync(file, withHashes(fs.readFileSync(file, 'utf8'), acceptedHashes(original)))
      console.log(`${own.file} ${values.minor ? 'needs no change for' : 'follows'} ${original.file}.`)
    }
  }
  if (values.accept.length > 0) return
  const wordsOf = (version: PostVersion) => {
    const { body, bodyLinesAbove } = splitFrontMatter(
      version.file,
      fs.readFileSync(path.join(root, version.file), 'utf8'),
    )
    return sectionsOf(body, bodyLinesAbove)
  }
  process.stdout.write(
    translationReport(
      translationRows(content),
      (version, { hash }) =>
        wordsOf(version).find((section) => section.hash === hash)?.text ?? version.frontMatter.excerpt,
      oldSections,
    ),
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
