import { usedBrandIcons } from '../../../src/node/output/brandIcons'
import { edited, fixtureContent } from '../../support/contentFixture'

it('finds every mark the content names at any depth, once', async () => {
  const content = await fixtureContent({
    'content/technologies.json': edited(
      'content/technologies.json',
      '{ "name": { "en"',
      '{ "icon": "postgresql", "name": { "en"',
    ),
  })
  expect(usedBrandIcons(content)).toEqual(['postgresql', 'react'])
})
