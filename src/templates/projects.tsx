import { graphql } from 'gatsby'
import { Layout } from '../site/Layout/Layout'
export default function ProjectsTemplate() { return <Layout><h1>projects</h1></Layout> }
export const query = graphql`query ProjectsTemplate($language: String!, $namespaces: [String!]!) { locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }) { ...Dictionaries } }`
