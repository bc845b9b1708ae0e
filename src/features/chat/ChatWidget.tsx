import { useCallback, useEffect, useRef, useState } from 'react'
import { LocalizedLink } from '../../i18n/LocalizedLink'
import { usePageLanguage, useTranslate } from '../../i18n/language'
import { Boundary } from '../../ui/Boundary'
import { classNames } from '../../ui/classNames'
import { UiIcon } from '../../ui/Icon'
import { sendNotice, useSendNotice } from '../contact/sendNotice'
import { chatStore, restoreTeaser, useChatState } from './chatStore'
import { CHAT_TIMEOUT_MS, loadChat, loadedChat } from './loadChat'
import { Bubble, Teaser } from './Teaser'
import { withContacts } from './withContacts'
import * as styles from './ChatWidget.module.css'

interface ChatWidgetProps {
  /** Whether the site has an assistant. Without one the corner only shows how sending a message ended. */
  isThere: boolean
  /** Shown if the chat cannot be loaded. */
  email: string
  phone: string | null
}

/** The floating button, its teaser and notices, and the panel, which is loaded on demand. */
export function ChatWidget({ isThere, email, phone }: ChatWidgetProps) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { isOpen, isTeaserVisible } = useChatState()
  const notice = useSendNotice()
  const [chat, setChat] = useState(() => loadedChat(language))
  const [loading, setLoading] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [isReady, setReady] = useState(false)
  const root = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    restoreTeaser()
    setReady(true)
  }, [])

  const prepare = () => void loadChat(language).catch(() => undefined)
  const load = useCallback(async () => {
    setLoading('busy')
    // A load that takes longer still opens the chat when it arrives.
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      setLoading('failed')
    }, CHAT_TIMEOUT_MS)
    const loaded = await loadChat(language).catch(() => undefined)
    clearTimeout(timer)
    if (loaded) setChat(loaded)
    // A panel that has thrown meanwhile stays `failed`.
    setLoading((now) => (loaded && (isLate || now !== 'failed') ? 'idle' : 'failed'))
    return loaded
  }, [language])
  async function open() {
    const loaded = await load()
    if (!loaded) return
    wasAsked.current = true
    chatStore.dispatch({ type: 'opened', at: Date.now(), greeting: loaded.data.greeting, language })
  }
  const isOwn = chat?.data.language === language
  // The chat is open, but not loaded: after a language switch, or on a page that was reached during the load.
  useEffect(() => {
    if (isOpen && !isOwn) void load().then((loaded) => loaded ?? chat ?? chatStore.dispatch({ type: 'closed' }))
  }, [isOpen, isOwn, chat, load])
  function close() {
    const focused = document.activeElement
    chatStore.dispatch({ type: 'closed' })
    // The focus in another part of the page stays there.
    if (focused === document.body || root.current?.contains(focused)) toggle.current?.focus()
  }
  // Esc works wherever the focus is, but a modal dialog over the panel, or an open menu, closes first.
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      const isForDialog = event.defaultPrevented || document.querySelector('dialog[open]') !== null
      // In a search field with text, the browser clears the text first.
      const clears = event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value
      // 229: a key of an input method. Safari sends its last one after the composition, without `isComposing`.
      if (event.key === 'Escape' && !isForDialog && !clears && event.keyCode !== 229) close()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])

  /** Called when the panel has thrown: keeps the conversation and offers mail and phone. */
  function giveUp() {
    setLoading('failed')
    chatStore.dispatch({ type: 'closed' })
  }

  const missing = loading === 'failed' && !isOwn ? t('chat.otherLanguage', { email }) : undefined
  const isFailed = loading === 'failed' && !(isOpen && chat)
  return (
    <aside
      ref={root}
      className={classNames(styles.root, 'with-script')}
      aria-label={isThere ? t('chat.label') : undefined}
      data-open={isOpen || undefined}
    >
      <div role="status">
        {(isFailed || notice) && (
          <Bubble onDismiss={() => (isFailed ? setLoading('idle') : sendNotice.dispatch(null))}>
            <p className={styles.notice}>
              {isFailed
                ? withContacts(phone ? t('chat.unavailable', { email, phone }) : t('chat.unavailableByMail', { email }))
                : notice && (
                    <>
                      {t(`notice.${notice}`)} <LocalizedLink to="/#contact">{t('notice.open')}</LocalizedLink>
                    </>
                  )}
            </p>
          </Bubble>
        )}
      </div>
      {isThere && (
        <>
          {isReady && isTeaserVisible && !isOpen && !isFailed && !notice && (
            <Teaser onPrepare={prepare} onOpen={() => void open()} />
          )}
          {isOpen && chat && (
            <Boundary onError={giveUp}>
              <chat.Panel data={chat.data} takesFocus={wasAsked.current} missing={missing} widget={root} />
            </Boundary>
          )}
          <button
            ref={toggle}
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
        </>
      )}
    </aside>
  )
}
