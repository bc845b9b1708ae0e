/** @jest-environment jsdom */
import fc from 'fast-check'
import { createContactStore, DRAFT_KEY, readDraft } from '../../../src/features/contact/contactStore'
import type { EmailParameters } from '../../../src/features/contact/emailMessage'
import type { SendOutcome } from '../../../src/features/contact/sendEmail'
import { sendNotice } from '../../../src/features/contact/sendNotice'
import { EMPTY_VALUES } from '../../../src/features/contact/validation'

const recipient = { name: 'Team', email: 'to@example.com', company: 'Co', website: 'https://co.example' }
const values = {
  ...EMPTY_VALUES,
  firstName: 'Анна',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+15550100199',
  message: 'Позвоните мне, пожалуйста 🚢',
}
const draft = { values, selectedProject: '', firstTriedAt: 5, triedMessage: 'x', lastSentAt: null, unsent: null }

const memory = (stored?: string) => {
  const content = new Map(stored === undefined ? [] : [[DRAFT_KEY, stored]])
  return {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
  }
}
const refuse = (): never => {
  throw new Error('The operation is insecure.')
}

function setUp(storage = memory(JSON.stringify(draft))) {
  const requests: { parameters: EmailParameters; end: (outcome: SendOutcome) => Promise<void> }[] = []
  const store = createContactStore(
    (parameters) =>
      new Promise((resolve) => {
        requests.push({ parameters, end: async (outcome) => (resolve(outcome), jest.advanceTimersByTimeAsync(0)) })
      }),
    storage,
  )
  store.dispatch({ type: 'formShown' })
  const submit = () => store.dispatch({ type: 'submitted', at: Date.now(), suspicious: false, recipient })
  return { store, requests, submit, storage }
}

/** Whether the browser would ask before the page is left. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => jest.useRealTimers())

it('sends once for a double click, asks before leaving meanwhile, and hides the outcome after five seconds', async () => {
  const { store, submit, requests } = setUp()
  submit()
  submit()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.parameters).toMatchObject({ to_name: 'Team', from_name: 'Анна Lovelace' })
  expect(isGuarded()).toBe(true)
  await requests[0]?.end('sent')
  expect(isGuarded()).toBe(false)
  expect(store.getState()).toMatchObject({ status: 'sent', statusVisible: true })
  jest.advanceTimersByTime(4999)
  expect(store.getState().status).toBe('sent')
  jest.advanceTimersByTime(1)
  expect(store.getState()).toMatchObject({ status: 'idle', statusVisible: false })
})

it('keeps the draft through a failure and clears it after success', async () => {
  const { submit, requests, storage } = setUp()
  submit()
  await requests[0]?.end('offline')
  expect(readDraft(storage)).toMatchObject({ values, unsent: 'offline' })
  jest.advanceTimersByTime(120_000)
  submit()
  await requests[1]?.end('sent')
  expect(requests[1]?.parameters).toEqual(requests[0]?.parameters)
  expect(readDraft(storage)?.values.message).toBe('')
})

it('without a form passes the outcome to every page, and shows it for five seconds once there is one', async () => {
  const { store, submit, requests } = setUp()
  submit()
  store.dispatch({ type: 'formLeft' })
  expect(sendNotice.getState()).toBeNull()
  await requests[0]?.end('server')
  expect(sendNotice.getState()).toBe('failed')
  jest.advanceTimersByTime(60_000)
  store.dispatch({ type: 'formShown' })
  expect(sendNotice.getState()).toBeNull()
  expect(store.getState()).toMatchObject({ status: 'failed', statusVisible: true })
  jest.advanceTimersByTime(5000)
  expect(store.getState()).toMatchObject({ statusVisible: false, offersVisible: true })
})

it('reports a failure of our own', async () => {
  const store = createContactStore(refuse, memory(JSON.stringify(draft)))
  store.dispatch({ type: 'submitted', at: 1, suspicious: false, recipient })
  await jest.advanceTimersByTimeAsync(0)
  expect(store.getState()).toMatchObject({ status: 'failed', reason: 'server' })
})

it('tells its listeners of changes only, and not after they left', () => {
  const { store } = setUp()
  const listener = jest.fn()
  const leave = store.subscribe(listener)
  store.dispatch({ type: 'declined' })
  expect(listener).not.toHaveBeenCalled()
  store.dispatch({ type: 'edited', field: 'project', value: 'x' })
  leave()
  store.dispatch({ type: 'edited', field: 'project', value: 'y' })
  expect(listener).toHaveBeenCalledTimes(1)
})

describe('the stored draft', () => {
  it('costs nothing but memory if the storage is blocked or absent', () => {
    for (const storage of [{ getItem: refuse, setItem: refuse }, undefined]) {
      const store = createContactStore(async () => 'sent', storage)
      store.dispatch({ type: 'edited', field: 'firstName', value: 'Ada' })
      expect(store.getState().values.firstName).toBe('Ada')
    }
  })

  it.each([9e15, -9e15, '5'])('has no moment that no calendar knows: %s', (firstTriedAt) => {
    const stored = JSON.stringify({ ...draft, firstTriedAt, unsent: 'because' })
    expect(readDraft(memory(stored))).toMatchObject({ values, firstTriedAt: null, unsent: null })
  })

  it('is complete or null, whatever the storage holds', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ values: fc.dictionary(fc.constantFrom('firstName', 'email', 'x'), fc.anything()) })
        .map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(anything, (stored) => {
        const read = readDraft(memory(stored))
        if (read === null) return
        expect(Object.keys(read.values)).toEqual(Object.keys(EMPTY_VALUES))
        for (const value of Object.values(read.values)) expect(typeof value).toBe('string')
      }),
    )
  })
})
