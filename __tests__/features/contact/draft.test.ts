/** @jest-environment node */
import fc from 'fast-check'
import { EMPTY_VALUES } from '../../../src/features/contact/contactFields'
import { DRAFT_KEY, readDraft, tabStorage, writeDraft, type ContactDraft } from '../../../src/features/contact/draft'

const draft: ContactDraft = {
  values: { ...EMPTY_VALUES, firstName: 'Анна', message: 'Позвоните мне 🚢' },
  selectedProject: 'Fitness Tracking App',
  firstTriedAt: 5,
  triedMessage: 'Позвоните мне 🚢',
  lastSentAt: null,
  unsent: null,
}

function memory(content: Record<string, string> = {}) {
  return {
    content,
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => void (content[key] = value),
  }
}

function refuse(): never {
  throw new Error('The operation is insecure.')
}

const blocked = { getItem: refuse, setItem: refuse }

describe('the draft', () => {
  it('comes back as it was kept', () => {
    const storage = memory()
    expect(writeDraft(storage, draft)).toBe(true)
    expect(readDraft(storage)).toEqual(draft)
  })

  it.each([9e15, -9e15, Infinity, '5'])('has no moment that no calendar knows: %s', (firstTriedAt) => {
    const storage = memory({ [DRAFT_KEY]: JSON.stringify({ ...draft, firstTriedAt, unsent: 'because' }) })
    expect(readDraft(storage)).toMatchObject({ firstTriedAt: null, unsent: null })
  })

  it('is nothing when none was kept', () => {
    expect(readDraft(memory())).toBeNull()
  })

  it('costs nothing but memory when the storage is blocked, full or absent', () => {
    expect(writeDraft(blocked, draft)).toBe(false)
    expect(readDraft(blocked)).toBeNull()
    expect(writeDraft(undefined, draft)).toBe(false)
    expect(readDraft(undefined)).toBeNull()
  })

  it('finds the storage of a tab, and none where reading it throws', () => {
    const storage = memory() as unknown as Storage
    expect(tabStorage({ sessionStorage: storage })).toBe(storage)
    expect(tabStorage({})).toBeUndefined()
    expect(tabStorage(Object.defineProperty({}, 'sessionStorage', { get: refuse }))).toBeUndefined()
  })

  it('is whole or nothing, whatever the storage holds', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ values: fc.dictionary(fc.constantFrom('firstName', 'email', 'x'), fc.anything()) })
        .map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(anything, (stored) => {
        const read = readDraft(memory({ [DRAFT_KEY]: stored }))
        if (read === null) return
        expect(Object.keys(read.values)).toEqual(Object.keys(EMPTY_VALUES))
        for (const value of Object.values(read.values)) expect(typeof value).toBe('string')
      }),
    )
  })
})
