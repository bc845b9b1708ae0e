import type { MouseEvent } from 'react'
import { factsOf, LANGUAGES } from '../routing/languages'
import { localizePath } from '../routing/localizePath'
import { goTo } from '../i18n/LocalizedLink'
import { usePageLanguage, useTranslate } from '../i18n/language'
import * as styles from './LanguageSwitch.module.css'

/** Target of the switch if the page does not exist in the other language: the list it belongs to. */
function above(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}

/**
 * Links to this page in the other languages, with query and fragment of the current address. Each language has its own
 * name: visitors who need the switch cannot read the others. The link's label contains both forms, so that voice
 * control understands the visible one (WCAG 2.5.3). A site with one language has no switch.
 */
export function LanguageSwitch() {
  const { language, neutralPath, languages } = usePageLanguage()
  const t = useTranslate()
  if (LANGUAGES.length === 1) return null
  return (
    <ul className={styles.root} aria-label={t('nav.language')}>
      {LANGUAGES.map((other) => {
        const short = other.toUpperCase()
        const isThere = languages.includes(other)
        const keepAddress = (event: MouseEvent<HTMLAnchorElement>) => {
          const { pathname, search, hash } = window.location
          const address = localizePath(pathname, other) + search + hash
          event.currentTarget.href = address
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
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
            >
              {short}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
