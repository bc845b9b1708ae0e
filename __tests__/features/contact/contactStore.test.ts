/** @jest-environment node */
import { createContactStore } from '../../../src/features/contact/contactStore'
import { readDraft, DRAFT_KEY } from '../../../src/features/contact/draft'
import type { EmailParameters } from '../../../src/features/contact/emailParameters'
import type { SendOutcome } from '../../../src/features/contact/sendEmail'

const recipient = { name: 'Team', email: 'to@example.com', company: 'Co', website: 'https://co.example' }

function setUp({ timeZone = 'UTC' } = {}) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const timers: { callback: () => void; milliseconds: number }[] = []
  const requests: { parameters: EmailParameters; end: (outcome: SendOutcome) => Promise<void> }[] = []
  let clock = 1_000_000
  let guarded = false
  const store = createContactStore({
    send: (parameters) =>
      new Promise((resolve) => {
        requests.push({
          parameters,
          async end(outcome) {
            resolve(outcome)
            await Promise.resolve()
            await Promise.resolve()
          },
        })
      }),
    now: () => clock,
    startTimer: (callback, milliseconds) => {
      timers.push({ callback, milliseconds })
      return () => undefined
    },
    storage,
    guardLeaving: (isGuarded) => void (guarded = isGuarded),
    timeZone,
  })
  store.dispatch({ type: 'formShown' })
  const type = (field: 'firstName' | 'lastName' | 'email' | 'phone' | 'message', value: string) =>
    store.dispatch({ type: 'edited', field, value })
  type('firstName', 'Ada')
  type('lastName', 'Lovelace')
  type('email', 'ada@example.com')
  type('phone', '+15550100199')
  type('message', 'Please call me back.')
  const submit = () => store.dispatch({ type: 'submitted', at: clock, suspicious: false, recipient })
  return {
    store,
    timers,
    requests,
    submit,
    storage,
    kept,
    isGuarded: () => guarded,
    wait: (milliseconds: number) => (clock += milliseconds),
  }
}

describe('the contact store', () => {
  it('sends once for a double click and hides the outcome after five seconds', async () => {
    const { store, submit, requests, timers } = setUp()
    submit()
    submit()
    expect(requests).toHaveLength(1)
    await requests[0]?.end({ kind: 'sent' })
    expect(store.getState()).toMatchObject({ status: 'sent', statusVisible: true })
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([5000])
    timers[0]?.callback()
    expect(store.getState()).toMatchObject({ status: 'idle', statusVisible: false })
  })

  it('keeps the draft through a failure and clears it after success', async () => {
    const { submit, requests, storage, wait } = setUp()
    submit()
    await requests[0]?.end({ kind: 'failed', reason: 'offline' })
    expect(readDraft(storage)?.values.message).toBe('Please call me back.')
    wait(120_000)
    submit()
    await requests[1]?.end({ kind: 'sent' })
    expect(requests[1]?.parameters).toEqual(requests[0]?.parameters)
    expect(readDraft(storage)?.values.message).toBe('')
  })

  it('has kept what was typed before anything is sent', () => {
    const { kept } = setUp()
    expect(kept.get(DRAFT_KEY)).toContain('Lovelace')
  })

  it('hides an outcome five seconds after a form could show it, not before', async () => {
    const { store, submit, requests, timers } = setUp()
    submit()
    store.dispatch({ type: 'formLeft' })
    await requests[0]?.end({ kind: 'failed', reason: 'server' })
    expect(timers).toEqual([])
    store.dispatch({ type: 'formShown' })
    expect(timers).toHaveLength(1)
    expect(store.getState()).toMatchObject({ status: 'failed', statusVisible: true })
  })

  it('has the browser ask before the page is left exactly while a message is on its way', async () => {
    const { submit, requests, isGuarded } = setUp()
    expect(isGuarded()).toBe(false)
    submit()
    expect(isGuarded()).toBe(true)
    await requests[0]?.end({ kind: 'sent' })
    expect(isGuarded()).toBe(false)
  })

  it('writes to whom the form named when it was sent', () => {
    const { submit, requests } = setUp()
    submit()
    expect(requests[0]?.parameters).toMatchObject({ to_name: 'Team', to_email: 'to@example.com', company_name: 'Co' })
  })

  it('tells of a letter that could not even be written', async () => {
    const { store, submit } = setUp({ timeZone: 'No/Such_Zone' })
    submit()
    await Promise.resolve()
    await Promise.resolve()
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
})
