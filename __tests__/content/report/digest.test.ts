import crypto from 'node:crypto'
import { digest, sha1 } from '../../../src/content/report/digest'

// Lengths around those at which the padding needs another block.
test.each([0, 1, 55, 56, 63, 64, 119, 120, 1000])('digest: the editor computes what Node does for %i letters', (length) => {
  const text = 'я'.repeat(length)
  expect([sha1(text), digest(text)]).toEqual([crypto.hash('sha1', text), crypto.hash('sha1', text)])
})
