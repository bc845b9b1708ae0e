/** @jest-environment node */
import { EMPTY_VALUES, type ContactValues } from '../../../src/features/contact/contactFields'
import { contactReducer, THROTTLE_MS } from '../../../src/features/contact/contactMachine'
import {
  draftOf,
  INITIAL_CONTACT_STATE,
  type ContactEvent,
  type ContactState,
} from '../../../src/features/contact/contactState'
import { FAILURE_REASONS } from '../../../src/features/contact/failureReasons'

const recipient = { name: 'Team', email: 'to@dock.example', company: 'Dock', website: 'https://dock.example' }

const filled: ContactValues = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '+15550100199',
  project: '',
  message: 'Please call me back.',
}

const run = (state: ContactState, ...events: ContactEvent[]) => events.reduce(contactReducer, state)
const submitted = (at: number, suspicious = false): ContactEvent => ({ type: 'submitted', at, suspicious, recipient })
const edited = (field: keyof ContactValues, value: string): ContactEvent => ({ type: 'edited', field, value })

const ready: ContactState = { ...INITIAL_CONTACT_STATE, values: filled }
const invalid = run(INITIAL_CONTACT_STATE, submitted(1))
const confirming = run(ready, submitted(1, true))
const sending = run(ready, submitted(1))
const sent = run(sending, { type: 'answered', attempt: 1, at: 2 })
const sentQuiet = run(sent, { type: 'statusExpired', attempt: 1 })
const failed = run(sending, { type: 'failed', attempt: 1, reason: 'server' })
const failedQuiet = run(failed, { type: 'statusExpired', attempt: 1 })
const failedEdited = run(failed, edited('lastName', 'Byron'))

const states = {
  initial: INITIAL_CONTACT_STATE,
  ready,
  invalid,
  confirming,
  sending,
  sent,
  sentQuiet,
  failed,
  failedQuiet,
  failedEdited,
}

const events = {
  edit: edited('firstName', 'Grace'),
  submit: submitted(50_000),
  suspiciousSubmit: submitted(50_000, true),
  confirm: { type: 'confirmed', at: 50_000, recipient },
  decline: { type: 'declined' },
  answer: { type: 'answered', attempt: 1, at: 50_000 },
  staleAnswer: { type: 'answered', attempt: 0, at: 50_000 },
  fail: { type: 'failed', attempt: 1, reason: 'offline' },
  staleFail: { type: 'failed', attempt: 0, reason: 'offline' },
  timeout: { type: 'failed', attempt: 1, reason: 'timeout' },
  expire: { type: 'statusExpired', attempt: 1 },
  staleExpire: { type: 'statusExpired', attempt: 0 },
  project: { type: 'projectSelected', project: 'Car Rental Booking App' },
} satisfies Record<string, ContactEvent>

type StateName = keyof typeof states
type EventName = keyof typeof events

/** Status, then what is in sight: s(entence), o(ffers), q(uestion), e(rrors). `=` means the very same state. */
function picture(before: ContactState, after: ContactState): string {
  if (after === before) return '='
  const marks = [
    after.statusVisible && 's',
    after.offersVisible && 'o',
    after.confirming && 'q',
    Object.keys(after.errors).length > 0 && 'e',
  ].filter(Boolean)
  return [after.status, marks.join('')].filter(Boolean).join(' ')
}

const columns: EventName[] = [
  'edit',
  'submit',
  'suspiciousSubmit',
  'confirm',
  'decline',
  'answer',
  'staleAnswer',
  'fail',
  'staleFail',
  'timeout',
  'expire',
  'staleExpire',
  'project',
]

const table: Record<StateName, string[]> = {
  initial: ['idle', 'idle e', 'idle e', '=', '=', '=', '=', '=', '=', '=', '=', '=', 'idle'],
  ready: ['idle', 'sending', 'idle q', '=', '=', '=', '=', '=', '=', '=', '=', '=', 'idle'],
  invalid: ['idle e', 'idle e', 'idle e', '=', '=', '=', '=', '=', '=', '=', '=', '=', 'idle e'],
  confirming: ['idle', 'sending', 'idle q', 'sending', 'idle', '=', '=', '=', '=', '=', '=', '=', 'idle'],
  sending: ['sending', '=', '=', '=', '=', 'sent s', '=', 'failed so', '=', 'failed so', '=', '=', 'sending'],
  sent: ['sent s', 'sent se', 'sent se', '=', '=', '=', '=', '=', '=', '=', 'idle', '=', 'sent s'],
  sentQuiet: ['idle', 'idle e', 'idle e', '=', '=', '=', '=', '=', '=', '=', '=', '=', 'idle'],
  failed: ['failed s', 'sending', 'failed soq', '=', '=', '=', '=', '=', '=', '=', 'failed o', '=', 'failed s'],
  failedQuiet: ['idle', 'sending', 'failed oq', '=', '=', '=', '=', '=', '=', '=', '=', '=', 'idle'],
  failedEdited: ['failed s', 'sending', 'failed sq', '=', '=', '=', '=', '=', '=', '=', 'idle', '=', 'failed s'],
}

const cells = (Object.keys(table) as StateName[]).flatMap((state) =>
  columns.map((event, index) => [state, event, table[state][index] ?? 'missing'] as const),
)

describe('states × events', () => {
  it('covers every state and event', () => {
    expect(Object.keys(table)).toEqual(Object.keys(states))
    expect([...columns].sort()).toEqual(Object.keys(events).sort())
  })

  it.each(cells)('%s, %s: %s', (state, event, expected) => {
    const before = states[state]
    expect(picture(before, contactReducer(before, events[event]))).toBe(expected)
  })

  it.each(cells)('%s, %s leaves the state before untouched', (state, event) => {
    const before = structuredClone(states[state])
    contactReducer(states[state], events[event])
    expect(states[state]).toEqual(before)
  })
})

describe('nothing is lost', () => {
  it('keeps every word through each kind of failure', () => {
    for (const reason of FAILURE_REASONS) {
      const after = run(sending, { type: 'failed', attempt: 1, reason })
      expect(after.values).toEqual(filled)
      expect(after.reason).toBe(reason)
    }
  })

  it('clears everything after success but the selected project', () => {
    const chosen = run(ready, { type: 'projectSelected', project: 'Fitness Tracking App' }, submitted(1), {
      type: 'answered',
      attempt: 1,
      at: 2,
    })
    expect(chosen.values).toEqual({ ...EMPTY_VALUES, project: 'Fitness Tracking App' })
  })

  it('returns an edited project to the selected one', () => {
    const edits = run(
      ready,
      { type: 'projectSelected', project: 'Fitness Tracking App' },
      edited('project', 'Like that, for rowing'),
      submitted(1),
    )
    expect(edits.inFlight?.values.project).toBe('Like that, for rowing')
    expect(run(edits, { type: 'answered', attempt: 1, at: 2 }).values.project).toBe('Fitness Tracking App')
  })

  it('keeps what was typed while the message was on its way', () => {
    const after = run(sending, edited('message', 'One more question: when?'), { type: 'answered', attempt: 1, at: 2 })
    expect(after.values).toEqual({ ...EMPTY_VALUES, message: 'One more question: when?' })
  })

  it('puts a message from the chat under the one already written, once', () => {
    const suggested: ContactEvent = { type: 'messageSuggested', message: 'Visitor: How long?' }
    const once = run(ready, suggested)
    expect(once.values.message).toBe('Please call me back.\n\nVisitor: How long?')
    expect(run(once, suggested)).toBe(once)
    expect(run(INITIAL_CONTACT_STATE, suggested).values.message).toBe('Visitor: How long?')
  })
})

describe('one message, one outcome', () => {
  it('sends once on a double click', () => {
    expect(run(ready, submitted(1), submitted(1), submitted(2)).attempt).toBe(1)
  })

  it('ignores an answer after the timeout, also while the retry is under way', () => {
    const timedOut = run(sending, { type: 'failed', attempt: 1, reason: 'timeout' })
    expect(timedOut.reason).toBe('timeout')
    expect(run(timedOut, { type: 'answered', attempt: 1, at: 3 })).toBe(timedOut)
    const retry = run(timedOut, submitted(20_000))
    expect(retry.attempt).toBe(2)
    expect(run(retry, { type: 'answered', attempt: 1, at: 20_001 })).toBe(retry)
    expect(run(retry, { type: 'failed', attempt: 1, reason: 'offline' })).toBe(retry)
    expect(run(retry, { type: 'answered', attempt: 2, at: 20_001 }).status).toBe('sent')
  })

  it('does not let the timer of an old status hide a new one', () => {
    const again = run(failed, submitted(3), { type: 'failed', attempt: 2, reason: 'offline' })
    expect(run(again, { type: 'statusExpired', attempt: 1 })).toBe(again)
  })
})

describe('a retry is recognisable', () => {
  it('keeps the moment of the first try while the message is the same', () => {
    const retry = run(failed, submitted(99))
    expect(retry.firstTriedAt).toBe(1)
    const corrected = run(failed, edited('email', 'ada@example.org'), submitted(99))
    expect(corrected.firstTriedAt).toBe(1)
  })

  it('is a new message when its text changed, or after success', () => {
    expect(run(failed, edited('message', 'Something else entirely.'), submitted(99)).firstTriedAt).toBe(99)
    expect(sent.firstTriedAt).toBeNull()
  })

  it('survives a reload through the draft', () => {
    const reloaded = run(INITIAL_CONTACT_STATE, { type: 'restored', draft: draftOf(failed) })
    expect(reloaded.values).toEqual(filled)
    expect(reloaded).toMatchObject({ status: 'failed', reason: 'server', statusVisible: false, offersVisible: true })
    expect(run(reloaded, submitted(99)).firstTriedAt).toBe(1)
  })

  it('is unknown to have arrived when the page was left while it was on its way', () => {
    const reloaded = run(INITIAL_CONTACT_STATE, { type: 'restored', draft: draftOf(sending) })
    expect(reloaded).toMatchObject({ values: filled, reason: 'unknown', offersVisible: true })
    expect(run(reloaded, submitted(99)).firstTriedAt).toBe(1)
    expect(draftOf(run(reloaded, edited('message', 'Something else.'))).unsent).toBeNull()
  })

  it('fills in only what the visitor has not typed before the page woke up', () => {
    const early = run(INITIAL_CONTACT_STATE, edited('firstName', 'Grace'), { type: 'restored', draft: draftOf(failed) })
    expect(early.values).toEqual({ ...filled, firstName: 'Grace' })
    expect(contactReducer(sending, { type: 'restored', draft: draftOf(failed) })).toBe(sending)
  })
})

describe('own throttle', () => {
  const second = { ...sentQuiet, values: filled }

  it('counts from success and not from a failure', () => {
    expect(failed.lastSentAt).toBeNull()
    expect(run(failed, submitted(2)).status).toBe('sending')
    expect(second.lastSentAt).toBe(2)
    const throttled = run(second, submitted(2 + THROTTLE_MS - 1))
    expect(throttled).toMatchObject({ status: 'failed', reason: 'throttled', values: filled, offersVisible: true })
    expect(run(second, submitted(2 + THROTTLE_MS)).status).toBe('sending')
  })

  it('does not lock out a visitor whose clock was set back', () => {
    expect(run({ ...second, lastSentAt: 1_000_000 }, submitted(5)).status).toBe('sending')
  })
})

describe('validation and confirmation', () => {
  it('clears only the error of the edited field', () => {
    const after = run(invalid, edited('email', 'a'))
    expect(after.errors.email).toBeUndefined()
    expect(after.errors.firstName).toBe('contact:error.firstName.required')
  })

  it('asks for the focus on each refused submit', () => {
    expect(run(invalid, submitted(2)).invalidSubmits).toBe(2)
  })

  it('checks again when a confirmed form was changed, and asks anew', () => {
    expect(run(confirming, edited('message', 'short'), { type: 'confirmed', at: 3, recipient }).status).toBe('idle')
    expect(run(confirming, { type: 'declined' }).values).toEqual(filled)
  })
})

describe('what was sent', () => {
  const shown = contactReducer(sending, { type: 'formShown' })
  const confirmed = run(shown, { type: 'answered', attempt: 1, at: 2 })

  it('is confirmed until the form is left or sends again', () => {
    expect(confirmed.confirmation).toEqual({ values: filled, at: 2 })
    expect(run(confirmed, { type: 'statusExpired', attempt: 1 }).confirmation).toEqual({ values: filled, at: 2 })
    expect(run(confirmed, edited('message', 'Another one.')).confirmation).not.toBeNull()
    expect(run(confirmed, { type: 'formLeft' }).confirmation).toBeNull()
    expect(contactReducer({ ...confirmed, values: filled }, submitted(50_000)).confirmation).toBeNull()
  })

  it('is confirmed by the next form when the visitor had gone to a page without one', () => {
    const away = run(shown, { type: 'formLeft' }, { type: 'answered', attempt: 1, at: 2 })
    expect(run(away, { type: 'formShown' })).toMatchObject({ statusVisible: true, confirmation: { at: 2 } })
  })
})

it('says which project was chosen until the next edit', () => {
  const chosen = run(ready, { type: 'projectSelected', project: 'Car Rental Booking App' })
  expect(chosen.announcedProject).toBe('Car Rental Booking App')
  expect(run(chosen, edited('firstName', 'G')).announcedProject).toBe('')
})

it('wants the focus until a form has taken it', () => {
  const wanted = run(ready, { type: 'focusWanted' })
  expect(wanted.focusWanted).toBe(true)
  expect(run(wanted, { type: 'formLeft' }, { type: 'formShown' }).focusWanted).toBe(true)
  expect(run(wanted, { type: 'focusTaken' }).focusWanted).toBe(false)
})
