import type { PageChange } from '../../src/sources/previewData'
import type { SiteComparison } from './compareSites'
import type { ChangeEntry } from './reviewRecord'

/** Where a text is written, and what its other languages owe it. */
export interface Place {
  /** `file:line`, or '' where nobody wrote it. */
  place: string
  /** Said where one language changed and the other, beside it, did not. */
  owed?: string
}

/** Finds the place of a change; `text` of what is gone is looked for in the base. */
export type Locate = (change: Omit<PageChange, 'place'>, page: string) => Place

/**
 * Gathers the same change on many pages into one entry.
 * @returns the entries, those on most pages last: what is said on one page is what a reviewer came for; what only
 *   machines read comes behind
 */
export function groupChanges({ pages }: SiteComparison, locate: Locate): ChangeEntry[] {
  const entries = new Map<string, ChangeEntry>()
  for (const { path, changes } of pages) {
    for (const change of changes) {
      const key = JSON.stringify([change.role, change.before, change.text])
      const entry = entries.get(key) ?? { ...change, ...locate(change, path), pages: [] }
      if (!entry.pages.includes(path)) entry.pages.push(path)
      entries.set(key, entry)
    }
  }
  return [...entries.values()].sort(
    (a, b) => Number(isForMachines(a)) - Number(isForMachines(b)) || a.pages.length - b.pages.length,
  )
}

function isForMachines({ role }: ChangeEntry): boolean {
  return /^(structured data|alternate |canonical|robots)/.test(role)
}
