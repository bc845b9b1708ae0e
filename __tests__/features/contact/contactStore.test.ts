/** @jest-environment jsdom */
import { STATUS_DISPLAY_TIME } from '../../../src/constants'
import { createContactStore } from '../../../src/features/contact/contactStore'
import { INITIAL_CONTACT_STATE } from '../../../src/features/contact/contactMachine'
import { sendNotice } from '../../../src/features/contact/sendNotice'
import type { EmailParameters } from '../../../src/features/contact/emailMessage'
import type { SendOutcome } from '../../../src/features/contact/sendEmail'
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

/** Whether the browser would ask before the page is left. */
const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => jest.useRealTimers())

it('sends once for a double click, and asks before leaving meanwhile', async () => {
  const { submit, requests } = setUp()
  submit()
  submit()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.parameters).toMatchObject({ to_name: 'Team', from_name: 'Анна Lovelace' })
  expect(isGuarded()).toBe(true)
  await requests[0]?.end('sent')
  expect(isGuarded()).toBe(false)
})

it('tells a failure of the network where what sends cannot be fetched', async () => {
  keepDraft(draft)
  const store = createContactStore(refuse)
  store.dispatch({ type: 'submitted', at: 1, suspicious: false, recipient })
  await jest.advanceTimersByTimeAsync(0)
  expect(store.getState()).toMatchObject({ status: 'failed', reason: 'unreachable' })
})

it('shows an outcome for five seconds of a form, however long none was there, and the next one as long', async () => {
  const { store, submit, requests } = setUp()
  const isShown = () => store.getState().statusVisible
  submit()
  store.dispatch({ type: 'formLeft' })
  await requests[0]?.end('server')
  await jest.advanceTimersByTimeAsync(60_000)
  store.dispatch({ type: 'formShown' })
  await jest.advanceTimersByTimeAsync(STATUS_DISPLAY_TIME - 1)
  expect(isShown()).toBe(true)
  submit()
  await requests[1]?.end('server')
  await jest.advanceTimersByTimeAsync(STATUS_DISPLAY_TIME - 1)
  expect(isShown()).toBe(true)
  await jest.advanceTimersByTimeAsync(1)
  expect(isShown()).toBe(false)
})

it('shows an outcome that follows at once on another for its own five seconds', async () => {
  const { store, submit } = setUp({ lastSentAt: Date.now() })
  for (const attempt of [1, 2]) {
    submit()
    await jest.advanceTimersByTimeAsync(STATUS_DISPLAY_TIME - 1)
    expect(store.getState()).toMatchObject({ reason: 'throttled', statusVisible: true, attempt })
  }
  await jest.advanceTimersByTimeAsync(1)
  expect(store.getState().statusVisible).toBe(false)
})

it('tells an outcome elsewhere only where no form is shown, and no more once one is', async () => {
  const { store, submit, requests } = setUp()
  submit()
  await requests[0]?.end('server')
  expect(sendNotice.getState()).toBeNull()
  submit()
  store.dispatch({ type: 'formLeft' })
  expect(sendNotice.getState()).toBeNull()
  await requests[1]?.end('server')
  expect(sendNotice.getState()).toBe('failed')
  store.dispatch({ type: 'formShown' })
  expect(sendNotice.getState()).toBeNull()
})

it('waits fifteen seconds for an answer, of the code that sends as well', async () => {
  const { store, submit } = setUp()
  submit()
  await jest.advanceTimersByTimeAsync(14_999)
  expect(store.getState().status).toBe('sending')
  await jest.advanceTimersByTimeAsync(1)
  expect(store.getState()).toMatchObject({ status: 'failed', reason: 'timeout' })
})

it('completes a draft that lacks fields', () => {
  keepDraft({ values: { firstName: 'Ada' } })
  expect(createContactStore(async () => 'sent').getState()).toEqual({
    ...INITIAL_CONTACT_STATE,
    values: { ...EMPTY_VALUES, firstName: 'Ada' },
  })
})

it('begins empty with a draft that cannot be read', () => {
  sessionStorage.setItem('contact-draft', '{"values":')
  expect(createContactStore(async () => 'sent').getState()).toEqual(INITIAL_CONTACT_STATE)
})
