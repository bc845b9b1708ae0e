import { useEffect, useRef, useSyncExternalStore, type FormEvent, type RefObject } from 'react'
import { answerTo } from '../../assistant/answerTo'
import type { ChatData } from '../../assistant/topics'
import { usePageLanguage } from '../../i18n/language'
import { UiIcon } from '../../ui/Icon'
import { suggestMessage } from '../contact/contactStore'
import { chatStore, useChatState } from './chatStore'
import { MessageList } from './MessageList'
import * as styles from './ChatPanel.lazy.module.css'

export interface ChatPanelProps {
  data: ChatData
  /** Whether the visitor opened it on this page; a panel that was already open does not take the focus. */
  takesFocus: boolean
  /** Says that the answers of the page's language are missing. */
  missing?: string
  /** The element that contains the panel and its button. */
  widget: RefObject<HTMLElement>
}

export function ChatPanel({ data, takesFocus, missing, widget }: ChatPanelProps) {
  const { words, quickQuestions } = data
  const state = useChatState()
  const { language } = usePageLanguage()
  const contactTo = useContactPlace()
  const input = useRef<HTMLInputElement>(null)
  const isModal = useModalOnPhones(widget)
  useVisibleViewport(widget)

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  // Reads the vocabulary in advance (`assistant/learn.ts`): on a phone it would delay the first reply.
  useEffect(() => void setTimeout(() => answerTo('', data), 200), [data])

  function send(question: string, isTyped = false) {
    const last = state.messages.findLast(({ about }) => about)
    const reply = { ...answerTo(question, data, last, state.messages.at(-1)?.text), language: data.language }
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

  return (
    <div className={styles.root} role="dialog" aria-modal={isModal} aria-labelledby="chat-title">
      <div className={styles.head}>
        <h2 id="chat-title" className="title-s">
          {words.title}
        </h2>
        <p className={`${styles.online} line small-print`}>{words.online}</p>
      </div>
      <MessageList
        state={state}
        words={words}
        contactTo={contactTo}
        onHandOff={handOff}
        onAsk={send}
        onFollow={() => isCovering() && close()}
      />
      {state.messages.length === 1 && (
        <ul className={`${styles.quick} row`} aria-label={words.quickQuestions}>
          {quickQuestions.map((question) => (
            <li key={question}>
              <button type="button" className={styles.question} onClick={() => send(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.missing} lang={language}>
        {missing}
      </p>
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
        <button type="submit" className={styles.send} aria-label={words.send} disabled={state.input.trim() === ''}>
          <UiIcon name="send-horizontal" size={22} />
        </button>
      </form>
    </div>
  )
}

const hasForm = () => document.getElementById('contact') !== null

/** The contact form of the page if it has one, else that of the home page. */
function useContactPlace(): string {
  // Checked again after every render, because the panel stays open while pages change.
  const isHere = useSyncExternalStore((ask) => (ask(), () => {}), hasForm, hasForm)
  return isHere ? '#contact' : '/#contact'
}

/** Screens on which the panel covers the page. */
const NARROW = '(width < 40rem), (height < 30rem)'

function isCovering(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false
}

function onScreenChange(changed: () => void): () => void {
  const screen = window.matchMedia?.(NARROW)
  screen?.addEventListener('change', changed)
  return () => screen?.removeEventListener('change', changed)
}

/**
 * Where the panel covers the page, everything beside the widget is made inert
 * (WCAG 2.4.11).
 * @returns whether it covers the page
 */
function useModalOnPhones(widget: RefObject<HTMLElement>): boolean {
  const isModal = useSyncExternalStore(onScreenChange, isCovering, () => false)
  useEffect(() => {
    const own = widget.current
    if (!isModal || !own) return
    const covered = [...(own.parentElement?.children ?? [])].filter((element) => element !== own)
    for (const element of covered) element.toggleAttribute('inert', true)
    return () => {
      for (const element of covered) element.toggleAttribute('inert', false)
    }
  }, [isModal, widget])
  return isModal
}

/**
 * Passes the height of an on-screen keyboard (`--keyboard`) and of the visible
 * rest (`--visible`) to the style sheet: browsers put the keyboard over fixed
 * elements without moving them.
 */
function useVisibleViewport(widget: RefObject<HTMLElement>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const update = () => {
      if (viewport.scale > 1.01) return // a magnified page, not a keyboard
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
      widget.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
      widget.current?.style.setProperty('--visible', `${Math.round(viewport.height)}px`)
    }
    update()
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
    }
  }, [widget])
}
