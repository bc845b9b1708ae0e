import { serialize } from '../../../src/node/hooks/watchContent'

const settled = () => new Promise((done) => setImmediate(done))

it('work that is asked for twice is done one after the other', async () => {
  const said: string[] = []
  let finish = () => {}
  const again = serialize(
    async () => {
      said.push('begins')
      await new Promise<void>((done) => (finish = done))
      said.push('ends')
    },
    () => said.push('failed'),
  )
  again()
  again()
  await settled()
  expect(said).toEqual(['begins'])
  finish()
  await settled()
  expect(said).toEqual(['begins', 'ends', 'begins'])
})

it('work that fails is reported, and does not keep the next from being done', async () => {
  const failures: string[] = []
  let times = 0
  const again = serialize(
    () => {
      times += 1
      return times === 1 ? Promise.reject(new Error('no disk')) : Promise.resolve()
    },
    (error) => failures.push(error.message),
  )
  again()
  again()
  await settled()
  expect([times, failures]).toEqual([2, ['no disk']])
})
