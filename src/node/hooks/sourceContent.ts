/** The hooks that read and check the content and create nodes from it. */
import fs from 'node:fs'
import path from 'node:path'
import type { ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby'
import { shownSections } from '../../content/model/contentRouteRecords'
import { dayOf, siteNow } from '../../content/clock'
import type { Content } from '../../content/model/contentTypes'
import type { ReadContentResult } from '../../content/readContent'
import { findFile } from '../../content/read/contentFiles'
import { diskFiles } from '../../content/read/diskFiles'
import { hasErrors } from '../../content/report/problem'
import { loadParser } from '../../content/mdx/parseBody'
import { writeBrandIcons } from '../output/brandIcons'
import { nodeFormat } from '../nodeFormat'
import { isDevelop, siteUrl } from '../environment'
import { learnedChat, siteChat } from '../output/chatData'
import { PREVIEW_FOLDER } from '../../sources/previewData'
import { contentNodes } from '../nodes/contentNodes'
import { routeNodes } from '../nodes/routeNodes'
import { writeNodes } from '../nodes/writeNodes'
import { ContentReader, problemCount } from '../readForBuild'
import { warnWithoutMailAccount } from '../mailAccount'
import { fileDigest } from '../nodes/picture'
import { markUnfinished } from '../unfinishedCache'
import { serialize, watchContent } from './liveContent'

/** Prepares `public/` for this run, and warns of a contact form that cannot send. */
export function prepareRun({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>): void {
  // The development server would serve files of a built preview in place of its own.
  if (isDevelop()) return fs.rmSync(path.resolve('public', PREVIEW_FOLDER), { recursive: true, force: true })
  warnWithoutMailAccount(process.cwd(), reporter)
}

/** Key in Gatsby's cache: the ISO day from which a build of the same files differs from this one. */
export const NEXT_CHANGE = 'next-change'
/** Key in Gatsby's cache: the data of the assistant. */
export const CHAT = 'chat'

/**
 * Reads and checks the content, and creates nodes from it. A build stops on
 * errors; the development server waits until they are corrected, and updates
 * the nodes when files change.
 */
export async function sourceContent(args: SourceNodesArgs): Promise<void> {
  const root = process.cwd()
  const reader = new ContentReader(root)
  const result = await readUntilFit(args, reader)
  if (!isDevelop()) markUnfinished(root)
  const written = await publish(args, result, new Set())
  await args.cache.set(NEXT_CHANGE, result.nextChange)
  await args.cache.set(CHAT, siteChat(result.content))
  if (isDevelop()) keepInStep(args, reader, written)
}

/** Reads the content. With errors, a build stops, and development waits until they are corrected. */
async function readUntilFit({ reporter }: SourceNodesArgs, reader: ContentReader): Promise<ReadContentResult> {
  for (;;) {
    const result = await reader.read()
    if (!hasErrors(result.problems)) return result
    if (!isDevelop()) reporter.panic(problemCount(result.problems))
    reporter.warn(`${problemCount(result.problems)} Waiting for a change in content/ or locales/ …`)
    await new Promise<void>((changed) => {
      const stop = watchContent(process.cwd(), () => {
        stop()
        changed()
      })
    })
  }
}

/** Updates the nodes when files change. */
function keepInStep(args: SourceNodesArgs, reader: ContentReader, written: ReadonlySet<string>): void {
  const refresh = async () => {
    const result = await reader.read()
    if (!hasErrors(result.problems)) written = await publish(args, result, written)
    else args.reporter.warn('The site keeps showing the last content without errors.')
  }
  const failed = (error: Error) => args.reporter.error('The content could not be read again.', error)
  watchContent(process.cwd(), serialize(refresh, failed))
}

/**
 * Writes the nodes, and the additional files that pages fetch.
 * @param before ids of the nodes written last time; obsolete nodes are deleted
 * @returns ids of the nodes written this time
 */
async function publish(
  args: SourceNodesArgs,
  { content, routes }: ReadContentResult,
  before: ReadonlySet<string>,
): Promise<Set<string>> {
  const root = process.cwd()
  const files = diskFiles(root)
  const { highlight } = await loadParser()
  const nodes = contentNodes(content, {
    highlight,
    nodeFormat: nodeFormat(root),
    readText: (file) => fs.readFileSync(path.join(root, file), 'utf8'),
    findFile: (file) => findFile(files, file),
    imageDigest: (file) => fileDigest(path.join(root, file)),
    siteUrl,
    today: dayOf(siteNow()),
  })
  const ofRoutes = routeNodes(routes, (template) => shownSections(content, template))
  const written = await writeNodes(args, [...nodes, ...ofRoutes], before)
  writeBrandIcons(root, content)
  if (isDevelop()) writeChat(path.join(root, 'public'), content)
  return written
}

/** The assistant's content that was written last: learning from it takes seconds. */
let writtenChat = ''

/** Under `npm run dev` no outputs of the build are written. */
function writeChat(folder: string, content: Content): void {
  const chat = siteChat(content)
  const text = JSON.stringify(chat)
  if (text === writtenChat) return
  writtenChat = text
  for (const each of Object.values(chat ?? {})) {
    const file = path.join(folder, `chat/${each.language}.json`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, JSON.stringify(learnedChat(each)))
  }
}
