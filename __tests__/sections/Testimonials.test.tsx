/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Testimonials } from '../../src/sections/Testimonials/Testimonials'
import { renderInLanguage } from '../support/renderInLanguage'
import { standInForLayout } from '../support/standInForLayout'

const testimonials = Array.from({ length: 8 }, (_, index) => ({
  name: `Ann ${index}`,
  role: 'Owner',
  rating: 5,
  comment: `Comment ${index}.`,
}))
const WIDTH = 1000
const CONTENT = 2400

/** A strip 1000 px wide with 2400 px of cards in it. */
function strip() {
  const track = screen.getByRole('region', { name: /scroll sideways|листаются/ })
  Object.defineProperties(track, { clientWidth: { value: WIDTH }, scrollWidth: { value: CONTENT } })
  const scrollTo = (left: number) => {
    track.scrollLeft = left
    fireEvent.scroll(track)
  }
  return { track, scrollTo }
}

const previous = () => screen.queryByRole('button', { name: 'Previous testimonials' })
const next = () => screen.queryByRole('button', { name: 'Next testimonials' })

beforeEach(() => standInForLayout())

it('shows name, initial, stars and comment of every client', () => {
  renderInLanguage('en', <Testimonials title="What clients say" testimonials={testimonials} />)
  const cards = screen.getAllByRole('figure')
  expect(cards).toHaveLength(8)
  expect(within(cards[3]).getByText('Ann 3')).toBeVisible()
  expect(within(cards[3]).getByText('A')).toBeVisible()
  expect(within(cards[3]).getByText('Comment 3.')).toBeVisible()
  expect(within(cards[3]).getByRole('img', { name: '5 out of 5' })).toBeVisible()
})

it('says the rating in Russian', () => {
  renderInLanguage('ru', <Testimonials title="Отзывы" testimonials={testimonials} />)
  expect(screen.getAllByRole('img', { name: '5 из 5' })).toHaveLength(8)
})

// [scrolled by, left arrow, right arrow]; the end is at 1400.
it.each([
  [0, false, true],
  [1, true, true],
  [1389, true, true],
  [1390, true, false],
  [1400, true, false],
])('scrolled by %i px it shows left arrow: %s, right arrow: %s', (left, leftShown, rightShown) => {
  renderInLanguage('en', <Testimonials title="What clients say" testimonials={testimonials} />)
  strip().scrollTo(left)
  expect([previous() !== null, next() !== null]).toEqual([leftShown, rightShown])
})

it('moves by 300 px in either direction', async () => {
  renderInLanguage('en', <Testimonials title="What clients say" testimonials={testimonials} />)
  const { track, scrollTo } = strip()
  track.scrollBy = jest.fn()
  scrollTo(600)
  await userEvent.click(next()!)
  await userEvent.click(previous()!)
  expect(track.scrollBy).toHaveBeenNthCalledWith(1, { left: 300, behavior: 'smooth' })
  expect(track.scrollBy).toHaveBeenNthCalledWith(2, { left: -300, behavior: 'smooth' })
})

it('jumps instead of gliding for visitors who want less motion', async () => {
  standInForLayout({ reducedMotion: true })
  renderInLanguage('en', <Testimonials title="What clients say" testimonials={testimonials} />)
  const { track, scrollTo } = strip()
  track.scrollBy = jest.fn()
  scrollTo(0)
  await userEvent.click(next()!)
  expect(track.scrollBy).toHaveBeenCalledWith({ left: 300, behavior: 'auto' })
})

it('hands the focus to the strip when an arrow disappears', () => {
  renderInLanguage('en', <Testimonials title="What clients say" testimonials={testimonials} />)
  const { track, scrollTo } = strip()
  scrollTo(1300)
  next()!.focus()
  scrollTo(1400)
  expect(track).toHaveFocus()
  previous()!.focus()
  scrollTo(0)
  expect(track).toHaveFocus()
})

it('leaves the focus where it is when it is on no arrow', () => {
  renderInLanguage('en', <Testimonials title="What clients say" testimonials={testimonials} />)
  const { track, scrollTo } = strip()
  track.focus()
  scrollTo(1400)
  scrollTo(0)
  expect(track).toHaveFocus()
})
