import type { HeadProps } from 'gatsby'
import type { PageContext } from '../../node/hooks/pages'
import { Seo, type SeoProps } from './Seo'

interface PageHeadData {
  readonly page: { readonly meta: Pick<SeoProps, 'title' | 'description'> } | null
  readonly company: SeoProps['company'] | null
}

/** Head of a page whose title and description stand in `content/pages`. */
export function PageHead({ data, pageContext }: HeadProps<PageHeadData, PageContext>) {
  return <Seo pageContext={pageContext} {...data.page!.meta} company={data.company!} />
}
