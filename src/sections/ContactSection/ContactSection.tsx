import { graphql } from 'gatsby'
import { ContactForm } from '../../features/contact/ContactForm'
import { BrokenForm } from '../../features/contact/Outcome'
import { useSiteData } from '../../site/siteData'
import { Boundary } from '../../ui/Boundary'
import { Section } from '../../ui/Section'
import { useLangOf, useTranslate } from '../../i18n/language'
import { Picture } from '../../ui/Picture'
import { telLink } from '../../ui/telLink'
import * as styles from './ContactSection.module.css'

interface ContactSectionProps {
  data: Queries.ContactSectionFragment
  /** Set if the content above it is not a section. */
  variant?: 'shade'
}

export function ContactSection({ data, variant }: ContactSectionProps) {
  const t = useTranslate()
  const { contact, contentLanguage } = data.contactSection!
  const langOf = useLangOf()
  const lang = langOf(contentLanguage)
  const { company, has } = useSiteData()
  const { reader } = contact
  const { email, phone, replyTime } = company
  const ways = [
    { name: t('contact:contact.email'), words: email, href: `mailto:${email}` },
    ...(phone ? [{ name: t('contact:contact.phone'), words: phone, href: telLink(phone) }] : []),
  ]
  return (
    <Section id="contact" title={contact.title} lead={contact.lead} lang={lang} variant={variant} className="no-print">
      <div className="columns wide-first">
        <Boundary fallback={<BrokenForm email={email} phone={phone} />}>
          <ContactForm
            company={company}
            messageHint={contact.messageHint}
            hasPrivacy={has('/privacy')}
            hasProjects={has('/projects')}
          />
        </Boundary>
        {/* Facts for the sender, laid out like the title block of a technical drawing. */}
        <div className={`${styles.titleBlock} framed`}>
          {reader && (
            <div className={`${styles.reader} row`}>
              <Picture picture={reader.avatar} alt="" sizes="4.5rem" className={`${styles.portrait} portrait`} />
              <div>
                <p className="small-print">{t('contact:contact.reader')}</p>
                <strong lang={langOf(reader.contentLanguage)}>{reader.name}</strong>
                <p className="small-print" lang={langOf(reader.contentLanguage)}>
                  {reader.role}
                </p>
              </div>
            </div>
          )}
          {contact.steps.length > 0 && (
            <>
              <h3 className={styles.blockTitle}>{t('contact:contact.steps')}</h3>
              <ol className="numbered" lang={lang}>
                {contact.steps.map((step) => (
                  <li key={step}>
                    <span>{step}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
          <dl>
            <div className="cell" lang={langOf(replyTime.contentLanguage)}>
              <dt className="small-print">{replyTime.label}</dt>
              <dd className="figure">{replyTime.value}</dd>
            </div>
            {ways.map(({ name, words, href }) => (
              <div key={href} className="cell">
                <dt className="small-print">{name}</dt>
                <dd>
                  <a className={styles.way} href={href}>
                    {words}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}

export const contactSection = graphql`
  fragment ContactSection on Query {
    contactSection: homePage(language: { eq: $language }) {
      contentLanguage
      contact {
        title
        lead
        messageHint
        steps
        reader {
          name
          role
          contentLanguage
          avatar(width: 72) {
            ...PictureSource
          }
        }
      }
    }
  }
`
