/** Spec section 9: constants that are not in constants.ts. */
import fs from 'node:fs'

const read = (file: string) => fs.readFileSync(file, 'utf8')

it('an accordion is at most 24 rem high', () => {
  expect(read('src/ui/Accordion.module.css')).toMatch(/\.content \{[^}]*max-height: 24rem;/)
})

it('the e-mail library is 4.4.1', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> }
  expect(packages['node_modules/@emailjs/browser'].version).toBe('4.4.1')
})
