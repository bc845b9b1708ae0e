import { graphql } from 'gatsby'
import { Layout } from '../site/Layout/Layout'
export default function IndustryTemplate() { return <Layout><h1>industry</h1></Layout> }
export const query = graphql`query IndustryTemplate($language: String!, $namespaces: [String!]!) { locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) { ...Dictionaries } }`
