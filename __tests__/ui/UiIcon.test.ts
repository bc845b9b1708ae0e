import { iconBody } from '../../src/node/nodes/iconBody'
import { iconFile } from '../../src/content/check/iconSets'
import { UI_ICONS } from '../../src/ui/Icon/UiIcon'

it.each(Object.entries(UI_ICONS))('the sign %s is that of the installed icon set', (name, body) => {
  expect(body).toBe(iconBody(iconFile(process.cwd(), 'icon', name)))
})
