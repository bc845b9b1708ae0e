import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { LANGUAGES } from '../../routing/languages'
import { loadParser } from '../mdx/parseMdx'
import type { Case, Post, SummaryCache, Text, TextFile, TextFolder, TextFrontMatter } from '../model/post'
import type { PrintedFigure } from '../model/figures'
import { fileProblem, type Problem } from '../report/problem'
import { blogPostSchema } from '../schemas/blogPost'
import { caseSchema } from '../schemas/case'
import type { ContentFiles } from '../source/contentFiles'
import { guarded } from '../source/guarded'
import { readTextFile } from './readTextFile'

export interface ReadTexts<Each> {
  /** How many files were read, those with errors among them. */
  fileCount: number
  /** Texts with a page in at least one language. */
  texts: Each[]
  /** Every folder with a file that could be read, also one whose text has no page yet. */
  folders: TextFolder[]
  problems: Problem[]
}

/** Reads every post below `content/blog`, and checks each file by itself. */
export async function readPosts(
  files: ContentFiles,
  figures: readonly PrintedFigure[],
  cache?: SummaryCache,
): Promise<ReadTexts<Post>> {
  const place: TextPlace = {
    root: 'content/blog',
    plural: 'Posts',
    home: 'A post lives in a folder of its own: content/blog/<id>-<slug>/en.mdx.',
  }
  const { texts, ...read } = await readTexts(files, place, blogPostSchema, figures, cache)
  const posts = texts.map((text) => ({ id: Object.values(text.versions)[0].frontMatter.id, ...text }))
  return { ...read, texts: posts.sort((a, b) => a.id - b.id) }
}

/** Reads every case below `content/cases`, and checks each file by itself. */
export async function readCases(
  files: ContentFiles,
  figures: readonly PrintedFigure[],
  cache?: SummaryCache,
): Promise<ReadTexts<Case>> {
  const place: TextPlace = {
    root: 'content/cases',
    plural: 'Cases',
    home: 'A case lives in a folder of its own: content/cases/<slug>/en.mdx.',
  }
  const read = await readTexts(files, place, caseSchema, figures, cache)
  const misnamed = read.texts
    .filter(({ folder }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))
    .map(({ folder }) =>
      fileProblem(
        'file/name',
        `content/cases/${folder}`,
        'The name of the folder becomes part of the URL: use lower-case letters, digits and single hyphens.',
      ),
    )
  return { ...read, problems: [...read.problems, ...misnamed] }
}

/** Where texts of a kind stand, and what a writer is told of it. */
interface TextPlace {
  root: string
  plural: string
  home: string
}

async function readTexts<Matter extends TextFrontMatter>(
  files: ContentFiles,
  { root, plural, home }: TextPlace,
  schema: z.ZodType<Matter>,
  figures: readonly PrintedFigure[],
  cache: SummaryCache | undefined,
): Promise<ReadTexts<Text<Matter>>> {
  const reading = { schema, parser: await loadParser(), figures, cache }
  const problems: Problem[] = []
  const texts: Text<Matter>[] = []
  const folders: TextFolder[] = []
  let fileCount = 0
  for (const folder of files.folders(root)) {
    const found: Partial<Record<(typeof LANGUAGES)[number], TextFile<Matter>>> = {}
    for (const name of files.list(`${root}/${folder}`)) {
      if (!/\.mdx?$/i.test(name)) continue
      const file = `${root}/${folder}/${name}`
      const language = LANGUAGES.find((known) => name === `${known}.mdx`)
      if (!language) {
        problems.push(
          fileProblem(
            'post/file-name',
            file,
            `${plural} are named after their language: ${LANGUAGES.map((known) => `${known}.mdx`).join(' or ')}.`,
          ),
        )
        continue
      }
      fileCount += 1
      const read = guarded(file, problems, () => readTextFile(file, language, files, problems, reading))
      if (read) found[language] = read
    }
    folders.push(found)
    // The parser gives the memory of a tree back when the event loop turns: without that, 4,000 files hold 190 MB of it.
    await setImmediate()
    const versions = LANGUAGES.flatMap((language) => found[language]?.version ?? [])
    if (versions.length === 0) continue
    texts.push({ folder, versions: Object.fromEntries(versions.map((version) => [version.language, version])) })
  }
  for (const name of files.list(root))
    if (/\.mdx?$/i.test(name)) problems.push(fileProblem('post/no-folder', `${root}/${name}`, home))
  return { fileCount, texts, folders, problems }
}
