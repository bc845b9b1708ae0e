import fs from 'node:fs'
import path from 'node:path'
import { serialize, watchContent } from '../../../src/node/hooks/liveContent'
import { newFolder } from '../../support/folder'

it.each(['content', 'locales', 'static'])('a change in %s, which the check reads, is noticed', async (name) => {
  const root = newFolder()
  const file = path.join(root, name, 'ru/common.json')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  let write: NodeJS.Timeout | undefined
  let stop = () => {}
  try {
    const isWritten = await new Promise<boolean>((noticed) => {
      stop = watchContent(root, () => noticed(fs.existsSync(file)))
      // Repeated, because the watcher does not start at once.
      write = setInterval(() => fs.writeFileSync(file, String(Math.random())), 400)
    })
    expect(isWritten).toBe(true)
  } finally {
    clearInterval(write)
    stop()
  }
})

const settled = () => new Promise((done) => setImmediate(done))

it('work asked for twice is done in turn, also after a failure, which is reported', async () => {
  const log: string[] = []
  let finish = () => {}
  const again = serialize(
    async () => {
      log.push('begins')
      await new Promise<void>((done) => (finish = done))
      throw new Error('no disk')
    },
    ({ message }) => log.push(message),
  )
  again()
  again()
  await settled()
  expect(log).toEqual(['begins'])
  finish()
  await settled()
  expect(log).toEqual(['begins', 'no disk', 'begins'])
})
