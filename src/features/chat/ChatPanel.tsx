import { useEffect, useRef, useSyncExternalStore, type FormEvent, type RefObject } from 'react'
import { whenIdle } from '../../browser/whenIdle'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { suggestMessage } from '../contact/suggestMessage'
import { answerTo, transcriptWords, type ChatData } from '../../assistant/answerTo'
import { canSend, showsQuickQuestions } from './chatMachine'
import { chatStore, useChatState } from './chatSession'
import { MessageList } from './MessageList'
import { transcriptOf } from './transcript'
import { isCovering, useModalOnPhones } from './useModalOnPhones'
import { useVisibleViewport } from './useVisibleViewport'
import { UiIcon } from '../../ui/Icon'
import * as styles from './ChatPanel.lazy.module.css'

export { isChatData } from './isChatData'

export interface ChatPanelProps {
  data: ChatData
  /** The visitor has opened it on this page; a panel that was open before leaves the focus where it is. */
  takesFocus: boolean
  /** The panel and its button, which stand on the page together. */
  widget: RefObject<HTMLElement>
}

export function ChatPanel({ data, takesFocus, widget }: ChatPanelProps) {
  const { words, quickQuestions } = data
  const state = useChatState()
  const contactTo = useContactPlace()
  const input = useRef<HTMLInputElement>(null)
  const isModal = useModalOnPhones(widget)
  useVisibleViewport(widget)

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  // Its words are read while nobody waits: on a phone the press of Send would be held up by it.
  useEffect(() => whenIdle(() => void answerTo('', data)), [data])

  function send(question: string, isTyped = false) {
    const { text, links, asks } = answerTo(question, data)
    const reply = { text, links, asks }
    chatStore.dispatch({ type: 'sent', at: Date.now(), random: Math.random(), question, isTyped, reply })
    input.current?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send(state.input, true)
  }
  const close = () => chatStore.dispatch({ type: 'closed' })
  const handOff = (text: string) => {
    suggestMessage(text)
    close()
  }
  const transcript = transcriptOf(state.messages, transcriptWords(data))

  return (
    <div className={styles.root} role="dialog" aria-modal={isModal} aria-labelledby="chat-title">
      <div className={styles.head}>
        <h2 id="chat-title" className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.online}>{words.online}</p>
      </div>
      <MessageList
        state={state}
        words={words}
        contactTo={contactTo}
        onHandOff={handOff}
        onAsk={send}
        onFollow={() => isCovering() && close()}
      />
      {showsQuickQuestions(state) && (
        <ul className={styles.quick} aria-label={words.quickQuestions}>
          {quickQuestions.map((question) => (
            <li key={question}>
              <button type="button" className={styles.quickQuestion} onClick={() => send(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="text"
          value={state.input}
          placeholder={words.placeholder}
          aria-label={words.input}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => chatStore.dispatch({ type: 'typed', value: event.target.value })}
        />
        <button type="submit" className={styles.send} aria-label={words.send} disabled={!canSend(state)}>
          <UiIcon name="send-horizontal" size={22} />
        </button>
      </form>
      {transcript !== '' && (
        <LocalizedLink className={styles.handOff} to={contactTo} onClick={() => handOff(transcript)}>
          {words.sendConversation}
        </LocalizedLink>
      )}
    </div>
  )
}

const hasForm = () => document.getElementById('contact') !== null

/** The contact form of the page, if it has one, else that of the home page. */
function useContactPlace(): string {
  // Asked anew after every render: the panel stays while pages come and go under it.
  const isHere = useSyncExternalStore((ask) => (ask(), () => {}), hasForm, hasForm)
  return isHere ? '#contact' : '/#contact'
}
