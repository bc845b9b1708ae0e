import { graphql } from 'gatsby'
import { ContactForm } from '../../features/contact/ContactForm'
import { useSiteData } from '../../site/Layout/siteData'
import { Boundary } from '../../ui/Boundary/Boundary'
import { Section } from '../../ui/Section/Section'
import { TitleBlock } from './TitleBlock'
import * as styles from './ContactSection.module.css'

interface ContactSectionProps {
  data: Queries.ContactSectionFragment
  /** Differs from that of the section above. */
  variant?: 'paper' | 'shade'
}

/** The contact form, beside it what happens next and the ways around the form. */
export function ContactSection({ data: { contact }, variant = 'shade' }: ContactSectionProps) {
  const { company } = useSiteData()
  const { email, phone, recipient, name, url, replyTime } = company
  return (
    <Section id="contact" title={contact.title} lead={contact.lead} variant={variant} className={styles.root}>
      <div className={styles.columns}>
        <Boundary>
          <ContactForm
            email={email}
            phone={phone}
            recipient={{ name: recipient, email, company: name, website: url }}
            replyHours={replyTime.hours}
          />
        </Boundary>
        <TitleBlock email={email} phone={phone} replyTime={replyTime} />
      </div>
    </Section>
  )
}

export const contactSection = graphql`
  fragment ContactSection on HomePage {
    contact {
      title
      lead
    }
  }
`
