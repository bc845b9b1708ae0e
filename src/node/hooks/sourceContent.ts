/** The hooks that read the content, check it and make nodes of it. */
import fs from 'node:fs'
import path from 'node:path'
import type { ParentSpanPluginArgs, SourceNodesArgs } from 'gatsby'
import { dayOf, siteNow } from '../../content/clock'
import type { Content } from '../../content/model/content'
import { loadHighlighter } from '../../content/mdx/loadHighlighter'
import { writeBrandIcons } from '../output/brandIcons'
import { nodeFormat } from '../nodeFormat'
import { isDevelop } from '../buildMode'
import { writeChatData } from '../output/chatData'
import { clearPreview } from '../output/preview/clearPreview'
import { restoreUrls } from '../output/cleanUrls'
import { contentNodes } from '../nodes/contentNodes'
import type { ContentNode } from '../nodes/nodeParts'
import { ContentReader, isFitForBuild, problemCount, StoredSummaries } from '../readForBuild'
import { warnWithoutMailAccount } from '../mailAccount'
import { fileDigest } from '../nodes/picture'
import { rootOf } from '../rootOf'
import { siteUrl } from '../siteUrl'
import { inTurn } from './inTurn'
import type { Run } from './run'
import { watchContent } from './watchContent'

/**
 * Checks the content before anything else happens. A build stops on errors;
 * the development server shows them and waits until they are mended.
 */
export async function checkBeforeStart(args: ParentSpanPluginArgs, run: Run): Promise<void> {
  const root = rootOf(args)
  if (isDevelop()) clearPreview(path.join(root, 'public'), [])
  else {
    restoreUrls(path.join(root, 'public'), path.join(root, 'static'))
    warnWithoutMailAccount(root, args.reporter)
  }
  const reader = new ContentReader(root, await StoredSummaries.load(args.cache, nodeFormat(root)))
  for (;;) {
    const result = await reader.read()
    if (isFitForBuild(result)) {
      const { content, routes, nextChange } = result
      Object.assign(run, { checked: { content, reader }, routes, nextChange })
      return
    }
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
export async function sourceContent(args: SourceNodesArgs, run: Run): Promise<void> {
  if (!run.checked) return
  const { content, reader } = run.checked
  run.checked = null
  const written = await publish(args, content, new Set())
  await reader.summaries.save(args.cache)
  if (!isDevelop()) return
  run.old.read(content)
  keepInStep(args, run, reader, written)
}

/** Makes nodes anew of what is changed; open pages learn whether they show it. */
function keepInStep(args: SourceNodesArgs, run: Run, reader: ContentReader, written: ReadonlySet<string>): void {
  const root = rootOf(args)
  const refresh = async () => {
    const result = await reader.read()
    if (isFitForBuild(result)) {
      run.routes = result.routes
      run.old.read(result.content)
      written = await publish(args, result.content, written)
    } else args.reporter.warn('The site keeps showing the last content without errors.')
    run.states.tell(result.problems)
  }
  const failed = (error: Error) => args.reporter.error('The content could not be read again.', error)
  watchContent(root, inTurn(refresh, failed))
}

/**
 * Nodes, and the files that pages fetch beside them.
 * @param before ids of the nodes of the last time; those that are no more are deleted
 * @returns ids of the nodes of this time
 */
async function publish(args: SourceNodesArgs, content: Content, before: ReadonlySet<string>): Promise<Set<string>> {
  const written = await writeNodes(args, content, before)
  writeBrandIcons(rootOf(args), content)
  writeChatData(rootOf(args), content)
  return written
}

async function writeNodes(args: SourceNodesArgs, from: Content, before: ReadonlySet<string>): Promise<Set<string>> {
  const { actions, getNode } = args
  const root = rootOf(args)
  const highlight = await loadHighlighter()
  const nodes = contentNodes(from, {
    highlight,
    nodeFormat: nodeFormat(root),
    hasFile: (file) => fs.existsSync(path.join(root, file)),
    imageDigest: (file) => fileDigest(path.join(root, file)),
    siteUrl,
    today: dayOf(siteNow()),
  })
  const current = new Set(nodes.map((node) => node.id))
  for (const node of nodes) writeNode(node)
  for (const id of before) {
    const gone = current.has(id) ? undefined : getNode(id)
    if (gone) actions.deleteNode(gone)
  }
  return current

  function writeNode(node: ContentNode): void {
    const existing = getNode(node.id)
    if (existing?.internal.contentDigest === node.digest) {
      actions.touchNode(existing)
      return
    }
    void actions.createNode({
      ...node.fields(),
      id: node.id,
      parent: null,
      children: [],
      internal: { type: node.type, contentDigest: node.digest },
    })
  }
}
