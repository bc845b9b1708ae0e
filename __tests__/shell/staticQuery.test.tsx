/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import * as replacement from '../../src/browser/staticQuery'

const original = jest.requireActual<typeof replacement>('gatsby/cache-dir/commonjs/static-query')

const RESULTS = { '12': { data: 'twelve' } }

/** What a component that asks for a static query shows. */
function show({ StaticQueryContext, useStaticQuery }: typeof replacement, hash: string): string {
  const Asks = () => <p>{String(useStaticQuery(hash))}</p>
  const { unmount } = render(
    <StaticQueryContext.Provider value={RESULTS}>
      <Asks />
    </StaticQueryContext.Provider>,
  )
  const text = screen.getByRole('paragraph').textContent ?? ''
  unmount()
  return text
}

it('offers what the original offers', () => {
  const names = Object.keys(original).filter((name) => name !== '__esModule')
  expect(Object.keys(replacement).sort()).toEqual(names.sort())
})

it.each([
  ['original', original],
  ['replacement', replacement],
])('hands on the result of a static query: %s', (_name, module) => {
  expect(show(module, '12')).toBe('twelve')
})

it('names a query whose result did not come', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => show(replacement, '13')).toThrow('There is no result of static query 13.')
})

it('says what to use in place of the component', () => {
  expect(() => replacement.StaticQuery()).toThrow('see useStaticQuery')
})
