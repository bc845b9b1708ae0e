import { useLocation } from '@gatsbyjs/reach-router'
import { useEffect, useRef, useState } from 'react'
import { HEADER_SCROLL_THRESHOLD } from '../constants'
import { isWithin, LocalizedLink } from '../i18n/LocalizedLink'
import { usePageLanguage, useTranslate } from '../i18n/language'
import { buttonClass, ButtonLink, IconButton } from '../ui/Button'
import { classNames } from '../ui/classNames'
import { useHoverDisclosure } from '../ui/useHoverDisclosure'
import { LanguageMenu } from './LanguageSwitch'
import { useSiteData } from './siteData'
import { Logo } from './Logo'
import { ThemeSwitch } from './ThemeSwitch'
import { MobileMenu } from './MobileMenu'
import { isGroup, useNavigation, type MenuGroup } from './useNavigation'
import { Icon, UiIcon } from '../ui/Icon'
import * as styles from './Header.module.css'
import * as navigation from './Navigation.module.css'

export function Header({ contactTo }: { contactTo: string }) {
  const t = useTranslate()
  const { company, has } = useSiteData()
  const menu = useNavigation(contactTo)
  const contact = menu.find((item) => !isGroup(item) && item.to === contactTo)
  const disclosure = useHoverDisclosure()
  const { close } = disclosure
  const drawer = useRef<HTMLDialogElement>(null)
  const scrolled = useScrolled()
  const location = useLocation()

  useEffect(() => {
    close()
    drawer.current?.close()
  }, [close, location.href])

  return (
    <header className={styles.root} data-scrolled={scrolled || undefined}>
      <div className={`${styles.inner} line`}>
        <LocalizedLink to="/" className={`${styles.home} line`} aria-label={t('nav.home', { name: company.name })}>
          <Logo name={company.name} />
        </LocalizedLink>
        <nav className={classNames(navigation.nav, 'no-print')} aria-label={t('nav.main')}>
          <ul className={`${navigation.list} line`}>
            {menu.map((item) =>
              isGroup(item) ? (
                <Dropdown key={item.base} group={item} disclosure={disclosure} />
              ) : (
                <li key={item.to}>
                  <LocalizedLink
                    className={item === contact ? buttonClass('primary', styles.invitation) : navigation.item}
                    to={item.to}
                    lang={item.lang}
                    activeClassName={item === contact ? undefined : 'current'}
                  >
                    {item.label}
                  </LocalizedLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={classNames(styles.tools, 'line no-print')}>
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
          <LanguageMenu />
          {has('/search') && (
            // The fragment moves the focus into the box.
            <LocalizedLink className="square" to="/search#page-search" aria-label={t('nav.search')}>
              <UiIcon name="search" size={22} />
            </LocalizedLink>
          )}
          {contact && (
            <ButtonLink className={styles.contact} to={contactTo} lang={contact.lang}>
              {contact.label}
            </ButtonLink>
          )}
          <IconButton
            icon="menu"
            size={24}
            label={t('nav.open')}
            className={classNames(styles.menu, 'with-script')}
            aria-haspopup="dialog"
            onClick={() => drawer.current?.showModal()}
          />
          <a className={classNames(styles.menu, 'square without-script')} href="#footer" aria-label={t('nav.open')}>
            <UiIcon name="menu" size={24} />
          </a>
        </div>
      </div>
      <MobileMenu ref={drawer} contactTo={contactTo} />
    </header>
  )
}

type Disclosure = ReturnType<typeof useHoverDisclosure>

function Dropdown({ group, disclosure }: { group: MenuGroup; disclosure: Disclosure }) {
  const id = `menu${group.base.replace('/', '-')}`
  const open = disclosure.open === group.base
  const { neutralPath } = usePageLanguage()
  return (
    <li className={navigation.group} {...disclosure.groupProps(group.base)}>
      <button
        type="button"
        className={classNames(navigation.item, isWithin(neutralPath, group.base) && 'current')}
        aria-controls={id}
        lang={group.lang}
        {...disclosure.buttonProps(group.base)}
      >
        {group.label}
        <UiIcon name="chevron-down" className={navigation.chevron} size={16} />
      </button>
      <div id={id} className={navigation.panel} data-open={open || undefined}>
        <ul className={navigation.entries}>
          {group.entries.map(({ to, label, lang, iconSvg, summary }) => (
            <li key={to} lang={lang}>
              <LocalizedLink className={navigation.entry} to={to} aria-describedby={`${to}-summary`}>
                <Icon svg={iconSvg} className={navigation.icon} />
                {label}
              </LocalizedLink>
              <p id={`${to}-summary`} className={navigation.summary}>
                {summary}
              </p>
            </li>
          ))}
        </ul>
        {group.all && (
          <LocalizedLink className={`${navigation.all} line signal plain-link`} to={group.all.to} lang={group.all.lang}>
            {group.all.label}
            <UiIcon name="arrow-right" size={18} />
          </LocalizedLink>
        )}
      </div>
    </li>
  )
}

/** Whether the page is scrolled past the threshold of the header. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > HEADER_SCROLL_THRESHOLD)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return scrolled
}
