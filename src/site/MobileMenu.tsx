import { forwardRef } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink'
import { useTranslate } from '../i18n/language'
import { buttonClass, IconButton } from '../ui/Button'
import { LanguageSwitch } from './LanguageSwitch'
import { ThemeSwitch } from './ThemeSwitch'
import { isGroup, useNavigation } from './useNavigation'
import * as styles from './MobileMenu.module.css'

/** The slide-in menu. A modal `dialog` traps focus, makes the page behind it inert and closes on Esc by itself. */
export const MobileMenu = forwardRef<HTMLDialogElement, { contactTo: string }>(function MobileMenu({ contactTo }, ref) {
  const t = useTranslate()
  const menu = useNavigation(contactTo)
  const links = menu.flatMap((item) => (isGroup(item) ? [] : [item]))
  return (
    <dialog
      ref={ref}
      className={styles.root}
      aria-label={t('nav.main')}
      onClick={(event) => {
        // A click on the backdrop or on any link, also one to the current page, closes the menu.
        const target = event.target as HTMLElement
        if (target === event.currentTarget || target.closest('a')) event.currentTarget.close()
      }}
    >
      <div className={styles.panel}>
        <div className={`${styles.top} line`}>
          <div className="line">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <form method="dialog">
            <IconButton type="submit" icon="x" size={24} label={t('nav.close')} />
          </form>
        </div>
        <nav aria-label={t('nav.main')}>
          {menu.filter(isGroup).map((group) => (
            <details key={group.base} {...{ name: 'mobile-menu' }}>
              <summary className={`${styles.item} opens line`} lang={group.lang}>
                {group.label}
              </summary>
              <ul className={styles.entries}>
                {group.entries.map(({ to, label, lang }) => (
                  <li key={to} lang={lang}>
                    <LocalizedLink className={styles.entry} to={to}>
                      {label}
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
              {group.all && (
                <LocalizedLink className={`${styles.all} signal`} to={group.all.to} lang={group.all.lang}>
                  {group.all.label}
                </LocalizedLink>
              )}
            </details>
          ))}
          <ul>
            {links.map(({ to, label, lang }) => (
              <li key={to} lang={lang} className={to === contactTo ? styles.last : undefined}>
                <LocalizedLink className={to === contactTo ? buttonClass() : `${styles.item} line`} to={to}>
                  {label}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  )
})
