import fs from 'node:fs'
import path from 'node:path'
import type { LocalizedText } from '../../content/schemas/fields'
import { LANGUAGES, type Language } from '../../routing/languages'
import type { Content, Words } from '../../content/model/content'
import type { Chat } from '../../content/schemas/chat'
import type { Company } from '../../content/schemas/company'
import type { ChatData } from '../../assistant/chatData'
import type { Reply } from '../../assistant/reply'
import { fillPlaceholders, type ReplyFacts } from '../../assistant/placeholders'

/**
 * What the chat says in one language. Figures and contacts are filled in;
 * keywords stay in both languages, since English words are understood on the
 * Russian site too.
 * @param words the `chat` namespace of that language
 */
export function chatData(chat: Chat, company: Company, words: Words, language: Language): ChatData {
  const facts = replyFacts(company, language)
  const said = (text: LocalizedText) => fillPlaceholders(text[language], facts)
  const reply = ({ reply: text, links }: Chat['fallbacks']['short']): Reply => ({
    text: said(text),
    links: links.map(({ label, to }) => ({ label: label[language], to })),
  })
  return {
    greeting: said(chat.greeting),
    quickQuestions: chat.quickQuestions.map(said),
    intents: chat.intents.map(({ id, keywords, unless, ...answer }) => ({
      id,
      keywords,
      ...(unless ? { unless } : {}),
      ...reply(answer),
    })),
    fallbacks: { short: reply(chat.fallbacks.short), long: reply(chat.fallbacks.long) },
    words,
  }
}

function replyFacts({ figures, email, phone }: Company, language: Language): ReplyFacts {
  const printed = figures.map(({ id, value }) => [id, typeof value === 'string' ? value : value[language]] as const)
  return { figures: Object.fromEntries(printed), email, phone }
}

/**
 * Writes `public/chat/<language>.json`, which the chat fetches when somebody
 * reaches for it: pages that nobody chats on do not carry its answers.
 */
export function writeChatData(root: string, { entries, company, dictionaries }: Content): void {
  const chat = entries.find((entry) => entry.type === 'Chat')?.record
  if (!chat || !company) return
  const folder = path.join(root, 'public', 'chat')
  fs.mkdirSync(folder, { recursive: true })
  for (const language of LANGUAGES) {
    const words = dictionaries[language].chat ?? {}
    fs.writeFileSync(path.join(folder, `${language}.json`), JSON.stringify(chatData(chat, company, words, language)))
  }
}
