import { className } from '../../../src/node/hooks/className'

it('gives every class of every style module a name of its own, wherever it is asked for from', () => {
  const names = ['src/ui/Card.module.css root', 'src/ui/Card.module.css title', 'src/ui/Row.module.css root'].map(
    (each) => className(...(each.split(' ') as [string, string])),
  )
  expect(new Set(names).size).toBe(3)
  for (const name of names) expect(name).toMatch(/^_[\w-]{4}$/)
  expect(className(`${process.cwd()}/src/ui/Card.module.css`, 'root')).toBe(names[0])
})
