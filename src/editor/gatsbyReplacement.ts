/** Replaces the modules of Gatsby and its i18n plugin for components of the site that the editor shows. */
import { createElement, type ComponentProps } from 'react'

export { I18nContext, I18nextContext } from '../i18n/pageWords'

export const graphql = () => undefined
export const navigate = () => undefined

export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => createElement('a', { href: to, ...rest })
