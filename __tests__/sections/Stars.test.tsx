import { renderToStaticMarkup } from 'react-dom/server'
import { iconFile } from '../../src/content/check/iconSets'
import { lineIconSvg } from '../../src/node/nodes/iconSvg'
import { Stars } from '../../src/sections/Testimonials/Testimonials'

/** The two steps that the set gives as places, from where the line stands then. */
const STEPS = { 'L6.396 21.01': 'l-4.617 2.428', 'L2.16 9.795': 'l-3.736-3.637' }

it('draws the star of the installed icon set', () => {
  const drawn = / d="([^"]+)"/
  const [, star = ''] = drawn.exec(lineIconSvg(iconFile(process.cwd(), 'icon', 'star'))) ?? []
  const steps = Object.entries(STEPS).reduce((path, [place, step]) => path.replace(place, step), star)
  expect(drawn.exec(renderToStaticMarkup(<Stars count={1} label="1" />))?.[1]).toBe(steps)
})
