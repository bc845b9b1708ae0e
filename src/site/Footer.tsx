import { useEffect, useState } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink'
import { useLangOf, useTranslate } from '../i18n/language'
import * as bands from '../ui/Section.module.css'
import { telLink } from '../ui/telLink'
import { useSiteData } from './siteData'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { isGroup, useNavigation } from './useNavigation'
import * as styles from './Footer.module.css'

export function Footer({ contactTo }: { contactTo: string }) {
  const t = useTranslate()
  const langOf = useLangOf()
  const { company, services, industries, solutions, has, nameOf } = useSiteData()
  const foreign = langOf(company.contentLanguage)
  const linksOf = (base: string, records: typeof solutions) =>
    records.map(({ key, title, contentLanguage }) => ({
      to: `${base}/${key}`,
      label: title,
      lang: langOf(contentLanguage),
    }))
  const groups = [
    { title: nameOf('/#services', t('nav.services')), links: linksOf('/services', services) },
    { title: nameOf('/solutions', t('nav.solutions')), links: linksOf('/solutions', solutions) },
    { title: nameOf('/#industries', t('nav.industries')), links: linksOf('/industries', industries) },
    { title: company.name, links: useNavigation(contactTo).flatMap((item) => (isGroup(item) ? [] : [item])) },
  ].filter(({ links }) => links.length > 0)
  return (
    <footer id="footer" className={bands.deep}>
      <div className={styles.inner}>
        <div className={styles.company}>
          <Logo name={company.name} />
          <p className={styles.slogan} lang={foreign}>
            {company.slogan}
          </p>
          <p className={`${styles.description} text`} lang={foreign}>
            {company.description}
          </p>
          <address className={styles.contacts}>
            {[...new Set([company.email, company.supportEmail])].map((email) => (
              <a key={email} href={`mailto:${email}`}>
                {email}
              </a>
            ))}
            {company.phone && <a href={telLink(company.phone)}>{company.phone}</a>}
            {company.address && <span lang={foreign}>{company.address.line}</span>}
            {company.openingHours.map((hours) => (
              <span key={hours} lang={foreign}>
                {hours}
              </span>
            ))}
          </address>
        </div>
        <nav className={`${styles.groups} no-print`} aria-label={t('nav.footer')}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ to, label, lang }) => (
                  <li key={to} lang={lang}>
                    <LocalizedLink className={`${styles.link} plain-link`} to={to}>
                      {label}
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={`${styles.legal} row small-print`}>
          <p>
            © <CurrentYear /> {company.legalName ?? company.name}
          </p>
          {company.registrations.map(({ name, number }) => (
            <p key={number} lang={foreign}>
              {name} {number}
            </p>
          ))}
          {has('/privacy') && (
            <LocalizedLink className={`${styles.link} plain-link no-print`} to="/privacy">
              {t('nav.privacy')}
            </LocalizedLink>
          )}
          <LanguageSwitch />
        </div>
        {company.note && (
          <p className={`${styles.note} small-print`} lang={foreign}>
            {company.note}
          </p>
        )}
      </div>
    </footer>
  )
}

/** The current year; before hydration, the year of the build. */
function CurrentYear() {
  const [year, setYear] = useState(globalThis.BUILD?.year ?? '')
  useEffect(() => setYear(String(new Date().getFullYear())), [])
  return <span suppressHydrationWarning>{year}</span>
}
