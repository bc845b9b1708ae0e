/** Account and address of the e-mail service. Missing ids are empty strings. */
export interface EmailConnection {
  publicKey: string
  serviceId: string
  templateId: string
  origin: string
}

/** Where the service lives unless `GATSBY_EMAILJS_ORIGIN` says otherwise. */
const EMAILJS_ORIGIN = 'https://api.emailjs.com'

/**
 * The connection this build was made with, from `GATSBY_EMAILJS_*`.
 * @param pageOrigin `location.origin`, which `GATSBY_EMAILJS_ORIGIN=same-origin` stands for
 */
export function emailConnection(pageOrigin: string): EmailConnection {
  // Gatsby replaces each of these by its value: they must be written out whole.
  const origin = process.env.GATSBY_EMAILJS_ORIGIN
  return {
    publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
    serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? '',
    templateId: process.env.GATSBY_EMAILJS_TEMPLATE_ID ?? '',
    origin: origin === 'same-origin' ? pageOrigin : origin || EMAILJS_ORIGIN,
  }
}

/** Whether the build has all three ids; without them no message can leave. */
export function isConnected({ publicKey, serviceId, templateId }: EmailConnection): boolean {
  return publicKey !== '' && serviceId !== '' && templateId !== ''
}
