import { LANGUAGES, type Language } from '../../routing/languages'
import { printerOf, type PrintedFigure } from '../model/figures'
import type { Case, Post, Text, TextFile, TextFolder, TextFrontMatter } from '../model/post'
import { fileProblem, type Problem } from '../report/problem'
import type { BlogPostFrontMatter } from '../schemas/blogPost'
import type { CaseFrontMatter } from '../schemas/case'
import { type ContentFiles, TEXT_ROOTS } from './contentFiles'
import { readAllInTurn, type ReadAll } from './readAll'
import { type TextJob, type TextReading, textFile } from './readTextFile'

/** Where texts are read from, and how. */
interface TextSource {
  files: ContentFiles
  reading: TextReading
  /** What the figures that bodies name are filled in from. */
  figures: readonly PrintedFigure[]
  readAll?: ReadAll
}

interface ReadTexts<Each> {
  /** How many files were read, those with errors among them. */
  fileCount: number
  /** Texts with a page in at least one language. */
  texts: Each[]
  /** Every folder with a file that could be read, also one whose text has no page yet. */
  folders: TextFolder[]
  problems: Problem[]
}

/** Reads every post below `content/blog`, and checks each file by itself. */
export async function readPosts(source: TextSource): Promise<ReadTexts<Post>> {
  const { texts, ...read } = await readTexts<BlogPostFrontMatter>(source, {
    kind: 'post',
    plural: 'Posts',
    home: 'A post lives in a folder of its own: content/blog/<id>-<slug>/en.mdx.',
  })
  const posts = texts.map((text) => ({ id: Object.values(text.versions)[0].frontMatter.id, ...text }))
  return { ...read, texts: posts.sort((a, b) => a.id - b.id) }
}

/** Reads every case below `content/cases`, and checks each file by itself. */
export async function readCases(source: TextSource): Promise<ReadTexts<Case>> {
  const read = await readTexts<CaseFrontMatter>(source, {
    kind: 'case',
    plural: 'Cases',
    home: 'A case lives in a folder of its own: content/cases/<slug>/en.mdx.',
  })
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
  kind: TextJob['kind']
  plural: string
  home: string
}

async function readTexts<Matter extends TextFrontMatter>(
  { files, reading, figures, readAll = readAllInTurn }: TextSource,
  place: TextPlace,
): Promise<ReadTexts<Text<Matter>>> {
  const { jobs, problems } = textJobs(files, place)
  const print = { en: printerOf(figures, 'en'), ru: printerOf(figures, 'ru') }
  const found = new Map(
    files
      .folders(TEXT_ROOTS[place.kind])
      .map((folder): [string, Partial<Record<Language, TextFile<Matter>>>] => [folder, {}]),
  )
  const read = await readAll(jobs, files, reading)
  jobs.forEach((job, index) => {
    const { parts, problems: own } = read[index]
    problems.push(...own)
    const folder = found.get(job.folder)
    if (parts && folder) folder[job.language] = textFile(job, parts, files, reading.parser, print[job.language])
  })
  const texts = [...found].flatMap(([folder, versions]): Text<Matter>[] => {
    const shown = LANGUAGES.flatMap((language) => versions[language]?.version ?? [])
    if (shown.length === 0) return []
    return [{ folder, versions: Object.fromEntries(shown.map((version) => [version.language, version])) }]
  })
  return { fileCount: jobs.length, texts, folders: [...found.values()], problems }
}

/** The files of a place in the order of their folders, and what stands there under another name. */
function textJobs(files: ContentFiles, { kind, plural, home }: TextPlace): { jobs: TextJob[]; problems: Problem[] } {
  const jobs: TextJob[] = []
  const problems: Problem[] = []
  const root = TEXT_ROOTS[kind]
  for (const folder of files.folders(root))
    for (const name of files.list(`${root}/${folder}`)) {
      if (!/\.mdx?$/i.test(name)) continue
      const file = `${root}/${folder}/${name}`
      const language = LANGUAGES.find((known) => name === `${known}.mdx`)
      if (language) jobs.push({ file, folder, language, kind })
      else
        problems.push(
          fileProblem(
            'post/file-name',
            file,
            `${plural} are named after their language: ${LANGUAGES.map((known) => `${known}.mdx`).join(' or ')}.`,
          ),
        )
    }
  for (const name of files.list(root))
    if (/\.mdx?$/i.test(name)) problems.push(fileProblem('post/no-folder', `${root}/${name}`, home))
  return { jobs, problems }
}
