import type { ChatData } from '../../src/assistant/topics'
import { readContent } from '../../src/content/readDisk'
import type { Content } from '../../src/content/model/contentTypes'
import { learnedChat, siteChat } from '../../src/node/output/chatData'
import type { ChatContent } from '../../src/node/output/output'
import type { Language } from '../../src/routing/languages'

let content: Promise<Content> | undefined
let chat: Promise<ReturnType<typeof siteChat>> | undefined

/** The shipped content, read once. */
export const demoContent = (): Promise<Content> =>
  (content ??= readContent(process.cwd()).then((result) => result.content))

/** The assistant's content of the shipped site. */
async function demoChatContent(language: Language): Promise<ChatContent> {
  chat ??= demoContent().then(siteChat)
  return (await chat)![language]
}

const learned = new Map<Language, Promise<ChatData>>()

/** Data of the shipped content's assistant in a language, without a build. */
export function demoChat(language: Language): Promise<ChatData> {
  const data = learned.get(language) ?? demoChatContent(language).then(learnedChat)
  learned.set(language, data)
  return data
}
