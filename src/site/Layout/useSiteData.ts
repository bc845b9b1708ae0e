import { graphql, useStaticQuery } from 'gatsby'
import { usePageLanguage } from '../../i18n/language'

/** What header and footer show on every page, in the page's language. One query for the whole site, cached by the browser. */
export function useSiteData() {
  const { language } = usePageLanguage()
  const data = useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      allCompany {
        nodes {
          language
          name
          url
          email
          supportEmail
          phone
          slogan
          description
          recipient
          replyTime {
            value
            label
            hours
          }
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          language
          key
          title
        }
      }
      mainServices: allService(filter: { main: { eq: true } }, sort: { order: ASC }) {
        nodes {
          language
          key
          iconSvg
          title
          summary
        }
      }
      allIndustry(sort: { order: ASC }) {
        nodes {
          language
          key
          iconSvg
          title
          summary
        }
      }
      allSolution(sort: { order: ASC }) {
        nodes {
          language
          key
          title
        }
      }
    }
  `)
  const ofLanguage = <Node extends { readonly language: string }>(nodes: readonly Node[]) =>
    nodes.filter((node) => node.language === language)
  return {
    company: ofLanguage(data.allCompany.nodes)[0],
    services: ofLanguage(data.allService.nodes),
    mainServices: ofLanguage(data.mainServices.nodes),
    industries: ofLanguage(data.allIndustry.nodes),
    solutions: ofLanguage(data.allSolution.nodes),
  }
}
