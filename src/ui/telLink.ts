/**
 * A link that dials (RFC 3966): `+1 555 010 0199` becomes `tel:+15550100199`. The `(0)` of `+44 (0)20 7946 0958` is
 * dialled only without the country code.
 * @param phone the number as it is printed
 */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '')}`
}
