import { z } from 'zod'

/** The largest body the endpoint reads, as the mail service does (50 KB). */
export const bodyLimit = 50 * 1024

const maybe = z
  .string()
  .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), 'must be one line without control characters')

const line = maybe.refine((text) => text.trim() !== '', 'must not be empty')

const address = line.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address')

const mailRequest = z.strictObject({
  lib_version: line.regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 4.4.1'),
  user_id: line,
  service_id: line,
  template_id: line,
  template_params: z
    .strictObject({
      from_name: line,
      from_email: address,
      // Empty where the form does not ask for it, or the visitor did not say.
      from_phone: maybe,
      message: z.string().refine((text) => text.trim() !== '', 'must not be empty'),
      project: line,
      to_name: line,
      reply_to: address,
      to_email: address,
      company_name: line,
      website: line,
      current_date: line,
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
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}`)
  return { problems }
}
