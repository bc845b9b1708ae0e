import { graphql } from 'gatsby'
import { Layout } from '../site/Layout/Layout'
export default function BlogPostTemplate() { return <Layout><h1>blog-post</h1></Layout> }
export const query = graphql`query BlogPostTemplate($language: String!, $namespaces: [String!]!) { locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) { ...Dictionaries } }`
