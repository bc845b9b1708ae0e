/** The hooks that read the content, check it and make nodes of it. */
import fs from 'node:fs'
import path from 'node:path'
import type { ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby'
import type { Content } from '../../content/model/content'
import { loadHighlighter } from '../../content/mdx/highlight'
import { writeBrandIcons } from '../output/brandIcons'
import { isDevelop } from '../buildMode'
import { writeChatData } from '../output/chatData'
import { clearPreview } from '../output/preview/clearPreview'
import { restoreUrls } from '../output/cleanUrls'
import { contentNodes, type ContentNode } from '../nodes/contentNodes'
import { fitForBuild, problemCount, readAndReport, StoredSummaries } from '../readForBuild'
import { warnWithoutMailAccount } from '../mailAccount'
import { fileDigest } from '../nodes/picture'
import { rootOf } from '../root'
import { siteUrl } from '../siteUrl'
import { watchContent } from './watchContent'

let content: Content | null = null
let summaries = new StoredSummaries()

/**
 * Checks the content before anything else happens. A build stops on errors;
 * the development server shows them and waits until they are mended.
 */
export async function checkBeforeStart(args: ParentSpanPluginArgs): Promise<void> {
  const root = rootOf(args)
  if (isDevelop()) clearPreview(path.join(root, 'public'), [])
  else {
    restoreUrls(path.join(root, 'public'))
    warnWithoutMailAccount(root, args.reporter)
  }
  summaries = await StoredSummaries.load(args.cache)
  for (;;) {
    const result = await readAndReport(root, args.reporter, summaries)
    content = fitForBuild(result)
    if (content) return
    if (!isDevelop()) args.reporter.panic(problemCount(result.problems))
    args.reporter.warn(`${problemCount(result.problems)} Waiting for a change in content/ or locales/ …`)
    await new Promise<void>((mended) => {
      const stop = watchContent(root, () => {
        stop()
        mended()
      })
    })
  }
}

/** Makes nodes of the checked content, and in development keeps them in step with the files. */
export async function sourceContent(args: SourceNodesArgs): Promise<void> {
  if (!content) return
  await writeNodes(args, content)
  writeBrandIcons(rootOf(args), content)
  writeChatData(rootOf(args), content)
  content = null
  await summaries.save(args.cache)
  if (!isDevelop()) {
    summaries = new StoredSummaries()
    return
  }
  if (watching) return
  watching = true
  watchContent(rootOf(args), () => {
    void readAndReport(rootOf(args), args.reporter, summaries).then(async (result) => {
      const mended = fitForBuild(result)
      if (mended) {
        await writeNodes(args, mended)
        writeBrandIcons(rootOf(args), mended)
        writeChatData(rootOf(args), mended)
      } else
        args.reporter.warn(`${problemCount(result.problems)} The site keeps showing the last content without errors.`)
    })
  })
}

let watching = false
let written = new Set<string>()

async function writeNodes(args: SourceNodesArgs, from: Content): Promise<void> {
  const { actions, getNode, getNodesByType } = args
  const root = rootOf(args)
  const highlight = await loadHighlighter()
  const parents = new Map(
    getNodesByType('Mdx').map((node) => [
      path.relative(root, String(node.internal.contentFilePath)).replace(/\\/g, '/'),
      node.id,
    ]),
  )
  const nodes = contentNodes(from, {
    highlight,
    hasFile: (file) => fs.existsSync(path.join(root, file)),
    imageDigest: (file) => fileDigest(path.join(root, file)),
    siteUrl,
  })
  const current = new Set(nodes.map((node) => node.id))
  for (const node of nodes) writeNode(node)
  for (const id of written) {
    const gone = current.has(id) ? undefined : getNode(id)
    if (gone) actions.deleteNode(gone)
  }
  written = current

  function writeNode(node: ContentNode): void {
    const existing = getNode(node.id)
    if (existing?.internal.contentDigest === node.digest) {
      actions.touchNode(existing)
      return
    }
    void actions.createNode({
      ...node.fields(),
      id: node.id,
      parent: (node.parentFile && parents.get(node.parentFile)) ?? null,
      children: [],
      internal: { type: node.type, contentDigest: node.digest },
    })
  }
}
