import { graphql } from 'gatsby'
import { Layout } from '../site/Layout/Layout'
export default function AboutTemplate() { return <Layout><h1>about</h1></Layout> }
export const query = graphql`query AboutTemplate($language: String!, $namespaces: [String!]!) { locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) { ...Dictionaries } }`
