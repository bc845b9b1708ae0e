import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { classNames } from '../../../src/node/hooks/classNames'

let folder: string
const sheet = (name: string, css: string) => fs.writeFileSync(path.join(folder, name), css)
const of = (file: string, name: string) => classNames(folder).of(path.join(folder, file), name)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'))
  sheet(
    'Card.module.css',
    '/* .gone */ .root:hover .title { top: 0.5rem } @media print { .title { animation: rise 1s } }',
  )
  sheet('Row.module.css', '.root { top: 0 } @keyframes rise { from { top: 1.5em } }')
  sheet('base.css', '.visually-hidden { top: 0 }')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

it('gives every class and animation of every module a name of its own, two characters long', () => {
  const names = [
    of('Card.module.css', 'root'),
    of('Card.module.css', 'title'),
    of('Row.module.css', 'root'),
    of('Row.module.css', 'rise'),
  ]
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).toMatch(/^[a-z]{2}$/i)
})

it('names nothing that is no class of a module', () => {
  expect(of('base.css', 'visually-hidden')).toBeUndefined()
  expect(of('Card.module.css', 'gone')).toBeUndefined()
  expect(of('Card.module.css', '5rem')).toBeUndefined()
})

it('gives the same names again, and another digest once there is another class', () => {
  const before = classNames(folder)
  expect(classNames(folder).digest).toBe(before.digest)
  sheet('Row.module.css', '.root { top: 1px } @keyframes rise { from { top: 0 } }')
  expect(classNames(folder).digest).toBe(before.digest)
  sheet('Table.module.css', '.cell { top: 0 }')
  expect(classNames(folder).digest).not.toBe(before.digest)
})
