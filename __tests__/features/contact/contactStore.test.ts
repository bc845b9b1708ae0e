/** @jest-environment jsdom */
import fc from 'fast-check'
import { STATUS_DISPLAY_TIME } from '../../../src/constants'
import { INITIAL_CONTACT_STATE, type SendOutcome } from '../../../src/features/contact/contactMachine'
import { createContactStore, restoreDraft } from '../../../src/features/contact/contactStore'
import { emailParameters, type EmailParameters } from '../../../src/features/contact/emailMessage'
import { EMPTY_VALUES } from '../../../src/features/contact/contactValues'
import { sendNotice } from '../../../src/features/contact/sendNotice'

const recipient = { recipient: 'Team', email: 'to@example.com', name: 'Co', url: 'https://co.example' }
const values = {
  ...EMPTY_VALUES,
  firstName: 'Анна',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+15550100199',
  message: 'Позвоните мне, пожалуйста 🚢',
}
const draft = { values, selectedProject: '', tried: { message: 'x', at: 5 }, lastSentAt: null, unsent: null }

const keepDraft = (stored: object) => sessionStorage.setItem('contact-draft', JSON.stringify(stored))
const refuse = (): never => {
  throw new Error('The operation is insecure.')
}

function setUp(more: object = {}) {
  keepDraft({ ...draft, ...more })
  const requests: { parameters: EmailParameters; end: (outcome: SendOutcome) => Promise<void> }[] = []
  const store = createContactStore(
    (parameters) =>
      new Promise((resolve) => {
        requests.push({ parameters, end: async (outcome) => (resolve(outcome), jest.advanceTimersByTimeAsync(0)) })
      }),
  )
  store.dispatch({ type: 'formShown' })
  const submit = () => store.dispatch({ type: 'submitted', at: Date.now(), suspicious: false, recipient })
  return { store, requests, submit }
}

/** Whether the browser would ask before the visitor leaves the page. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => jest.useRealTimers())

it('sends once for a double click, and asks before leaving meanwhile', async () => {
  const { store, submit, requests } = setUp({ tried: { message: values.message, at: 5 } })
  submit()
  submit()
  store.dispatch({ type: 'edited', field: 'project', value: 'One more' })
  expect(requests).toHaveLength(1)
  expect(requests[0]?.parameters).toEqual(emailParameters(values, recipient, 5))
  expect(isGuarded()).toBe(true)
  await requests[0]?.end('sent')
  expect(isGuarded()).toBe(false)
})

it('asks before leaving with words that could not be stored', () => {
  const { store } = setUp()
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  store.dispatch({ type: 'edited', field: 'message', value: 'Stored nowhere' })
  expect(isGuarded()).toBe(true)
  full.mockRestore()
})

it('tells a failure of the network where what sends cannot be fetched', async () => {
  keepDraft(draft)
  const store = createContactStore(refuse)
  store.dispatch({ type: 'submitted', at: 1, suspicious: false, recipient })
  await jest.advanceTimersByTimeAsync(0)
  expect(store.getState()).toMatchObject({ status: 'failed', reason: 'unreachable' })
})

it('shows each outcome for five seconds of a visible form', async () => {
  const { store, submit } = setUp({ lastSentAt: Date.now() })
  const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)
  store.dispatch({ type: 'formLeft' })
  submit()
  await wait(STATUS_DISPLAY_TIME)
  store.dispatch({ type: 'formShown' })
  await wait(STATUS_DISPLAY_TIME - 2)
  expect(store.getState()).toMatchObject({ statusVisible: true, attempt: 1 })
  submit()
  await wait(STATUS_DISPLAY_TIME - 1)
  expect(store.getState()).toMatchObject({ reason: 'throttled', statusVisible: true, attempt: 2 })
  await wait(1)
  expect(store.getState().statusVisible).toBe(false)
})

it.each<[outcome: SendOutcome, notice: 'sent' | 'failed']>([
  ['sent', 'sent'],
  ['server', 'failed'],
])(
  'where there is no form, the notice of a send that ended as %s stays until a form shows it',
  async (outcome, notice) => {
    const { store, submit, requests } = setUp()
    submit()
    store.dispatch({ type: 'formLeft' })
    expect(sendNotice.getState()).toBeNull()
    await requests[0]?.end(outcome)
    expect(sendNotice.getState()).toBe(notice)
    store.dispatch({ type: 'formShown' })
    expect(sendNotice.getState()).toBeNull()
  },
)

it.each([
  ['none', null, {}],
  ['text that is no JSON', '{"values":', {}],
  ['an array', '[1]', {}],
  ['no values', '{"values":null}', {}],
  ['a number and a list for texts', '{"values":{"firstName":7,"message":["x"],"email":"a@b.c"}}', { email: 'a@b.c' }],
  ['another field', '{"values":{"firstName":"Ada","fax":"1"}}', { firstName: 'Ada' }],
])('a draft with %s keeps what can be read', (_, stored, kept) => {
  expect(restoreDraft(stored)).toEqual({ ...INITIAL_CONTACT_STATE, values: { ...EMPTY_VALUES, ...kept } })
})

it('the form is given texts and times, whatever is stored', () => {
  const key = fc.constantFrom('values', 'selectedProject', 'tried', 'lastSentAt', 'unsent')
  const field = fc.constantFrom('firstName', 'message', 'at', 'x')
  const stored = fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue())))
  fc.assert(
    fc.property(stored, (any) => {
      const state = restoreDraft(JSON.stringify(any))
      for (const text of [...Object.values(state.values), state.selectedProject, state.tried?.message ?? ''])
        expect(typeof text).toBe('string')
      expect(() => new Date(state.lastSentAt ?? state.tried?.at ?? 0).toISOString()).not.toThrow()
    }),
  )
})
