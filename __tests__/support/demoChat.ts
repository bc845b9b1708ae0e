import type { ChatData } from '../../src/assistant/topics'
import { learnedChat, siteChat } from '../../src/node/output/chatData'
import type { Language } from '../../src/routing/languages'
import { readShipped } from './shipped'

let chat: Promise<ReturnType<typeof siteChat>> | undefined

async function learn(language: Language): Promise<ChatData> {
  chat ??= readShipped().then(({ content }) => siteChat(content))
  return learnedChat((await chat)![language])
}

const learned = new Map<Language, Promise<ChatData>>()

/** Data of the shipped content's assistant in a language, without a build. */
export function demoChat(language: Language): Promise<ChatData> {
  const data = learned.get(language) ?? learn(language)
  learned.set(language, data)
  return data
}
