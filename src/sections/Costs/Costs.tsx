import { graphql } from 'gatsby'
import { useLangOf, usePageLanguage, useTranslate } from '../../i18n/language'
import { ArticleTable } from '../../mdx/ArticleTable'
import { formatDay } from '../../routing/formatDay'
import { Accordion } from '../../ui/Accordion'
import { Section } from '../../ui/Section'
import { TextList } from '../../ui/TextList'
import * as styles from './Costs.module.css'

export function Costs({ costs }: { costs: Queries.CostsFragment }) {
  const t = useTranslate()
  const { language } = usePageLanguage()
  const langOf = useLangOf()
  const { title, lead, prices, estimate, support, declined } = costs
  const [day] = prices.map(({ asOf }) => asOf).sort()
  const more = [
    support && {
      key: 'support',
      title: support.title,
      content: <ArticleTable align={[]} header={support.header} rows={support.rows.map(({ cells }) => cells)} />,
    },
    declined && {
      key: 'declined',
      title: declined.title,
      content: <TextList className="dashes" texts={declined.items} />,
    },
  ].filter((item) => !!item)
  return (
    <Section id="costs" title={title} lead={lead}>
      <div className="columns">
        {day && (
          <div>
            <dl>
              {prices.map(({ value, label, scope, contentLanguage }) => (
                <div key={label} className={`${styles.price} row`} lang={langOf(contentLanguage)}>
                  <dt>{label}</dt>
                  <dd className="figure">{value}</dd>
                  <dd className="small-print">{scope}</dd>
                </div>
              ))}
            </dl>
            <p className="small-print">{t('costs.asOf', { day: formatDay(day, language) })}</p>
          </div>
        )}
        {estimate && (
          <div className="framed">
            <h3 className="cell title-s">{estimate.title}</h3>
            <dl>
              {estimate.lines.map(({ label, value }) => (
                <div key={label} className="cell">
                  <dt className="small-print">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      {more.length > 0 && <Accordion name="costs" items={more} />}
    </Section>
  )
}

export const fragment = graphql`
  fragment Costs on Costs {
    title
    lead
    prices {
      ...StatFields
    }
    estimate {
      title
      lines {
        label
        value
      }
    }
    support {
      title
      header
      rows {
        cells
      }
    }
    declined {
      title
      items
    }
  }
`
