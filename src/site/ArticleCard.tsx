import { graphql } from 'gatsby'
import { useLangOf } from '../i18n/language'
import { factsOf } from '../routing/languages'
import { CardLink } from '../ui/Button'
import { classNames } from '../ui/classNames'
import { FramedPicture } from '../ui/Picture'
import { ArticleTimes } from './ArticleTimes'
import { Badge, HeldBack } from './Badge'
import * as styles from './ArticleCard.module.css'

interface ArticleCardProps {
  article: Queries.ArticleCardFieldsFragment
  /** Large card: cover beside the text. */
  lead?: boolean
  /** Width its cover is shown at, as CSS `sizes`. */
  sizes: string
}

export function ArticleCard({ article, lead = false, sizes }: ArticleCardProps) {
  const { postId, title, excerpt, category, cover, lineDrawing, author, contentLanguage, heldUntil } = article
  const langOf = useLangOf()
  const foreign = langOf(contentLanguage)
  return (
    <article className={classNames(styles.root, lead && styles.lead)}>
      {cover && <FramedPicture picture={cover} alt="" drawn={lineDrawing} sizes={sizes} className="no-print" />}
      <div className={styles.words}>
        <p className={`${styles.category} row small-print`}>
          <span lang={langOf(category.contentLanguage)}>{category.name}</span>
          {foreign && <Badge lang={foreign}>{factsOf(foreign).name}</Badge>}
          <HeldBack until={heldUntil} />
        </p>
        <h3 className={styles.title} lang={foreign}>
          <CardLink to={`/blog/${postId}`}>{title}</CardLink>
        </h3>
        <p className={styles.excerpt} lang={foreign}>
          {excerpt}
        </p>
        <p className={`${styles.facts} row small-print`}>
          <span lang={langOf(author.contentLanguage)}>{author.name}</span>
          <ArticleTimes article={article} />
        </p>
      </div>
    </article>
  )
}

export const articleFields = graphql`
  fragment ArticleFields on BlogPost {
    postId
    title
    excerpt
    ...ArticleTimes
    heldUntil
    category {
      id
      name
      contentLanguage
    }
    contentLanguage
    lineDrawing
  }
`

/** What a list shows of an article. Never its body: a list must stay light. */
export const articleCard = graphql`
  fragment ArticleCardFields on BlogPost {
    ...ArticleFields
    featured
    author {
      name
      contentLanguage
    }
    cover(width: 640) {
      ...PictureSource
    }
  }
`
