/** Runs the content check in a thread of its own, so that typing does not wait for it. */
import { memoryFiles } from '../content/read/contentFiles'
import { readContentFrom } from '../content/readContent'
import type { SiteCopy } from '../node/output/editor/writeEditor'

/** A site to check. */
export type Question = Pick<SiteCopy, 'texts' | 'installed'>

onmessage = async ({ data: { texts, installed }, ports: [port] }: MessageEvent<Question>) => {
  const { problems } = await readContentFrom(memoryFiles(texts), installed, { drafts: true })
  port.postMessage(problems)
}
// The editor is told of errors only.
onunhandledrejection = ({ reason }) => reportError(reason)
