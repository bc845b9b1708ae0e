/** A hash of a text (32-bit FNV-1a) as eight hexadecimal digits. It tells versions of one text apart, also in browsers. */
export function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
