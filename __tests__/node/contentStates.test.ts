import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { problem } from '../../src/content/report/problem'
import { ContentStates } from '../../src/node/hooks/contentStates'

class Page extends EventEmitter {
  readonly heard: unknown[] = []
  writeHead() {}
  write(event: string) {
    this.heard.push(JSON.parse(event.replace(/^data: /, '')))
  }
}

const at = { file: 'content/faq.json', line: 2, column: 3, field: 'x' }
const mistake = { id: 'field/type', file: 'content/faq.json', line: 2, column: 3, message: 'Wrong.' }

it('tells a page what is wrong when it comes and whenever that changes, and no page that has gone', () => {
  const states = new ContentStates()
  const open = () => {
    const page = new Page()
    states.answer({} as IncomingMessage, page as unknown as ServerResponse)
    return page
  }
  const early = open()
  states.tell([problem('words/html', at, 'A warning.'), problem('field/type', at, 'Wrong.')])
  const late = open()
  late.emit('close')
  states.tell([])
  expect(early.heard).toEqual([{ mistakes: [] }, { mistakes: [mistake] }, { mistakes: [] }])
  expect(late.heard).toEqual([{ mistakes: [mistake] }])
})
