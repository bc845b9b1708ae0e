import {
  contactReducer,
  FAILURE_REASONS,
  INITIAL_CONTACT_STATE,
  THROTTLE_MS,
  type ContactEvent,
  type ContactState,
  type SendOutcome,
} from '../../../src/features/contact/contactMachine'
import { EMPTY_VALUES, type ContactValues } from '../../../src/features/contact/contactValues'
import { draftOf, restoreDraft } from '../../../src/features/contact/contactStore'

const recipient = { recipient: 'Team', email: 'to@dock.example', name: 'Dock', url: 'https://dock.example' }

const filled: ContactValues = {
  ...EMPTY_VALUES,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+15550100199',
  message: 'Please call me back.',
}

/** Freezes a state, so that a reducer that changes it throws. */
function freeze(state: ContactState): ContactState {
  Object.values(state).forEach((part) => Object.freeze(part))
  return Object.freeze(state)
}
const run = (state: ContactState, ...events: ContactEvent[]) =>
  events.reduce((before, event) => freeze(contactReducer(before, event)), freeze(state))

const submitted = (at: number): ContactEvent => ({ type: 'submitted', at, suspicious: false, recipient })
const edited = (field: keyof ContactValues, value: string): ContactEvent => ({ type: 'edited', field, value })
const ended = (outcome: SendOutcome, attempt = 1, at = 2): ContactEvent => ({ type: 'ended', attempt, at, outcome })
const expired = (attempt = 1): ContactEvent => ({ type: 'statusExpired', attempt })
const chosen: ContactEvent = { type: 'projectSelected', project: 'Car Rental Booking App' }

const ready: ContactState = { ...INITIAL_CONTACT_STATE, values: filled }
const invalid = run(INITIAL_CONTACT_STATE, submitted(1))
const sending = run(ready, submitted(1))
const sent = run(sending, ended('sent'))
const failed = run(sending, ended('server'))

it.each(FAILURE_REASONS)('after the failure %s every word is there', (reason) => {
  expect(run(sending, ended(reason)).values).toEqual(sending.values)
})

it('success clears what was sent, and keeps project and what was typed meanwhile', () => {
  const values = { ...EMPTY_VALUES, project: chosen.project }
  expect(run(ready, chosen, submitted(1), ended('sent'))).toMatchObject({ values, announcedProject: '' })
  const edits = run(ready, chosen, edited('project', 'Like that, for rowing'), submitted(1))
  expect(edits.inFlight?.values.project).toBe('Like that, for rowing')
  expect(run(edits, ended('sent')).values.project).toBe(chosen.project)
  expect(run(edits, edited('project', 'Another'), ended('sent')).values.project).toBe('Another')
  const typed = run(sending, edited('message', 'One more question: when?'), ended('sent'))
  expect(typed.values).toEqual({ ...EMPTY_VALUES, message: 'One more question: when?' })
})

it('one more tap after the success judges nothing; a new message is judged', () => {
  expect(run(sent, submitted(3))).toBe(sent)
  expect(run(sent, edited('message', 'Also'), submitted(3)).errors).toHaveProperty('firstName')
})

it('a message from the chat goes below the one already written, once', () => {
  const suggested: ContactEvent = { type: 'messageSuggested', message: 'Visitor: How long?' }
  const once = run(ready, chosen, edited('message', 'Please call me back.\n'), suggested)
  const message = 'Please call me back.\n\nVisitor: How long?'
  expect(once).toMatchObject({ announcedProject: '', values: { message } })
  expect(run(once, suggested)).toBe(once)
})

it('an edit clears the error of its own field only', () => {
  const others = Object.keys(invalid.errors).filter((field) => field !== 'email')
  expect(Object.keys(run(invalid, edited('email', 'a')).errors)).toEqual(others)
})

it('a retry keeps the time of the first try while the message is the same', () => {
  expect(run(failed, submitted(99))).toEqual({ ...sending, attempt: 2 })
  expect(run(failed, edited('message', `${filled.message}\n`), submitted(99)).tried).toEqual(sending.tried)
  expect(run(failed, edited('message', 'Something else entirely.'), submitted(99)).tried?.at).toBe(99)
})

it('a retry survives a reload; during a send it is unknown whether it arrived', () => {
  const reload = (state: ContactState) => restoreDraft(JSON.stringify(draftOf(state)))
  const reloaded = reload(failed)
  expect(reloaded).toMatchObject({ values: filled, reason: 'server', statusVisible: false, offersVisible: true })
  expect(run(reloaded, submitted(99)).tried?.at).toBe(1)
  expect(reload(sending)).toMatchObject({ values: filled, reason: 'unknown', offersVisible: true })
  const changed = [reloaded, failed].map((state) => draftOf(run(state, edited('message', 'Something else.'))))
  expect(changed.map(({ unsent }) => unsent)).toEqual([null, null])
})

it('the throttle counts from a success, and not with a clock that was set back', () => {
  const second = run({ ...sent, values: filled }, expired())
  expect(run(second, submitted(10_001))).toMatchObject({ reason: 'throttled', values: filled })
  expect(run(second, submitted(10_002)).status).toBe('sending')
  expect(run({ ...second, lastSentAt: THROTTLE_MS }, submitted(5)).status).toBe('sending')
})

it('the project is announced until the form is left; focus waits for the next form', () => {
  const shown = run(ready, { type: 'formShown' }, chosen, { type: 'focusWanted' })
  const left = run(shown, { type: 'formLeft' })
  expect(left).toEqual({ ...shown, announcedProject: '', formsShown: 0 })
  expect(run(left, { type: 'focusTaken' })).toEqual({ ...left, focusWanted: false })
})
