import type { ComponentType } from 'react'
import type { PageContext } from '../node/hooks/pages'
import type { PAGE_KINDS } from '../routing/pageKinds'

type Ordered = {
  [Kind in keyof typeof PAGE_KINDS]: (typeof PAGE_KINDS)[Kind] extends { ordered: object } ? Kind : never
}

/** A component for each section whose order the content file of a page kind sets. */
export type OrderedSections<Kind extends Ordered[keyof Ordered], Data> = Record<
  keyof (typeof PAGE_KINDS)[Kind]['ordered']['sections'],
  ComponentType<{ data: Data }>
>

export function inOrder<Name extends string, Data>(
  sections: Record<Name, ComponentType<{ data: Data }>>,
  { sections: order }: PageContext,
  data: Data,
) {
  return (order as Name[]).map((name) => {
    const Shown: ComponentType<{ data: Data }> = sections[name]
    return <Shown key={name} data={data} />
  })
}
