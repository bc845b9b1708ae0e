import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { problem } from '../../../src/content/report/problem'
import { ContentStates, serialize, watchContent } from '../../../src/node/hooks/liveContent'
import { newFolder } from '../../support/folder'

class Page extends EventEmitter {
  readonly heard: unknown[] = []
  writeHead() {}
  write(event: string) {
    this.heard.push(JSON.parse(event.replace(/^data: /, '')))
  }
}

const at = { file: 'content/faq.json', line: 2, column: 3, field: 'x' }
const mistake = 'content/faq.json:2:3  x  Wrong.  [field/type]'

it('reports problems to an open page whenever they change', () => {
  const states = new ContentStates()
  const open = () => {
    const page = new Page()
    states.answer({} as IncomingMessage, page as unknown as ServerResponse)
    return page
  }
  const early = open()
  states.tell([problem('words/markup', at, 'A warning.'), problem('field/type', at, 'Wrong.')])
  const late = open()
  late.emit('close')
  states.tell([])
  expect(early.heard).toEqual([[], [mistake], []])
  expect(late.heard).toEqual([[mistake]])
})

it.each(['content', 'locales'])('a word changed in %s is noticed, and nothing before it', async (name) => {
  const root = newFolder()
  const file = path.join(root, name, 'ru/common.json')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  let write: NodeJS.Timeout | undefined
  let stop = () => {}
  try {
    const isWritten = await new Promise<boolean>((noticed) => {
      stop = watchContent(root, () => noticed(fs.existsSync(file)), 1)
      // Repeated, because the watcher does not start at once.
      write = setInterval(() => fs.writeFileSync(file, String(Math.random())), 50)
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
