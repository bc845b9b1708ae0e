import type { ReactNode } from 'react'
import type { Block } from '../../content/mdx/blocks'
import { useForeignLang } from '../../i18n/language'
import { ArticleBody } from '../../mdx/ArticleBody'
import { screensOf } from './caseScreens'
import { DecisionsDrawing } from './DecisionsDrawing'
import { EstimateDrawing } from './EstimateDrawing'
import { StatesDrawing } from './StatesDrawing'
import * as styles from './CaseText.module.css'

/** The text of a case, section by section, with each drawing below its section. */
export function CaseText({ story, children }: { story: Queries.CaseStoryFragment; children: ReactNode }) {
  const { body, contentLanguage, drawings } = story
  const { states, decisions, estimate } = drawings ?? {}
  const lang = useForeignLang(drawings?.contentLanguage)
  const sections = sectionsOf(body.blocks as unknown as readonly Block[])
  const screens = screensOf(story)
  const last = sections.length - 1
  const placeOf = ({ section }: { section: number }) => Math.min(section, last)
  return (
    <>
      {sections.map((blocks, index) => (
        <div key={index} className={styles.root}>
          <div className={styles.text}>
            <ArticleBody blocks={blocks} pictures={body.pictures} lang={contentLanguage} />
          </div>
          {states && placeOf(states) === index && <StatesDrawing drawing={states} lang={lang} />}
          {decisions && placeOf(decisions) === index && (
            <DecisionsDrawing drawing={decisions} screens={screens} lang={lang} />
          )}
          {estimate && placeOf(estimate) === index && <EstimateDrawing drawing={estimate} lang={lang} />}
          {index === last && <div className={`${styles.end} row`}>{children}</div>}
        </div>
      ))}
    </>
  )
}

/** The blocks above the first heading (maybe none), then those of each section. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  return blocks.reduce<Block[][]>(
    (all, block) =>
      block.type === 'heading' && block.depth === 2
        ? [...all, [block]]
        : [...all.slice(0, -1), [...(all.at(-1) ?? []), block]],
    [[]],
  )
}
