import type { ComponentPropsWithoutRef } from 'react'

/** Texts as a list, each of them once. */
export function TextList({ texts, ...rest }: ComponentPropsWithoutRef<'ul'> & { texts: readonly string[] }) {
  return (
    <ul {...rest}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
