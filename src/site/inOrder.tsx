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

/** The listed sections in their order. The query has the data of all: others are in no page's HTML. */
export function inOrder<Name extends string, Data>(
  components: Record<Name, ComponentType<{ data: Data }>>,
  { sections }: PageContext,
  data: Data,
) {
  return (sections as Name[]).map((name) => {
    const Shown: ComponentType<{ data: Data }> = components[name]
    return <Shown key={name} data={data} />
  })
}
