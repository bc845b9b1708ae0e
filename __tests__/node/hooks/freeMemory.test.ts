import { freeMemory } from '../../../src/node/hooks/freeMemory'

it('what nobody holds any more is collected', async () => {
  let lost: object | undefined = { of: 'no use' }
  const reference = new WeakRef(lost)
  let tell = () => {}
  const collected = new Promise<void>((resolve) => (tell = resolve))
  const registry = new FinalizationRegistry(() => tell())
  registry.register(lost, undefined)
  lost = undefined
  // A WeakRef keeps its target until the turn of the event loop ends.
  await new Promise((resolve) => setImmediate(resolve))
  freeMemory()
  await new Promise((resolve) => setImmediate(resolve))
  freeMemory()
  await collected
  expect(reference.deref()).toBeUndefined()
})
