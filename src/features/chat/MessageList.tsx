import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ChatData, Reply } from '../../assistant/topics'
import { LocalizedLink, PageLink } from '../../i18n/LocalizedLink'
import { usePageLanguage } from '../../i18n/language'
import { Button } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { formatClock } from '../formatClock'
import { showsMost } from '../../search/excerpt'
import { stemmerOf } from '../../search/siteIndex'
import { searchSite, type Found, type Result } from '../../search/searchSite'
import { searchParameters } from '../search/searchAddress'
import { forgetFiles, readFile } from '../search/searchFiles'
import type { ChatMessage, ChatState } from './chatMachine'
import { withContacts } from './withContacts'
import * as styles from './ChatPanel.lazy.module.css'

interface MessageListProps {
  state: ChatState
  words: ChatData['words']
  contactTo: string
  /** Copies a question into the contact form. */
  onHandOff: (question: string) => void
  onFollow: () => void
  /** Sends a question that a reply offers. */
  onAsk: (question: string) => void
}

/** The conversation, scrolled to its newest message. */
export function MessageList({ state, words, contactTo, onHandOff, onFollow, onAsk }: MessageListProps) {
  const area = useRef<HTMLDivElement>(null)
  useContainedWheel(area)
  const isCut = useNewestInView(area, state.messages.length)
  const { language } = usePageLanguage()
  /** After a language switch, older messages need `lang` (WCAG 3.1.2). */
  const foreignOf = ({ language: own }: ChatMessage) => (own === language ? undefined : own)

  const linkTo = ({ to }: Reply['links'][number], { question }: ChatMessage) =>
    to.endsWith('#contact')
      ? { to: contactTo, onClick: () => onHandOff(question ?? '') }
      : { to: to === '/search' ? to + searchParameters(question ?? '') : to, onClick: onFollow }
  return (
    <>
      <div ref={area} className={styles.log} tabIndex={0} role="log" aria-label={words.log}>
        {state.messages.map((message) => (
          <div key={message.id} className={classNames(styles.message, styles[message.sender])}>
            <p className={styles.text}>
              <span className="visually-hidden">{words[`sender.${message.sender}`]}: </span>
              <span lang={foreignOf(message)}>
                {message.closest && <span className={`${styles.closest} small-print`}>{message.closest}</span>}
                {message.about && <strong className={styles.about}>{message.about}</strong>}
                <span>{message.sender === 'bot' ? withContacts(message.text) : message.text}</span>
                {message.also && (
                  <>
                    <strong className={`${styles.about} ${styles.also}`}>{message.also.about}</strong>
                    <span>{withContacts(message.also.text)}</span>
                  </>
                )}
              </span>
            </p>
            {message.isUnknown && <FoundPages message={message} words={words} onFollow={onFollow} />}
            {message.links.length > 0 && (
              <ul className="row">
                {message.links.map((link) => (
                  <li key={link.label} lang={foreignOf(message)}>
                    <LocalizedLink className={styles.link} {...linkTo(link, message)}>
                      {link.label}
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
            )}
            {message.asks?.length ? (
              <>
                <p className="small-print" id={`asks-${message.id}`}>
                  {words.leadsOn}
                </p>
                <ul className="row" aria-labelledby={`asks-${message.id}`}>
                  {message.asks.map((question) => (
                    <li key={question} lang={foreignOf(message)}>
                      <button type="button" className={styles.question} onClick={() => onAsk(question)}>
                        {question}
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}{' '}
            <time className="small-print" dateTime={new Date(message.timestamp).toISOString()}>
              {formatClock(message.timestamp, language)}
            </time>
          </div>
        ))}
      </div>
      <div className={`${styles.below} line`}>
        <div role="status" className="small-print">
          {state.pending.length > 0 && <span>{words.typing}…</span>}
        </div>
        {isCut && (
          <Button variant="quiet" onClick={() => area.current?.scrollBy({ top: PAGE * area.current.clientHeight })}>
            {words.more}
          </Button>
        )}
      </div>
    </>
  )
}

/**
 * Keeps wheel scrolling over an element from moving the page (spec section 2,
 * "Chat widget"). Zooming, which browsers report as a wheel with Ctrl, still
 * works. React listens passively to wheels and could not prevent them.
 */
function useContainedWheel(area: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = area.current
    if (!element) return
    const contain = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return
      const below = element.scrollHeight - element.clientHeight - element.scrollTop
      const isAtEnd = event.deltaY < 0 ? element.scrollTop <= 0 : below <= 1
      if (isAtEnd) event.preventDefault()
    }
    element.addEventListener('wheel', contain, { passive: false })
    return () => element.removeEventListener('wheel', contain)
  }, [area])
}

/** How much above the newest message stays in view, in px. */
const ABOVE = 20

/** Part of the visible height by which "More" scrolls. */
const PAGE = 0.8

/**
 * Scrolls a conversation to its newest message: to its end, or to the beginning
 * of a message that is taller than the area. Repeats it when the area or the
 * message is resized, for example by an on-screen keyboard.
 * @param count number of messages
 * @returns whether the end of the newest message is below the visible part
 */
function useNewestInView(area: RefObject<HTMLElement>, count: number): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = area.current
    const newest = element?.lastElementChild
    if (!element || !newest || typeof ResizeObserver === 'undefined') return
    const look = () => setCut(newest.getBoundingClientRect().bottom > element.getBoundingClientRect().bottom + 1)
    // An observer also calls once when it starts.
    const observer = new ResizeObserver(() => {
      element.scrollTop += newest.getBoundingClientRect().top - element.getBoundingClientRect().top - ABOVE
      look()
    })
    observer.observe(element)
    observer.observe(newest)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [area, count])
  return isCut
}

/** Maximum number of pages of the search below a question that was not understood. */
const MOST_PAGES = 3

type FoundPagesProps = Pick<MessageListProps, 'words' | 'onFollow'> & { message: ChatMessage }

/** The pages that the search of the site finds first for a question, if they show most of its words; none if it fails. */
function FoundPages({ message: { question = '', language }, words, onFollow }: FoundPagesProps) {
  const [pages, setPages] = useState<readonly Result[]>([])
  useEffect(() => {
    const show = ({ results, reading }: Found) =>
      setPages(results.filter((each) => showsMost(each, reading ?? question, stemmerOf(language!))))
    if (language && question) searchSite(question, language, MOST_PAGES, readFile).then(show).catch(forgetFiles)
  }, [question, language])
  if (pages.length === 0) return null
  return (
    <ul className="stack" aria-label={words.found}>
      {pages.map(({ href, title }) => (
        <li key={href}>
          <PageLink className={styles.link} to={href} onClick={onFollow}>
            {title.map(({ text }) => text).join('')}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
