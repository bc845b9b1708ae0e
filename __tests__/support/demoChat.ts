import type { ChatData } from '../../src/assistant/answerTo'
import { readContent } from '../../src/content/readDisk'
import type { Content } from '../../src/content/model/contentTypes'
import { siteChat } from '../../src/node/output/chatData'
import type { Language } from '../../src/routing/languages'

let content: Promise<Content> | undefined
let chat: Promise<ReturnType<typeof siteChat>> | undefined

/** The shipped content, read once. */
export const demoContent = (): Promise<Content> =>
  (content ??= readContent(process.cwd()).then((result) => result.content))

/** Data of the shipped content's assistant in a language, without a build. */
export async function demoChat(language: Language): Promise<ChatData> {
  chat ??= demoContent().then(siteChat)
  return (await chat)![language]
}
