import { useRef } from 'react'
import { useTranslate } from '../../i18n/language'
import { brandRowPath } from '../../routing/brandIconPath'
import { BrandIcon } from '../../ui/Icon/BrandIcon'
import { Icon } from '../../ui/Icon/Icon'
import { useAlternation } from './useAlternation'
import { UiIcon } from '../../ui/Icon/UiIcon'
import * as lines from './dimensions.module.css'
import * as styles from './PhoneMockup.module.css'
import * as tiles from './technologies.module.css'

/** A phone as a dimensioned drawing: six technologies, and two features highlighted in turn. */
export function PhoneMockup({ label, technologies, features }: Queries.HomeHeroFragment['mockup']) {
  const t = useTranslate()
  const screen = useRef<HTMLElement>(null)
  const { active, paused, toggle } = useAlternation(features.length, screen)
  const row = brandRowPath(technologies.map(({ icon }) => icon))
  return (
    <div className={styles.root}>
      <figure ref={screen} className={styles.phone} aria-label={label}>
        <span className={lines.height} data-drawn="measure" aria-hidden="true">
          844
        </span>
        <span className={lines.width} data-drawn="measure" aria-hidden="true">
          390
        </span>
        <ul className={tiles.technologies}>
          {technologies.map(({ name, icon }) => (
            <li key={name} className={tiles.technology}>
              <span className={tiles.tile}>
                <BrandIcon name={name} icon={icon} src={row} />
              </span>
              {name}
            </li>
          ))}
        </ul>
        <ul className={styles.features}>
          {features.map(({ iconSvg, title, description }, index) => (
            <li key={title} className={styles.feature} data-active={index === active || undefined}>
              <Icon svg={iconSvg} className={styles.icon} />
              <div>
                <strong className={styles.title}>{title}</strong>
                <span className={styles.description}>{description}</span>
              </div>
            </li>
          ))}
        </ul>
      </figure>
      <button type="button" className={styles.pause} onClick={toggle}>
        <UiIcon name={paused ? 'play' : 'pause'} size={16} />
        {t(paused ? 'mockup.play' : 'mockup.pause')}
      </button>
    </div>
  )
}
