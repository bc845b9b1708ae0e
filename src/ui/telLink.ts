/**
 * A link that dials (RFC 3966), as from abroad: `+44 (0)20 7946 0958` becomes `tel:+442079460958`.
 * @param phone the number as it is printed
 */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '')}`
}
