/** Goes to an address as if a link to it had been pressed: without loading a page (`browser/followLinks.ts`). */
export function goTo(address: string): void {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}
