import { graphql } from 'gatsby'
import { Layout } from '../site/Layout/Layout'
export default function ServiceTemplate() { return <Layout><h1>service</h1></Layout> }
export const query = graphql`query ServiceTemplate($language: String!, $namespaces: [String!]!) { locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) { ...Dictionaries } }`
