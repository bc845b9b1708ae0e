import { tokenColour } from '../../src/node/tokens'

it('takes the light colour of a token, and says which one is gone', () => {
  expect(tokenColour('--ink: light-dark(#0b2230, #e9eee8);', '--ink')).toBe('#0b2230')
  expect(tokenColour('--ink: light-dark(#0b2230, #e9eee8);', '--ink', 'dark')).toBe('#e9eee8')
  expect(tokenColour('--ink: #123;', '--ink', 'dark')).toBe('#123')
  expect(() => tokenColour('', '--ink')).toThrow('no colour --ink')
})
