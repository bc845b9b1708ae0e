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

describe.each(DRAWING_SETS)('%s', (set) => {
  it.each(components)('%s is one drawing without words for a screen reader', async (name) => {
    const module = (await import(path.resolve(folder(set), name))) as Record<string, ComponentType<{ count: number }>>
    const Drawing = module[name]
    const { container } = render(<Drawing count={7} />)
    const [svg, ...others] = container.children
    expect(others).toEqual([])
    expect(svg.getAttribute('aria-hidden')).toBe('true')
    expect(svg.querySelectorAll('path, rect, circle').length).toBeGreaterThan(1)
  })
})

it('the solutions are counted in both, up to nine', async () => {
  for (const set of DRAWING_SETS) {
    const { SolutionsDrawing } = (await import(path.resolve(folder(set), 'SolutionsDrawing'))) as {
      SolutionsDrawing: ComponentType<{ count: number }>
    }
    for (const [count, shown] of [
      [1, '1'],
      [4, '1234'],
      [12, '123456789'],
    ] as const)
      expect(render(<SolutionsDrawing count={count} />).container.textContent).toBe(shown)
  }
})
