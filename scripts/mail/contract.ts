import { z } from 'zod'

/** The largest body the endpoint reads, as the mail service does (50 KB). */
export const bodyLimit = 50 * 1024

/** Letters as the form counts them: a smiley is one, though it takes two units of a string. */
const atMost = (max: number) => (text: string) => Array.from(text).length <= max

const line = (max: number) =>
  z
    .string()
    .refine(atMost(max), `must have at most ${max} characters`)
    .refine((text) => text.trim() !== '', 'must not be empty')
    .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), 'must be one line without control characters')

const address = line(254).regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')

const mailRequest = z.strictObject({
  lib_version: line(20).regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 4.4.1'),
  user_id: line(100),
  service_id: line(100),
  template_id: line(100),
  template_params: z
    .strictObject({
      // Two names of 100 letters, and the space between them.
      from_name: line(201),
      from_email: address,
      from_phone: line(60),
      message: z
        .string()
        .max(20_000)
        .refine((text) => text.trim() !== '', 'must not be empty'),
      project: line(200),
      to_name: line(200),
      reply_to: address,
      to_email: address,
      company_name: line(200),
      website: line(300),
      current_date: line(100),
    })
    .refine((params) => params.reply_to === params.from_email, {
      path: ['reply_to'],
      message: 'must be the same as from_email',
    }),
})

/** The JSON body of `POST /api/v1.0/email/send`, as `@emailjs/browser` sends it. */
export type MailRequest = z.infer<typeof mailRequest>

/**
 * Checks a request's body against the contract: exactly the keys of the
 * service's call and exactly the contact form's parameters, all of them strings.
 *
 * @returns the request, or every problem as `field: what is wrong`
 */
export function readMailRequest(body: string): MailRequest | { problems: string[] } {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { problems: ['the body: must be JSON'] }
  }
  const result = mailRequest.safeParse(value)
  if (result.success) return result.data
  return {
    problems: result.error.issues.map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`),
  }
}
