import { graphql } from 'gatsby'
import { Layout } from '../site/Layout/Layout'
export default function SolutionTemplate() { return <Layout><h1>solution</h1></Layout> }
export const query = graphql`query SolutionTemplate($language: String!, $namespaces: [String!]!) { locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) { ...Dictionaries } }`
