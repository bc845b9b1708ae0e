import type { MouseEvent } from 'react'
import { factsOf, LANGUAGES } from '../routing/languages'
import { localizePath } from '../routing/localizePath'
import { goTo } from '../i18n/LocalizedLink'
import { usePageLanguage, useTranslate } from '../i18n/language'
import { classNames } from '../ui/classNames'
import { UiIcon } from '../ui/Icon'
import * as styles from './LanguageSwitch.module.css'

/** Target of the switch if the page does not exist in the other language: the list it belongs to. */
function above(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}

/**
 * Links to this page in the other languages, with query and fragment of the current address. Each language has its own
 * name: visitors who need the switch cannot read the others. The link's label contains both forms, so that voice
 * control understands the visible one (WCAG 2.5.3). A site with one language has no switch. With `menu`, the id of a
 * popover, it has names and is opened by a button.
 */
export function LanguageSwitch({ menu }: { menu?: string }) {
  const { language, neutralPath, languages } = usePageLanguage()
  const t = useTranslate()
  if (LANGUAGES.length === 1) return null
  return (
    <ul
      className={classNames(styles.root, menu && styles.menu, 'no-print')}
      aria-label={t('nav.language')}
      {...(menu && { id: menu, popover: '' })}
    >
      {LANGUAGES.map((other) => {
        const short = other.toUpperCase()
        const isThere = languages.includes(other)
        const keepAddress = (event: MouseEvent<HTMLAnchorElement>) => {
          const { pathname, search, hash } = window.location
          const address = localizePath(pathname, other) + search + hash
          event.currentTarget.href = address
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          goTo(address)
        }
        return (
          <li key={other}>
            <a
              className={styles.link}
              href={localizePath(isThere ? neutralPath : above(neutralPath), other)}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? 'true' : undefined}
              aria-label={`${short}, ${factsOf(other).name}`}
              // Before hydration, browser/inline/keepEarlyActions.ts does this.
              data-keeps-address={isThere ? '' : undefined}
              onClick={isThere ? keepAddress : undefined}
              onAuxClick={isThere ? keepAddress : undefined}
            >
              {menu ? factsOf(other).name : short}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The switch of the header, where only two languages have room beside each other. Others are in a menu. */
export function LanguageMenu() {
  const { language } = usePageLanguage()
  const t = useTranslate()
  const short = language.toUpperCase()
  if (LANGUAGES.length < 3) return <LanguageSwitch />
  return (
    <>
      <button
        type="button"
        className={`${styles.link} ${styles.open}`}
        aria-label={`${short}, ${t('nav.language')}`}
        {...{ popovertarget: 'menu-languages' }}
      >
        {short}
        <UiIcon name="chevron-down" size={16} />
      </button>
      {/* A new page in another language has a new menu, which is closed. */}
      <LanguageSwitch key={language} menu="menu-languages" />
    </>
  )
}
