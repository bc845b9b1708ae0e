/** @jest-environment jsdom */
import type { EmailParameters } from '../../../src/features/contact/emailMessage'
import { classifyRejection, emailConnection } from '../../../src/features/contact/sendEmail'
import { freshModules } from '../../support/freshModules'

const parameters = { from_name: 'Ada Lovelace', message: 'Hello' } as EmailParameters
const init = jest.fn()
const send = jest.fn()

/** Loads the module as in a new tab. */
async function open() {
  freshModules()
  jest.doMock('@emailjs/browser', () => ({ init, send }))
  return import('../../../src/features/contact/sendEmail')
}

beforeEach(() => {
  process.env.GATSBY_EMAILJS_PUBLIC_KEY = 'key'
  process.env.GATSBY_EMAILJS_SERVICE_ID = 'service'
  process.env.GATSBY_EMAILJS_TEMPLATE_ID = 'template'
  process.env.GATSBY_EMAILJS_ORIGIN = 'same-origin'
  init.mockReset()
  send.mockReset().mockResolvedValue({ status: 200, text: 'OK' })
})
afterEach(() => jest.restoreAllMocks())

it.each([
  ['a log-in page', { status: 200, text: '<!doctype html><title>Hotel Wi-Fi</title>' }],
  ['nothing', { status: 200, text: '' }],
  ['no answer of the library', undefined],
])('counts %s with status 200 as a failure', async (_, answer) => {
  send.mockResolvedValue(answer)
  const { sendEmail } = await open()
  expect(await sendEmail(parameters, Infinity)).toBe('intercepted')
})

it('sends nothing after its deadline', async () => {
  const { sendEmail } = await open()
  expect(await sendEmail(parameters, Date.now())).toBe('timeout')
  expect(send).not.toHaveBeenCalled()
})

it('loads again after the library could not be fetched', async () => {
  init.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { sendEmail } = await open()
  expect(await sendEmail(parameters, Infinity)).toBe('offline')
  expect(await sendEmail(parameters, Infinity)).toBe('sent')
})

it.each<[rejection: unknown]>([
  [{ status: 0, text: 'Network Error' }],
  [new TypeError('Failed to fetch')],
  ...['ChunkLoadError', 'NetworkError', 'AbortError'].map(
    (name) => [Object.assign(new Error('No answer.'), { name })] as [Error],
  ),
])('a try that ended with %j is "offline" without a network, else "unreachable"', (rejection) => {
  expect(classifyRejection(rejection, false)).toBe('offline')
  expect(classifyRejection(rejection, true)).toBe('unreachable')
})

it.each<[rejection: unknown, reason: string]>([
  [{ status: 429, text: 'Too Many Requests' }, 'throttled'],
  [{ status: 425, text: '' }, 'throttled'],
  ...[403, 451].map((status) => [{ status, text: 'Forbidden' }, 'refused'] as [object, string]),
  [{ status: 400, text: 'The template ID not found' }, 'misconfigured'],
  [{ status: 400, text: 'from_name: must be at most 201 characters long' }, 'rejected'],
  [{ status: 413, text: 'Payload Too Large' }, 'rejected'],
  ...[401, 402, 404, 412, 426].map((status) => [{ status, text: 'Not found' }, 'misconfigured'] as [object, string]),
  ...[408, 504].map((status) => [{ status, text: '' }, 'timeout'] as [object, string]),
  ['The public key is required. Visit https://dashboard.emailjs.com/admin/account', 'misconfigured'],
  ['The template params have to be the object.', 'misconfigured'],
  [{ status: 500, text: '' }, 'server'],
  [{ status: 304, text: '' }, 'server'],
  [new Error('anything'), 'server'],
  [{ status: '403' }, 'server'],
  [undefined, 'server'],
  [null, 'server'],
])('a try that ended with %j is reported as %s', async (rejection, reason) => {
  send.mockRejectedValue(rejection)
  const { sendEmail } = await open()
  expect(await sendEmail(parameters, Infinity)).toBe(reason)
})

it.each([
  [undefined, 'https://api.emailjs.com'],
  ['', 'https://api.emailjs.com'],
  ['same-origin', 'http://localhost:8000'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
])('the connection of a build with the origin %j goes to %s', (origin, expected) => {
  delete process.env.GATSBY_EMAILJS_ORIGIN
  if (origin !== undefined) process.env.GATSBY_EMAILJS_ORIGIN = origin
  expect(emailConnection('http://localhost:8000').origin).toBe(expected)
})
