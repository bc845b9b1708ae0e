import fs from 'node:fs'
import path from 'node:path'
import { fileDigest } from '../../../src/node/nodes/picture'
import { newFolder } from '../../support/folder'

it('notices that two files of the same time have exchanged their names', () => {
  const folder = newFolder()
  const [one, other, aside] = ['one.png', 'other.png', 'aside.png'].map((name) => path.join(folder, name))
  for (const file of [one, other]) {
    fs.writeFileSync(file, path.basename(file))
    fs.utimesSync(file, 1_700_000_000, 1_700_000_000)
  }
  const before = [fileDigest(one), fileDigest(other)]
  fs.renameSync(one, aside)
  fs.renameSync(other, one)
  fs.renameSync(aside, other)
  expect([fileDigest(one), fileDigest(other)]).toEqual(before.toReversed())
})
