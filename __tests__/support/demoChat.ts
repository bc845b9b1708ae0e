import type { ChatData } from '../../src/assistant/answerTo'
import { entriesOf } from '../../src/content/model/contentTypes'
import { readContent } from '../../src/content/readDisk'
import { chatData, siteTopics } from '../../src/node/output/chatData'
import type { Language } from '../../src/routing/languages'

const read = () => readContent(process.cwd())
let shipped: ReturnType<typeof read> | undefined

/** Data of the shipped content's assistant in a language, without the passages of built pages. */
export async function demoChat(language: Language): Promise<ChatData> {
  shipped ??= read()
  const { content } = await shipped
  const [chat] = entriesOf(content.entries, 'Chat')
  return chatData(chat.record, content.company!, content.figures, {}, language, siteTopics(content, language))
}
