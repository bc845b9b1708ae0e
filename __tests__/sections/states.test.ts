/** Lines between the states of a case, in cells. */
import { inRows, isReached, routes, type State } from '../../src/sections/CaseStory/states'

const state = (id: string, lane: number, step: number, next: string[] = [], hidden = false): State => ({
  id,
  lane,
  step,
  next,
  hidden,
})
const line = (...states: State[]) => routes(states).known

it('a line in one lane runs straight, and round beside a state that is in its way', () => {
  expect(line(state('a', 1, 1, ['b']), state('b', 1, 3))).toBe('M0.5 0.5V2.5')
  expect(line(state('a', 1, 1, ['b']), state('b', 1, 3), state('c', 1, 2))).toBe('M0.5 0.5V1H1V2H0.5V2.5')
})

it('a line changes lanes just before its end, or at once where its lane is taken', () => {
  expect(line(state('a', 1, 1, ['b']), state('b', 2, 3))).toBe('M0.5 0.5V2H1.5V2.5')
  expect(line(state('a', 1, 1, ['b']), state('b', 2, 3), state('c', 1, 2))).toBe('M0.5 0.5V1H1.5V2.5')
  expect(line(state('a', 1, 2, ['b']), state('b', 3, 2))).toBe('M0.5 1.5H2.5')
  expect(line(state('a', 1, 2, ['b']), state('b', 2, 1))).toBe('M0.5 1.5V1H1.5V0.5')
})

it('draws lines of hidden states apart, and none for an unknown state', () => {
  const states = [state('a', 1, 1, ['b', 'gone']), state('b', 2, 2, ['c'], true), state('c', 1, 3)]
  expect(routes(states)).toEqual({ known: '', hidden: 'M0.5 0.5V1H1.5V1.5M1.5 1.5V2H0.5V2.5' })
})

it('an arrow has its head where a line comes from an earlier step', () => {
  const states = [state('a', 1, 1, ['b', 'c']), state('b', 1, 2, ['d']), state('c', 2, 2, ['a']), state('d', 2, 2)]
  expect(states.map((each) => isReached(states, each))).toEqual([false, true, true, false])
})

it('states stand step by step in their lanes', () => {
  const [a, b] = [state('a', 2, 1), state('b', 1, 3)]
  expect(inRows([b, a], 2)).toEqual([
    [undefined, a],
    [undefined, undefined],
    [b, undefined],
  ])
})
