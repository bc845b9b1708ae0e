import { CONTACT_FIELDS, EMPTY_VALUES, type ContactValues } from './contactFields'
import { isFailureReason, type FailureReason } from './failureReasons'

/**
 * What outlives a navigation, a reload and a switch of language within the
 * tab: the words, and what makes a retry recognisable as the same message.
 */
export interface ContactDraft {
  values: ContactValues
  /** Title the visitor chose on a project card; the field may have been edited since. */
  selectedProject: string
  /** First try of the message that has not arrived yet, in milliseconds, and its text. */
  firstTriedAt: number | null
  triedMessage: string | null
  /** When the last message was sent, in milliseconds: our own throttle. */
  lastSentAt: number | null
  /** Why the message is still here although it was sent once; null when it was not, or has been edited since. */
  unsent: FailureReason | null
}

/** The part of `sessionStorage` that is used; `undefined` where the browser has none or blocks it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem'> | undefined

/** One key for both languages, so that switching keeps what was typed. */
export const DRAFT_KEY = 'contact-draft'

/**
 * The tab's storage, or `undefined` when the browser blocks it: with cookies
 * off, merely reading `window.sessionStorage` throws a `SecurityError`.
 */
export function tabStorage(scope: { readonly sessionStorage?: Storage }): DraftStorage {
  try {
    return scope.sessionStorage ?? undefined
  } catch {
    return undefined
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The last moment that a date can hold (ECMA-262, section 21.4.1.1), in milliseconds. */
const LAST_MOMENT = 8.64e15

function moment(value: unknown): number | null {
  return typeof value === 'number' && Math.abs(value) <= LAST_MOMENT ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * Reads the draft back. Whatever is in the storage, also from an older version
 * of the site, the answer is a whole draft or `null`; it never throws.
 */
export function readDraft(storage: DraftStorage): ContactDraft | null {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(DRAFT_KEY) ?? 'null')
    if (!isRecord(stored) || !isRecord(stored.values)) return null
    const values = { ...EMPTY_VALUES }
    for (const field of CONTACT_FIELDS) values[field] = text(stored.values[field])
    return {
      values,
      selectedProject: text(stored.selectedProject),
      firstTriedAt: moment(stored.firstTriedAt),
      triedMessage: typeof stored.triedMessage === 'string' ? stored.triedMessage : null,
      lastSentAt: moment(stored.lastSentAt),
      unsent: isFailureReason(stored.unsent) ? stored.unsent : null,
    }
  } catch {
    return null
  }
}

/**
 * Keeps the draft. Never throws: a full or blocked storage costs the draft its
 * memory, not the visitor the form.
 * @returns whether it was kept
 */
export function writeDraft(storage: DraftStorage, draft: ContactDraft): boolean {
  if (!storage) return false
  try {
    storage.setItem(DRAFT_KEY, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
