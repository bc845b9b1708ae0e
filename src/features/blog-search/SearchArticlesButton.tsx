import { useTranslate } from '../../i18n/language'
import { Button } from '../../ui/Button/Button'
import { SEARCH_BOX } from './ArticleSearch'
import * as styles from './ArticleSearch.module.css'

/** Takes the visitor to the search box, ready to type. */
export function SearchArticlesButton() {
  const t = useTranslate()
  return (
    <Button
      variant="secondary"
      className={styles.scriptOnly}
      onClick={() => document.getElementById(SEARCH_BOX)?.focus()}
    >
      {t('blog.hero.search')}
    </Button>
  )
}
