import { iconSvg } from '../../src/node/nodes/iconSvg'
import { iconFile } from '../../src/content/check/iconSets'
import { UI_ICONS } from '../../src/ui/Icon'

it.each(Object.entries(UI_ICONS))('the icon %s is that of the installed icon set', (name, body) => {
  expect(body).toBe(iconSvg(iconFile(process.cwd(), 'icon', name)))
})
