import { LocalizedLink } from '../../i18n/LocalizedLink'
import { useForeignLang } from '../../i18n/language'

interface CategoryLinkProps {
  category: Queries.ArticleHeaderFieldsFragment['category']
  className?: string
}

export function CategoryLink({ category, className }: CategoryLinkProps) {
  const lang = useForeignLang(category.contentLanguage)
  return (
    <LocalizedLink className={className} to={`/blog?category=${category.id}`} lang={lang}>
      {category.name}
    </LocalizedLink>
  )
}
