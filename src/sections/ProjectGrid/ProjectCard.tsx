import { useId, type MouseEvent } from 'react'
import { graphql } from 'gatsby'
import { selectProject } from '../../features/contact/contactStore'
import { useForeignLang, useTranslate } from '../../i18n/language'
import { useSiteData } from '../../site/siteData'
import { ButtonLink } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { holdInPlace } from '../../ui/holdInPlace'
import { UiIcon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import * as styles from './ProjectCard.module.css'

/** Widths of a screenshot by the width of the window. */
const UPRIGHT = '(min-width: 90rem) 14rem, (min-width: 64rem) 15vw, (min-width: 40rem) 20vw, 27vw'
/** In a closed row of a phone. */
const SMALL = UPRIGHT.replace('27vw', '3rem')
const WIDE = '(min-width: 90rem) 38rem, (min-width: 64rem) 42vw, 81vw'

interface ProjectCardProps {
  project: Queries.ProjectCardFieldsFragment
  anchor?: string
  /** On a phone, a row: one screen beside the words. */
  compact: boolean
  expanded: boolean
  onToggle: () => void
}

export function ProjectCard({ project, anchor, compact, expanded, onToggle }: ProjectCardProps) {
  const t = useTranslate()
  const { orderProject } = useSiteData().company
  const id = useId()
  const { title, category, description, screenshots, caseKey, contentLanguage } = project
  const lang = useForeignLang(contentLanguage)
  // The fan is designed for three upright screens; others are side by side.
  const fans = screenshots.length === 3 && screenshots.every(({ src }) => src.height > src.width)
  const isRow = compact && fans

  // The whole card is a click target; its button serves keyboard and screen reader, and the button's click bubbles up
  // to here.
  const toggle = (event: MouseEvent<HTMLElement>) => {
    const onLink = (event.target as Element).closest('a')
    // A key press has no detail: marked words do not stop it.
    const isMarking = event.detail > 0 && window.getSelection()?.type === 'Range'
    if (!fans || onLink || isMarking) return
    holdInPlace(event.currentTarget)
    onToggle()
  }

  return (
    <article
      id={anchor}
      data-part={anchor && 'project'}
      className={classNames(styles.root, isRow && styles.compact)}
      aria-labelledby={id}
      onClick={toggle}
    >
      {screenshots.length > 0 && (
        <div className={styles.stage}>
          <ul
            id={`${id}-screens`}
            className={classNames(styles.screens, fans && styles.fan, expanded && styles.expanded)}
            lang={lang}
          >
            {screenshots.map(({ src, alt }) => (
              <li key={src.src} className={classNames(styles.screen, src.width > src.height && styles.wide)}>
                {/* The widest file, the last of its set. */}
                <a href={src.srcSet.split(/\s+/).at(-2) ?? src.src}>
                  <Picture
                    picture={src}
                    alt={alt}
                    sizes={src.width > src.height ? WIDE : isRow && !expanded ? SMALL : UPRIGHT}
                    className={styles.picture}
                  />
                </a>
              </li>
            ))}
          </ul>
          {fans && (
            <button
              type="button"
              className={classNames(styles.toggle, 'small-print with-script')}
              aria-label={t('projectGrid.screenshotsOf', { title })}
              aria-expanded={expanded}
              aria-controls={`${id}-screens`}
            >
              {t('projectGrid.screenshots')}
            </button>
          )}
        </div>
      )}
      <div className={styles.words}>
        <h3 id={id} lang={lang}>
          {title}
        </h3>
        <p className="small-print" lang={category ? lang : undefined}>
          {category ?? t('projectGrid.project')}
        </p>
        <p className={styles.description} lang={lang}>
          {description}
        </p>
        <div className={`${styles.actions} row`}>
          {orderProject && (
            <ButtonLink
              to="#contact"
              variant="secondary"
              className={styles.order}
              data-no-text=""
              aria-label={`${orderProject}: ${title}`}
              onClick={() => selectProject(title)}
            >
              {orderProject}
            </ButtonLink>
          )}
          {caseKey && (
            <ButtonLink to={`/projects/${caseKey}`} variant="quiet" aria-label={t('projectGrid.caseOf', { title })}>
              {t('projectGrid.case')}
              <UiIcon name="arrow-right" size={18} />
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}

/** A card of the grid; upright screenshots are side by side at up to 240 px each, a wide one takes the whole width. */
export const projectCard = graphql`
  fragment ProjectCardFields on Project {
    key
    contentLanguage
    caseKey
    title
    category
    description
    screenshots {
      src(width: 240, wide: 608) {
        ...PictureSource
      }
      alt
    }
  }
`
