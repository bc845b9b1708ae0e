import { graphql } from 'gatsby'
import { Layout } from '../site/Layout/Layout'
export default function SolutionsTemplate() { return <Layout><h1>solutions</h1></Layout> }
export const query = graphql`query SolutionsTemplate($language: String!, $namespaces: [String!]!) { locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) { ...Dictionaries } }`
