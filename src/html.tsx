import type { HTMLAttributes, ReactNode } from 'react'

/** What Gatsby hands over for the page around the page. */
interface DocumentProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>
  headComponents: ReactNode
  bodyAttributes: HTMLAttributes<HTMLBodyElement>
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/** Gatsby's own document without what it says to Internet Explorer and to Safari of 2015. */
export default function HtmlDocument({ htmlAttributes, ...props }: DocumentProps) {
  const { lang, ...attributes } = htmlAttributes
  return (
    <html lang={lang} {...attributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
