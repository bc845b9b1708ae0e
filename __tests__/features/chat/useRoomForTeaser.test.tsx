/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { useRoomForTeaser } from '../../../src/features/chat/useRoomForTeaser'

let under: Element[]
const watching = new Set<() => void>()

class Observer {
  constructor(private readonly tell: () => void) {}
  observe = () => watching.add(this.tell)
  disconnect = () => watching.delete(this.tell)
}

function Probe() {
  const bubble = useRef<HTMLDivElement>(null)
  return <div ref={bubble} data-testid="probe" data-room={useRoomForTeaser(bubble)} />
}

const { ResizeObserver: original } = window
beforeEach(() => {
  jest.useFakeTimers()
  under = [document.body]
  Object.assign(window, { ResizeObserver: Observer })
  Object.assign(document, { elementsFromPoint: () => under })
})
afterEach(() => {
  jest.useRealTimers()
  window.ResizeObserver = original
  Reflect.deleteProperty(document, 'elementsFromPoint')
})

const stand = () => act(() => jest.advanceTimersByTime(300))

it('gives way to words that arrive below it', () => {
  const { getByTestId, unmount } = render(<Probe />)
  const room = () => getByTestId('probe').dataset.room
  stand()
  expect(room()).toBe('true')
  const words = document.createElement('p')
  words.textContent = 'What a search has found.'
  under = [words]
  act(() => watching.forEach((grow) => grow()))
  stand()
  expect(room()).toBe('false')
  unmount()
  expect(watching.size).toBe(0)
})

it('does not lie on the blank part of a drawing', () => {
  const drawing = document.createElement('figure')
  under = [drawing]
  const { getByTestId } = render(<Probe />)
  stand()
  expect(getByTestId('probe').dataset.room).toBe('false')
})
