import { freeMemory } from '../../src/node/freeMemory'

it('what nobody holds any more is collected', async () => {
  let lost: object | undefined = { of: 'no use' }
  const reference = new WeakRef(lost)
  lost = undefined
  // A WeakRef keeps its target until the turn of the event loop ends.
  await new Promise((resolve) => setImmediate(resolve))
  freeMemory()
  await new Promise((resolve) => setImmediate(resolve))
  freeMemory()
  for (let turn = 0; turn < 50 && reference.deref(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reference.deref()).toBeUndefined()
})
