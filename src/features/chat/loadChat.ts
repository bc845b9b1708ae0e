import type { ComponentType } from 'react'
import type { Language } from '../../routing/languages'
import type { ChatData } from '../../assistant/answerTo'
import type { ChatPanelProps } from './ChatPanel'

/** What an open chat is made of, and a closed one does without. */
export interface LoadedChat {
  Panel: ComponentType<ChatPanelProps>
  data: ChatData
}

/** How long code and answers may take together, in milliseconds; then mail and phone are named. */
export const LOAD_TIMEOUT_MS = 8_000

const loaded = new Map<Language, LoadedChat>()
const loading = new Map<Language, Promise<LoadedChat>>()

/** What was loaded already. */
export function loadedChat(language: Language): LoadedChat | undefined {
  return loaded.get(language)
}

/**
 * Loads the panel's code and the answers of a language; asked again, gives
 * the same. A load that failed is tried anew the next time.
 * @throws what the network threw, or an error for any answer but the file and for none in time
 */
export function loadChat(language: Language): Promise<LoadedChat> {
  const known = loading.get(language)
  if (known) return known
  const both = Promise.all([import('./ChatPanel'), fetchData(language)])
  const load = inTime(both).then(([{ ChatPanel }, data]) => {
    const chat = { Panel: ChatPanel, data }
    loaded.set(language, chat)
    return chat
  })
  loading.set(language, load)
  load.catch(() => loading.delete(language))
  return load
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The chat did not load in time.')), LOAD_TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A file of another build than the panel's code, or a page in its place, is no chat. */
function isChatData(value: unknown): value is ChatData {
  const data = value as Partial<ChatData> | null
  return (
    typeof data === 'object' &&
    data !== null &&
    typeof data.greeting === 'string' &&
    [data.quickQuestions, data.intents, data.answers].every(Array.isArray) &&
    [data.fallbacks?.short, data.fallbacks?.long].every((reply) => typeof reply?.text === 'string') &&
    typeof data.words?.title === 'string'
  )
}

async function fetchData(language: Language): Promise<ChatData> {
  const response = await fetch(`/chat/${language}.json`)
  if (!response.ok) throw new Error(`The chat's data answered ${response.status}.`)
  const data: unknown = await response.json()
  if (!isChatData(data)) throw new Error('The chat’s data has another shape.')
  return data
}
