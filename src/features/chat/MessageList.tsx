import { useRef } from 'react'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { usePageLanguage } from '../../i18n/language'
import { classNames } from '../../ui/classNames'
import type { ChatData, ReplyLink } from '../../assistant/answerTo'
import { formatClock } from '../formatClock'
import { isTyping, type ChatMessage, type ChatState } from './chatMachine'
import { foreignLanguage } from './foreignLanguage'
import { useContainedWheel } from './useContainedWheel'
import { useNewestInView } from './useNewestInView'
import { withContacts } from './withContacts'
import * as styles from './MessageList.lazy.module.css'

interface MessageListProps {
  state: ChatState
  words: ChatData['words']
  contactTo: string
  /** Takes a question along into the contact form. */
  onHandOff: (question: string) => void
  onFollow: () => void
  /** Asks a question that a reply leads on to. */
  onAsk: (question: string) => void
}

/** The conversation, scrolled to its newest message. */
export function MessageList({ state, words, contactTo, onHandOff, onFollow, onAsk }: MessageListProps) {
  const area = useRef<HTMLDivElement>(null)
  const typing = isTyping(state)
  useContainedWheel(area)
  useNewestInView(area, state.messages.length)
  const { language } = usePageLanguage()

  const linkTo = ({ to }: ReplyLink, { question }: ChatMessage) =>
    to.endsWith('#contact') ? { to: contactTo, onClick: () => onHandOff(question ?? '') } : { to, onClick: onFollow }
  return (
    <>
      <div ref={area} className={classNames(styles.area, styles.log)} tabIndex={0} role="log" aria-label={words.log}>
        {state.messages.map((message) => (
          <div key={message.id} className={classNames(styles.message, styles[message.sender])}>
            <p className={styles.text}>
              <span className="visually-hidden">{words[`sender.${message.sender}`]}: </span>
              <span lang={foreignLanguage(message, language)}>
                {message.sender === 'bot' ? withContacts(message.text) : message.text}
              </span>
            </p>
            {message.links.length > 0 && (
              <ul className={styles.links}>
                {message.links.map((link) => (
                  <li key={link.label} lang={foreignLanguage(message, language)}>
                    <LocalizedLink className={styles.link} {...linkTo(link, message)}>
                      {link.label}
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
            )}
            {message.asks && (
              <ul className={styles.asks} aria-label={words.leadsOn}>
                {message.asks.map((question) => (
                  <li key={question} lang={foreignLanguage(message, language)}>
                    <button type="button" className={styles.ask} onClick={() => onAsk(question)}>
                      {question}
                    </button>
                  </li>
                ))}
              </ul>
            )}{' '}
            <Time moment={message.timestamp} />
          </div>
        ))}
      </div>
      <div role="status" className={styles.typing}>
        {typing && (
          <>
            <span className="visually-hidden">{words.typing}</span>
            <span className={styles.dots} aria-hidden="true" />
          </>
        )}
      </div>
    </>
  )
}

/** Hour and minute in the language of the page. Rendered in the browser only, where the zone is the visitor's. */
function Time({ moment }: { moment: number }) {
  const { language } = usePageLanguage()
  return (
    <time className={styles.time} dateTime={new Date(moment).toISOString()}>
      {formatClock(moment, language)}
    </time>
  )
}
