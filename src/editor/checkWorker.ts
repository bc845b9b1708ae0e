/** Runs the content check in a thread of its own, so that typing does not wait for it. */
import { memoryFiles } from '../content/read/contentFiles'
import { readContentFrom } from '../content/readContent'
import type { SiteCopy } from '../node/output/editor/writeEditor'

/** A site to check, and the files whose problems are wanted. */
export type Question = Pick<SiteCopy, 'texts' | 'installed'> & { wanted: string[] }

onmessage = async ({ data: { texts, installed, wanted }, ports: [port] }: MessageEvent<Question>) => {
  const { problems } = await readContentFrom(memoryFiles(texts), installed, { drafts: true, wanted })
  port.postMessage(problems)
}
// The editor is told of errors only.
onunhandledrejection = ({ reason }) => reportError(reason)
