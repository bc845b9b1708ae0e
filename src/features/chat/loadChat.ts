import type { ComponentType } from 'react'
import type { ChatData } from '../../assistant/topics'
import type { Language } from '../../routing/languages'
import type { ChatPanelProps } from './ChatPanel'

interface LoadedChat {
  Panel: ComponentType<ChatPanelProps>
  data: ChatData
}

/** Milliseconds until the visitor is offered mail and phone, and a further call loads again. */
export const CHAT_TIMEOUT_MS = 3_500

const loaded = new Map<Language, LoadedChat>()
const loading = new Map<Language, Promise<LoadedChat>>()

/** The chat of a language if it is already loaded; else one of another language, with its conversation. */
export function loadedChat(language: Language): LoadedChat | undefined {
  return loaded.get(language) ?? [...loaded.values()].at(-1)
}

/**
 * Loads the panel's code and the answers of a language, once. The next call
 * retries a load that failed or takes too long.
 * @throws the network's error, or an error for a wrong answer
 */
export function loadChat(language: Language): Promise<LoadedChat> {
  const ready = loaded.get(language)
  const known = ready ? Promise.resolve(ready) : loading.get(language)
  if (known) return known
  const load = fetchChat(language)
  loading.set(language, load)
  const forget = () => {
    if (loading.get(language) === load) loading.delete(language)
  }
  load.catch(forget)
  setTimeout(forget, CHAT_TIMEOUT_MS)
  return load
}

async function fetchChat(language: Language): Promise<LoadedChat> {
  const [{ ChatPanel }, response] = await Promise.all([import('./ChatPanel'), fetch(`/chat/${language}.json`)])
  if (!response.ok) throw new Error(`/chat/${language}.json answered ${response.status}.`)
  const data: unknown = await response.json()
  if (!isChatData(data)) throw new Error(`/chat/${language}.json is not the data of this chat.`)
  const chat = { Panel: ChatPanel, data }
  loaded.set(language, chat)
  return chat
}

/** False for a file of another build than the panel's code, or for a page served in its place. */
function isChatData(value: unknown): value is ChatData {
  const { quickQuestions, topics, learned, fallbacks, words } = (value ?? {}) as Partial<ChatData>
  return (
    [quickQuestions, topics].every(Array.isArray) && [learned, fallbacks, words].every((part) => part !== undefined)
  )
}
