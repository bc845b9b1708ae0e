/** @jest-environment node */
import { createContactStore } from '../../../src/features/contact/contactStore'
import { readDraft, DRAFT_KEY } from '../../../src/features/contact/draft'
import { emailParameters, type EmailParameters } from '../../../src/features/contact/emailParameters'
import type { SendOutcome } from '../../../src/features/contact/sendEmail'

function setUp() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const timers: { callback: () => void; milliseconds: number }[] = []
  const requests: { parameters: EmailParameters; end: (outcome: SendOutcome) => Promise<void> }[] = []
  let clock = 1_000_000
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
    parametersOf: (values, at) =>
      emailParameters(
        values,
        { name: 'Team', email: 'to@example.com', company: 'Co', website: 'https://co.example' },
        at,
        'UTC',
      ),
    now: () => clock,
    startTimer: (callback, milliseconds) => {
      timers.push({ callback, milliseconds })
      return () => undefined
    },
    storage,
  })
  const type = (field: 'firstName' | 'lastName' | 'email' | 'phone' | 'message', value: string) =>
    store.dispatch({ type: 'edited', field, value })
  type('firstName', 'Ada')
  type('lastName', 'Lovelace')
  type('email', 'ada@example.com')
  type('phone', '+15550100199')
  type('message', 'Please call me back.')
  const submit = () => store.dispatch({ type: 'submitted', at: clock, suspicious: false })
  return { store, timers, requests, submit, storage, kept, wait: (milliseconds: number) => (clock += milliseconds) }
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
