/** Recognises claims of the company, figures written by hand such as "50+ clients". */

/** Beginnings of words for things a company counts. */
const COUNTED =
  'clients?|customers?|projects?|products?|apps?|applications?|developers?|engineers?|industries' +
  '|клиент|заказчик|проект|продукт|приложени|разработчик|инженер|программист|отрасл|сфер'
const SPANS = 'hours?|weeks?|months?|years?|percent|час|недел|месяц|год|лет|процент'

/** Of the year 2022 nothing is counted. */
const NUMBER = '(?!(?:19|20)\\d\\d(?!\\d))\\d+'

/** "24/7" and "50+", but neither "5 + 3" nor "5++". */
const ROUND = '24/7|\\d[\\d.,]*(?:K|[ \u00a0]?тыс\\.)?\\+(?![\\d+])'

/** "24/7", a "50+", a share, a time of hours to years, a number of clients. */
const CLAIM = new RegExp(
  [
    ROUND,
    '\\d[\\d.,]*[ \u00a0]?%',
    `(?:\\d+(?: to | до |[–-]))?(?<![\\d.,])${NUMBER}[ \u00a0](?:${SPANS})`,
    // "30 happy clients": one word may stand between. "140 questions" and "Android 8.0 apps" are no claims.
    `(?<![\\d.,])${NUMBER}[ \u00a0](?:\\p{L}+[ \u00a0])?(?:${COUNTED})`,
  ]
    .map((claim) => `(?:${claim})\\p{L}*`)
    .join('|'),
  'giu',
)
const RUNNING_CLAIM = new RegExp(ROUND, 'gu')

/** What makes "Android 50+ developers" a claim, where "Android 8+" alone is a version. */
const COUNTED_NEXT = new RegExp(`^[ \u00a0](?:\\p{L}+[ \u00a0])?(?:${COUNTED}|${SPANS})`, 'iu')

/** What words claim in a number written by hand; a version, as in "iOS 17+", is none. */
export function looseFigure(text: string): string | undefined {
  return claimIn(text, CLAIM)
}

/** The same of running text, where shares and times may be of something else. */
export function looseClaim(text: string): string | undefined {
  return claimIn(text, RUNNING_CLAIM)
}

function claimIn(text: string, pattern: RegExp): string | undefined {
  for (const { 0: claim, index } of text.matchAll(pattern)) {
    const isVersion =
      claim.endsWith('+') &&
      /\p{Lu}[\p{L}.+#-]*[ \u00a0]$/u.test(text.slice(0, index)) &&
      !COUNTED_NEXT.test(text.slice(index + claim.length))
    if (!isVersion) return claim
  }
  return undefined
}
