import type { ChatData } from '../../src/assistant/answerTo'
import { readContent } from '../../src/content/readDisk'
import { siteChat } from '../../src/node/output/chatData'
import type { Language } from '../../src/routing/languages'

let shipped: Promise<ReturnType<typeof siteChat>> | undefined

/** Data of the shipped content's assistant in a language, without a build. */
export async function demoChat(language: Language): Promise<ChatData> {
  shipped ??= readContent(process.cwd()).then(({ content }) => siteChat(content))
  return (await shipped)![language]
}
