import { iconBody } from '../../src/node/nodes/iconBody'
import { installedIconSets } from '../../src/content/check/iconSets'
import { UI_ICONS } from '../../src/ui/Icon/UiIcon'

it.each(Object.entries(UI_ICONS))('the sign %s is that of the installed icon set', (name, body) => {
  expect(body).toBe(iconBody(installedIconSets(process.cwd()).icon.file(name)))
})
