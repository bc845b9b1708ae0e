import type { HeadProps } from 'gatsby'
import type { PageContext } from '../../node/hooks/pages'
import { Seo, type SeoProps } from './Seo'

interface PageHeadData {
  readonly page: {
    readonly meta: Pick<SeoProps, 'title' | 'description'>
    readonly hero: { readonly title: string }
  } | null
  readonly company: SeoProps['company'] | null
}

/** Head of a page whose title and description stand in `content/pages`. */
export function PageHead({ data, pageContext }: HeadProps<PageHeadData, PageContext>) {
  const { meta, hero } = data.page!
  return <Seo pageContext={pageContext} {...meta} heading={hero.title} company={data.company!} />
}
