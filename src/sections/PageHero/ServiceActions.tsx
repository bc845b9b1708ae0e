import { graphql } from 'gatsby'
import { useId } from 'react'
import { useTranslate } from '../../i18n/language'
import { ButtonLink } from '../../ui/Button'
import { UiIcon } from '../../ui/Icon'

export function ServiceActions({ company: { demoVideo, firstStep } }: { company: Queries.ServiceActionsFragment }) {
  const t = useTranslate()
  const hint = useId()
  return (
    <>
      <ButtonLink to="#contact">{t('getStarted')}</ButtonLink>
      {demoVideo && (
        <>
          <ButtonLink variant="quiet" to={demoVideo} target="_blank" rel="noopener noreferrer" aria-describedby={hint}>
            <UiIcon name="circle-play" size={20} />
            {t('service.watchDemo')}
          </ButtonLink>
          <span id={hint} hidden>
            {t('service.opensNewTab')}
          </span>
        </>
      )}
      {firstStep && <p className="small-print">{firstStep}</p>}
    </>
  )
}

export const fragment = graphql`
  fragment ServiceActions on Company {
    demoVideo
    firstStep
  }
`
