import { useState } from 'react'
import { ProjectCard } from './ProjectCard'
import * as styles from './ProjectGrid.module.css'

interface ProjectGridProps {
  projects: readonly Queries.ProjectCardFieldsFragment[]
  /**
   * Whether fragments link to the cards: for a grid that shows every project exactly once. On a phone, those after the
   * third without a case are rows.
   */
  hasAnchors?: boolean
}

export function ProjectGrid({ projects, hasAnchors = false }: ProjectGridProps) {
  const [expanded, setExpanded] = useState<string | null>(null)
  return (
    <ul className={`${styles.root} pairs`}>
      {projects.map((project, index) => (
        <li key={project.key} className={styles.item}>
          <ProjectCard
            anchor={hasAnchors ? `project-${project.key}` : undefined}
            project={project}
            compact={hasAnchors && index > 2 && !project.caseKey}
            expanded={expanded === project.key}
            onToggle={() => setExpanded((current) => (current === project.key ? null : project.key))}
          />
        </li>
      ))}
    </ul>
  )
}
