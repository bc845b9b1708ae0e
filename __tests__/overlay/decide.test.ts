/** @jest-environment jsdom */
import { decidedSection, decisionButtons, ReviewDecisions } from '../../src/overlay/decide'
import type { ChangedPart } from '../../src/sources/previewData'

const part = (file: string, now: string, was: string): ChangedPart => ({ file, now, was, start: 0 })
const parts = [
  part('content/figures.json', '"amount": 18,\n', '"amount": 15,\n'),
  part('content/blog/3/en.mdx', 'date: 2026-12-15\npublish: 2026-12-15\n', 'date: 2026-11-03\n'),
  part('content/blog/3/en.mdx', 'title: New\n', 'title: Old\n'),
  part('content/blog/3/ru.mdx', 'title: "Новое"\n', 'title: "Старое"\n'),
]
const words = {
  'decide.refused': 'Not taken',
  'decide.reword': 'Reword',
  'decide.back': 'Back',
  'decide.accept': 'Yes',
}
const revision = { branch: 'topic', commit: 'abc', repository: '' }
const files = {
  'content/figures.json': parts[0].now,
  'content/blog/3/en.mdx': parts[2].now,
  'content/blog/3/ru.mdx': parts[3].now,
}

function open(numbers: number[], role = 'heading') {
  localStorage.clear()
  const decisions = new ReviewDecisions({ parts, files, revision, together: [numbers] })
  const tools = decisionButtons({ parts: numbers, role }, decisions, words)
  const press = (name: string) =>
    [...tools.querySelectorAll('button')].find((each) => each.textContent === name)?.click()
  const write = (text: string) => {
    press('Reword')
    const field = tools.querySelector('textarea')!
    field.value = text
    field.dispatchEvent(new Event('input'))
  }
  return { decisions, tools, press, write, told: () => tools.querySelector('[role=alert]')?.textContent }
}

it('says at the field that a figure takes digits alone, and counts nothing until it does', () => {
  const { decisions, tools, write, told } = open([0])
  expect(tools.querySelector('textarea')?.hidden).toBe(true)
  for (const text of ['seventeen', '18 !', '']) {
    write(text)
    expect([told(), tools.querySelector('textarea')?.hidden, decisions.count('reword'), decisions.patch]).toEqual([
      ...['Not taken', false, 0, ''],
    ])
  }
  write('17')
  expect([told(), decisions.count('reword')]).toEqual(['', 1])
  expect(decisions.patch).toContain('+"amount": 17,')
})

it('offers other words where there are words: not for dates and whole pages', () => {
  for (const shown of [open([1]), open([2], 'page to come')]) expect(shown.tools.textContent).not.toContain('Reword')
  const { decisions, write } = open([2])
  write('Newer: the “title”')
  expect(decisions.patch).toContain('+title: "Newer: the “title”"')
})

it('counts one press as one decision, however many parts of files it is about', () => {
  const { decisions, tools, press } = open([2, 3])
  const section = decidedSection(decisions, words)
  const elsewhere = decisionButtons({ parts: [2, 3], role: 'heading' }, decisions, words)
  for (const [pressed, counts] of [
    ['Reword', 'Yes: 0 · Back: 0 · Reword: 1'],
    ['Back', 'Yes: 0 · Back: 1 · Reword: 0'],
  ]) {
    press(pressed)
    expect(tools.querySelector('[aria-pressed=true]')?.textContent).toBe(pressed)
    expect(section.textContent).toContain(counts)
    expect(elsewhere.querySelector('textarea')!.hidden).toBe(pressed === 'Back')
    // Only the first part contains the reworded text.
    expect(decisions.of([3])).toBe(pressed === 'Back' ? 'back' : 'accept')
  }
  const later = decisionButtons({ parts: [2, 3], role: 'heading' }, decisions, words)
  expect(later.querySelector('[aria-pressed=true]')?.textContent).toBe('Back')
  // The repository's host takes no commits, so no commit is offered.
  expect([
    section.querySelector('pre')!.textContent.includes('-title: New\n+title: Old\n'),
    section.querySelector('form'),
  ]).toEqual([true, null])
})
