import type { ReactNode } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink'
import { useTranslate } from '../i18n/language'
import type { SitePart } from '../routing/pageKinds'
import { useSiteData } from './siteData'
import * as styles from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** Path of the page's parent: `/solutions`, `/#services`. */
  to: SitePart
  /** Its label if the menu does not name it. */
  label: string
  /** Further ancestors between parent and page. */
  children?: ReactNode
}

/** The path from the home page to the page. `structuredData` gives search engines the same path. */
export function Breadcrumbs({ to, label, children }: BreadcrumbsProps) {
  const t = useTranslate()
  const { has, nameOf } = useSiteData()
  return (
    <nav aria-label={t('breadcrumbs.label')} className={styles.root}>
      <ol className="row small-print">
        <li>
          <LocalizedLink className="plain-link" to="/">
            {t('breadcrumbs.home')}
          </LocalizedLink>
        </li>
        {has(to) && (
          <li>
            <LocalizedLink className="plain-link" to={to}>
              {nameOf(to, label)}
            </LocalizedLink>
          </li>
        )}
        {children && <li>{children}</li>}
      </ol>
    </nav>
  )
}
