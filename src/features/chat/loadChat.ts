import type { ComponentType } from 'react'
import type { Language } from '../../routing/languages'
import type { ChatData } from '../../assistant/answerTo'
import { loadInTime } from '../loadInTime'
import type { ChatPanelProps } from './ChatPanel'

/** What an open chat is made of, and a closed one does without. */
interface LoadedChat {
  Panel: ComponentType<ChatPanelProps>
  data: ChatData
}

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
  const load = loadInTime(both).then(([{ ChatPanel, isChatData }, data]) => {
    if (!isChatData(data)) throw new Error('The chat’s data has another shape.')
    const chat = { Panel: ChatPanel, data }
    loaded.set(language, chat)
    return chat
  })
  loading.set(language, load)
  load.catch(() => loading.delete(language))
  return load
}

async function fetchData(language: Language): Promise<unknown> {
  const response = await fetch(`/chat/${language}.json`)
  if (!response.ok) throw new Error(`The chat's data answered ${response.status}.`)
  return response.json()
}
