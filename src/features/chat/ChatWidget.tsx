import { useCallback, useEffect, useRef, useState } from 'react'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { chatStore, recallTeaser, useChatState } from './chatSession'
import { loadChat, loadedChat } from './loadChat'
import { CHAT_TOGGLE } from './openChat'
import { Bubble, Teaser } from './Teaser'
import { withContacts } from './withContacts'
import { Boundary } from '../../ui/Boundary'
import { UiIcon } from '../../ui/Icon'
import * as styles from './ChatWidget.module.css'

interface ChatWidgetProps {
  /** What is shown when the chat cannot be loaded. */
  email: string
  phone: string
}

type Loading = 'idle' | 'busy' | 'failed'

/** The floating button, its teaser, and the panel once somebody reaches for it. */
export function ChatWidget({ email, phone }: ChatWidgetProps) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { isOpen, isTeaserVisible } = useChatState()
  const [chat, setChat] = useState(() => loadedChat(language))
  const [loading, setLoading] = useState<Loading>('idle')
  const [isBroken, setBroken] = useState(false)
  const [isReady, setReady] = useState(false)
  const root = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    recallTeaser()
    setReady(true)
  }, [])

  const prepare = () => void loadChat(language).catch(() => undefined)
  const load = useCallback(async () => {
    setLoading('busy')
    try {
      const loaded = await loadChat(language)
      setChat(loaded)
      setLoading('idle')
      return loaded
    } catch {
      setLoading('failed')
      return undefined
    }
  }, [language])
  async function open() {
    setBroken(false)
    const loaded = await load()
    if (!loaded) return
    wasAsked.current = true
    chatStore.dispatch({ type: 'opened', at: Date.now(), greeting: loaded.data.greeting })
  }
  // A page in the other language takes the conversation over; so does one that was reached while the panel loaded.
  useEffect(() => {
    if (isOpen && !chat) void load().then((loaded) => loaded ?? chatStore.dispatch({ type: 'closed' }))
  }, [isOpen, chat, load])
  function close() {
    chatStore.dispatch({ type: 'closed' })
    toggle.current?.focus()
  }
  // Esc is heard wherever the focus is: the panel may lie over what has it.
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) close()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])

  /** The panel has thrown: what it said is kept, and mail and phone are named. */
  function giveUp() {
    setBroken(true)
    chatStore.dispatch({ type: 'closed' })
  }

  const isFailed = (loading === 'failed' || isBroken) && !isOpen
  function dismiss() {
    if (!isFailed) return chatStore.dispatch({ type: 'teaserDismissed' })
    setLoading('idle')
    setBroken(false)
  }
  return (
    <aside ref={root} className={styles.root} aria-label={t('chat.label')} data-open={isOpen || undefined}>
      <div role="status">
        {isFailed && (
          <Bubble dismiss={t('chat.dismiss')} onDismiss={dismiss}>
            <p className={styles.unavailable}>{withContacts(t('chat.unavailable', { email, phone }))}</p>
          </Bubble>
        )}
      </div>
      {isReady && isTeaserVisible && !isOpen && !isFailed && (
        <Teaser
          question={t('chat.teaser')}
          dismiss={t('chat.dismiss')}
          onDismiss={dismiss}
          onPrepare={prepare}
          onOpen={() => void open()}
        />
      )}
      {isOpen && chat && (
        <Boundary onError={giveUp}>
          <chat.Panel data={chat.data} takesFocus={wasAsked.current} widget={root} />
        </Boundary>
      )}
      <button
        ref={toggle}
        id={CHAT_TOGGLE}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'chat.close' : 'chat.open')}
        aria-busy={loading === 'busy' || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (isOpen ? close() : void open())}
      >
        {isOpen ? <UiIcon name="x" size={26} /> : <UiIcon name="message-circle" size={26} />}
      </button>
    </aside>
  )
}
