/** @jest-environment jsdom */
/** What a widget has begun ends as it leaves the page: listeners, observers and timers. */
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ChatWidget } from '../../src/features/chat/ChatWidget'
import { selectProject } from '../../src/features/contact/contactStore'
import { ContactForm } from '../../src/features/contact/ContactForm'
import { SearchButton } from '../../src/features/search/SearchButton'
import { ArticleList } from '../../src/sections/ArticleList/ArticleList'
import { Contents } from '../../src/sections/ArticleText/Contents'
import { Faq } from '../../src/sections/Faq'
import { PhoneMockup } from '../../src/sections/HomeHero/PhoneMockup'
import { Process } from '../../src/sections/Process/Process'
import { Testimonials } from '../../src/sections/Testimonials/Testimonials'
import { Reveal } from '../../src/ui/motion/Reveal'
import { renderInLanguage } from '../support/renderInLanguage'

/** What has begun and not ended, and by whom. */
let begun: (readonly [what: string, who: unknown])[] = []
const end = (what: string, who: unknown) => void (begun = begun.filter((each) => each[0] !== what || each[1] !== who))
class Observer {
  observe = () => void begun.push(['observer', this])
  disconnect = () => end('observer', this)
}
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer })
/** What React and jsdom listen to. */
const OTHERS = /^(?:selectionchange|error|mouse.*)$/
for (const target of [window, document]) {
  jest
    .spyOn(target, 'addEventListener')
    .mockImplementation((...[type, listener]) => void (OTHERS.test(type) || begun.push([type, listener])))
  jest.spyOn(target, 'removeEventListener').mockImplementation((...[type, listener]) => end(type, listener))
}

const feature = (title: string) => ({ title, iconSvg: '', description: '' })
const headings = ['a', 'b'].map((id) => ({ depth: 2, id, text: id }))
const recipient = { name: '', email: '', company: '', website: '' }
it.each<[begins: string, path: string, widget: ReactElement]>([
  ['click,input,resize,scroll,timer', '/', <ChatWidget key="" isThere email="" phone={null} />],
  ['timer', '/', <ContactForm key="" email="" phone={null} recipient={recipient} replyHours={null} hasPrivacy />],
  ['keydown', '/', <SearchButton key="" className="" ways="" />],
  ['popstate', '/blog', <ArticleList key="" articles={[]} />],
  ['observer', '/blog/1', <Contents key="" headings={headings} lang="en" />],
  ['hashchange,observer', '/', <Faq key="" title="" entries={[{ question: 'a', answer: 'b', link: null }]} />],
  ['timer', '/', <PhoneMockup key="" label="" technologies={[]} features={[feature('a'), feature('b')]} />],
  ['observer,resize,scroll', '/', <Process key="" title="" steps={[{ title: 'a' }]} />],
  ['resize', '/', <Testimonials key="" title="" testimonials={[{ name: 'a', role: '', rating: 5, comment: '' }]} />],
  ['beforeprint,scroll', '/', <Reveal key="">a</Reveal>],
])('%s ends with the widget of %s that began it', (begins, path, widget) => {
  jest.useFakeTimers()
  begun = []
  document.body.innerHTML = '<h2 id="a">a</h2>'
  if (widget.type === ContactForm) selectProject('a')
  const { unmount } = renderInLanguage('en', widget, path)
  act(() => jest.advanceTimersByTime(1))
  const timers = jest.getTimerCount() > 0 ? ['timer'] : []
  expect([...new Set([...begun.map(([what]) => what), ...timers])].sort().join()).toBe(begins)
  unmount()
  expect(begun).toEqual([])
  expect(jest.getTimerCount()).toBe(0)
})
