import { graphql } from 'gatsby'
import { useLangOf } from '../i18n/language'
import { LocalizedLink } from '../i18n/LocalizedLink'
import { Accordion } from '../ui/Accordion'
import { SideSection, type SectionHeading } from '../ui/Section'

/** Questions with their answers: one open at a time, none at the start. Renders nothing without any. */
export function Faq({ title, lead, entries }: SectionHeading & { entries: readonly Queries.FaqEntryFieldsFragment[] }) {
  const langOf = useLangOf()
  if (entries.length === 0) return null
  return (
    <SideSection id="faq" title={title} lead={lead}>
      <Accordion
        name="faq"
        part="question"
        items={entries.map(({ question, answer, link, contentLanguage }) => ({
          key: question,
          lang: langOf(contentLanguage),
          title: question,
          content: (
            <>
              <p>{answer}</p>
              {link && (
                <p>
                  <LocalizedLink to={link.to}>{link.label}</LocalizedLink>
                </p>
              )}
            </>
          ),
        }))}
      />
    </SideSection>
  )
}

export const faqEntryFields = graphql`
  fragment FaqEntryFields on FaqEntry {
    contentLanguage
    question
    answer
    link {
      label
      to
    }
  }
`
