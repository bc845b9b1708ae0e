import { Children, useEffect, type ReactNode } from 'react'
import { ChatWidget } from '../features/chat/ChatWidget'
import { SurroundingLanguage, useForeignLang, usePageLanguage, useTranslate } from '../i18n/language'
import { factsOf } from '../routing/languages'
import { Boundary } from '../ui/Boundary'
import { classNames } from '../ui/classNames'
import { Footer } from './Footer'
import { Header } from './Header'
import { hasPart, SiteData } from './siteData'
import * as styles from './Layout.module.css'

interface LayoutProps {
  /** Whose words the page shows: the record's, if it has one. Articles mark their own words. */
  data: Queries.SiteDataFragment & { readonly [Own in 'page' | 'record']?: { contentLanguage: string | null } | null }
  /** Target of the Contact links of this page: its own form, or that of the home page. */
  contactTo?: string
  children: ReactNode
}

/** The frame of every page. Each section has an error boundary of its own. */
export function Layout({ data, contactTo = '/#contact', children }: LayoutProps) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const { email, phone } = data.company!
  const foreign = useForeignLang((data.record ?? data.page)?.contentLanguage)
  useEffect(() => {
    // The first page already has it. Setting it again would make browsers recalculate every style.
    const root = document.documentElement
    if (root.lang === language) return
    root.lang = language
    root.dataset.script = factsOf(language).script
  }, [language])
  return (
    <SiteData.Provider value={data}>
      <a className={classNames(styles.skip, 'no-print')} href="#main">
        {t('skipToContent')}
      </a>
      <Boundary>
        <Header contactTo={contactTo} />
      </Boundary>
      <main id="main" tabIndex={-1} className={styles.main} lang={foreign}>
        {foreign && (
          <p role="note" lang={language} className={styles.notTranslated}>
            {t('notTranslated')}
          </p>
        )}
        <SurroundingLanguage.Provider value={foreign}>
          {Children.map(children, (section) => section && <Boundary>{section}</Boundary>)}
        </SurroundingLanguage.Provider>
      </main>
      <Boundary>
        <Footer contactTo={contactTo} />
      </Boundary>
      <Boundary>
        <ChatWidget email={email} phone={phone} isThere={hasPart(data.navigation!, 'chat')} />
      </Boundary>
    </SiteData.Provider>
  )
}
