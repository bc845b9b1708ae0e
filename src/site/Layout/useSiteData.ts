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
          iconSvg
          title
          summary
          main
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
  const inLanguage = <Node extends { readonly language: string }>(nodes: readonly Node[]) =>
    nodes.filter((node) => node.language === language)
  const services = inLanguage(data.allService.nodes)
  return {
    company: inLanguage(data.allCompany.nodes)[0],
    services,
    mainServices: services.filter((service) => service.main),
    industries: inLanguage(data.allIndustry.nodes),
    solutions: inLanguage(data.allSolution.nodes),
  }
}
