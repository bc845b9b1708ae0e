import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/language'
import { prefersReducedMotion } from '../../browser/prefersReducedMotion'
import { IconButton } from '../../ui/Button'
import { BrandIcon, Icon } from '../../ui/Icon'
import { MOCKUP_ROTATION } from '../../constants'
import { classNames } from '../../ui/classNames'
import * as styles from './PhoneMockup.module.css'

export function PhoneMockup({ label, technologies, features }: NonNullable<Queries.HomeHeroFragment['mockup']>) {
  const t = useTranslate()
  const { active, paused, toggle } = useAlternation(features.length)
  return (
    <div className={classNames(styles.root, 'no-print')}>
      <figure className={styles.phone} aria-label={label}>
        <ul className={styles.technologies}>
          {technologies.map(({ name, icon }) => (
            <li key={name} className={styles.technology}>
              <span className={`${styles.tile} line`}>
                <BrandIcon name={name} icon={icon} />
              </span>
              {name}
            </li>
          ))}
        </ul>
        <ul className={styles.features}>
          {features.map(({ iconSvg, title, description }, index) => (
            <li key={title} className={`${styles.feature} row`} data-active={index === active || undefined}>
              <Icon svg={iconSvg} />
              <div>
                <strong>{title}</strong>
                <p className="small-print">{description}</p>
              </div>
            </li>
          ))}
        </ul>
        {features.length > 1 && (
          <IconButton
            icon={paused ? 'play' : 'pause'}
            size={16}
            label={t(paused ? 'mockup.play' : 'mockup.pause')}
            className={classNames(styles.pause, 'with-script')}
            onClick={toggle}
          />
        )}
      </figure>
    </div>
  )
}

/** Index of the highlighted item, which changes every three seconds. Stops while paused, and under reduced motion. */
function useAlternation(count: number) {
  const [active, setActive] = useState(0)
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused || count < 2) return
    const timer = setInterval(() => {
      if (!prefersReducedMotion()) setActive((current) => (current + 1) % count)
    }, MOCKUP_ROTATION)
    return () => clearInterval(timer)
  }, [paused, count])
  return { active, paused, toggle: () => setPaused((current) => !current) }
}
