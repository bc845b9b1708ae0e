import { graphql } from 'gatsby'
import { Layout } from '../site/Layout/Layout'
export default function BlogTemplate() { return <Layout><h1>blog</h1></Layout> }
export const query = graphql`query BlogTemplate($language: String!, $namespaces: [String!]!) { locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) { ...Dictionaries } }`
