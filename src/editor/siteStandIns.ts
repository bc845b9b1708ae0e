/** What components of the site take from Gatsby and its plug-in of languages, where they are shown in the editor. */
import { createContext, createElement, type ComponentProps } from 'react'

export { I18nContext } from '../i18n/wordContext'

export const I18nextContext = createContext({})

export const graphql = () => undefined
export const navigate = () => undefined

export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => createElement('a', { href: to, ...rest })
