import { useState } from 'react'
import { ProjectCard } from './ProjectCard'
import * as styles from './ProjectGrid.module.css'

interface ProjectGridProps {
  projects: readonly Queries.ProjectCardFieldsFragment[]
  /** Whether fragments link to the cards: for a grid that shows every project exactly once. */
  hasAnchors?: boolean
}

/** On a phone, a list of more cards than this shows those without a case as rows. */
const SHORT = 6

export function ProjectGrid({ projects, hasAnchors = false }: ProjectGridProps) {
  const [expanded, setExpanded] = useState<string | null>(null)
  const isLong = projects.length > SHORT
  return (
    <ul className={`${styles.root} pairs`}>
      {projects.map((project) => (
        <li key={project.key} className={styles.item}>
          <ProjectCard
            anchor={hasAnchors ? `project-${project.key}` : undefined}
            project={project}
            compact={isLong && !project.caseKey}
            expanded={expanded === project.key}
            onToggle={() => setExpanded((current) => (current === project.key ? null : project.key))}
          />
        </li>
      ))}
    </ul>
  )
}
