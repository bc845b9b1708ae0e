/**
 * A link that dials (RFC 3966): `+1 555 010 0199` becomes `tel:+15550100199`.
 * @param phone the number as it is printed
 */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
