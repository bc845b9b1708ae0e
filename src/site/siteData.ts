import { graphql } from 'gatsby'
import { createContext, useContext } from 'react'
import type { SitePart } from '../routing/pageKinds'
import { menuLabel } from './menuLabel'

/** The data of header, footer, form and chat of every page. */
export const SiteData = createContext<Queries.SiteDataFragment | null>(null)

/** All services, industries and solutions, for menu, footer and links from page to page. */
export type Navigation = NonNullable<Queries.SiteDataFragment['navigation']>

/** Whether the site has a page, a section of the home page (`/#faq`) or `chat`. */
export const hasPart = ({ absent }: { absent: readonly string[] }, part: SitePart): boolean => !absent.includes(part)

/**
 * The site data of the page's query, in the page's language.
 * @throws outside `Layout`, which gets the data from the template
 */
export function useSiteData() {
  const data = useContext(SiteData)
  if (!data?.company || !data.navigation)
    throw new Error('useSiteData is called outside a Layout, or without its data.')
  const { navigation } = data
  const has = (part: SitePart) => hasPart(navigation, part)
  /** The menu's label for a page, or the given one. */
  const nameOf = (to: string, otherwise: string) => menuLabel(data.company?.menu, to) ?? otherwise
  return { company: data.company, ...navigation, has, nameOf }
}

export const siteData = graphql`
  fragment SiteData on Query {
    company(language: { eq: $language }) {
      contentLanguage
      name
      url
      email
      supportEmail
      phone
      visitorPhone
      orderProject
      legalName
      address {
        line
      }
      openingHours
      registrations {
        name
        number
      }
      slogan
      menu {
        to
        list
        label
        all
      }
      description
      note
      recipient
      replyTime {
        value
        label
        contentLanguage
      }
    }
    navigation(language: { eq: $language }) {
      services {
        key
        title
        contentLanguage
      }
      mainServices {
        key
        iconSvg
        title
        summary
        contentLanguage
      }
      industries {
        key
        iconSvg
        title
        summary
        contentLanguage
      }
      solutions {
        key
        title
        contentLanguage
      }
      absent
    }
  }
`
