import { graphql } from 'gatsby'
import { Icon } from './Icon'
import * as styles from './Points.module.css'

export function Points({ points }: { points: readonly Queries.PointFieldsFragment[] }) {
  return (
    <ul className={styles.root}>
      {points.map(({ iconSvg, title, description }) => (
        <li key={title} className={styles.point}>
          <Icon svg={iconSvg} className={`${styles.icon} signal`} />
          <h3 className="title-s">{title}</h3>
          <p className="text">{description}</p>
        </li>
      ))}
    </ul>
  )
}

export const pointFields = graphql`
  fragment PointFields on Point {
    iconSvg
    title
    description
  }
`
