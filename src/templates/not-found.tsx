import { graphql } from 'gatsby'
import { Layout } from '../site/Layout/Layout'
export default function NotFoundTemplate() { return <Layout><h1>not-found</h1></Layout> }
export const query = graphql`query NotFoundTemplate($language: String!, $namespaces: [String!]!) { locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) { ...Dictionaries } }`
