import { z } from 'zod'

const words = z.string().regex(/\S/, 'must not be empty')

const mailRequest = z.strictObject({
  lib_version: words,
  user_id: words,
  service_id: words,
  template_id: words,
  template_params: z.strictObject({
    from_name: words,
    from_email: words,
    // Empty where the form does not ask for it, or the visitor did not say.
    from_phone: z.string(),
    message: words,
    project: words,
    to_name: words,
    reply_to: words,
    to_email: words,
    company_name: words,
    website: words,
    current_date: words,
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
