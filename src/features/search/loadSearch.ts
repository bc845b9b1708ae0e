import type { ComponentType } from 'react'
import type { Language } from '../../routing/languages'
import { manifestPath, type SearchManifest } from '../../search/searchFiles'
import { loadInTime } from '../loadInTime'
import { readIndexFile } from './readIndexFile'
import type { SearchDialogProps } from './SearchDialog'

/** What an open search is made of, and a closed one does without. */
export interface LoadedSearch {
  Dialog: ComponentType<SearchDialogProps>
  words: SearchManifest['words']
}

/** How long a page may take to say that it is there, in milliseconds. */
const ASK_TIMEOUT_MS = 3_000

/** Whether the site can be reached and has a page. */
export async function isOnSite(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(ASK_TIMEOUT_MS) })).ok
  } catch {
    return false
  }
}

/**
 * Loads the dialog's code and the beginning of the index.
 * @throws what the network threw, or an error when it takes too long
 */
export async function loadSearch(language: Language): Promise<LoadedSearch> {
  const both = Promise.all([import('./SearchDialog'), readIndexFile(manifestPath(language))])
  const [{ SearchDialog }, manifest] = await loadInTime(both)
  return { Dialog: SearchDialog, words: (manifest as SearchManifest).words }
}
