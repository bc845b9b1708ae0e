/** @jest-environment jsdom */
import fs from 'node:fs'
import path from 'node:path'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { DRAWING_SETS } from '../../src/content/schemas/company'

const folder = (set: string) => path.join('src/brand', set)
/** Files of a set, without the points module that its drawings share. */
const filesOf = (set: string) => fs.readdirSync(folder(set)).filter((name) => !name.endsWith('.ts'))
const drawings = filesOf('ship')

it.each(DRAWING_SETS)('the set %s has every drawing', (set) => {
  expect(filesOf(set)).toEqual(drawings)
})

const components = drawings.filter((name) => name.endsWith('.tsx')).map((name) => path.basename(name, '.tsx'))

it.each(components)('%s of the ship is one drawing without words for a screen reader', async (name) => {
  const module = (await import(path.resolve(folder('ship'), name))) as Record<string, ComponentType<{ count: number }>>
  const Drawing = module[name]
  const { container } = render(<Drawing count={7} />)
  const [svg, ...others] = container.children
  expect(others).toEqual([])
  expect(svg.getAttribute('aria-hidden')).toBe('true')
  expect(svg.querySelectorAll('path, rect, circle').length).toBeGreaterThan(1)
})

it.each([
  [1, '1'],
  [4, '1234'],
  [12, '123456789'],
])('%i solutions are counted, up to nine', async (count, shown) => {
  const { SolutionsDrawing } = await import('../../src/brand/ship/SolutionsDrawing')
  expect(render(<SolutionsDrawing count={count} />).container.textContent).toBe(shown)
})
