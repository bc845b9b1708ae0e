import { iconBody } from '../../src/node/nodes/iconBody'
import { installedIconSets } from '../../src/content/check/iconSets'
import { SIGNS } from '../../src/ui/Icon/Sign'

it.each(Object.entries(SIGNS))('the sign %s is that of the installed icon set', (name, body) => {
  expect(body).toBe(iconBody(installedIconSets(process.cwd()).icon.file(name)))
})
