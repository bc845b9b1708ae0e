/** Recognises claims of the company with figures written by hand, such as "50+ clients". */

/** Beginnings of words for things that a company counts. */
const COUNTED =
  'clients?|customers?|projects?|products?|apps?|applications?|developers?|engineers?|industries' +
  '|клиент|заказчик|проект|продукт|приложени|разработчик|инженер|программист|отрасл|сфер'
const SPANS = 'hours?|weeks?|months?|years?|percent|час|недел|месяц|год|лет|процент'

/** A number that is not a year: "2022 projects" is not a count. */
const NUMBER = '(?!(?:19|20)\\d\\d(?!\\d))\\d+'

/** "24/7" and "50+", but neither "5 + 3" nor "5++". */
const ROUND = '24/7|\\d[\\d.,]*(?:K|[ \u00a0]?тыс\\.)?\\+(?![\\d+])'

/** "24/7", "50+", a percentage, a time in hours to years, a number of clients. */
const CLAIM = new RegExp(
  [
    ROUND,
    '\\d[\\d.,]*[ \u00a0]?%',
    `(?:\\d+(?: to | до |[–-]))?(?<![\\d.,])${NUMBER}[ \u00a0](?:${SPANS})`,
    // "30 happy clients": one word may stand between. "140 questions" and "Android 8.0 apps" are not claims.
    `(?<![\\d.,])${NUMBER}[ \u00a0](?:\\p{L}+[ \u00a0])?(?:${COUNTED})`,
  ]
    .map((claim) => `(?:${claim})\\p{L}*`)
    .join('|'),
  'giu',
)
const RUNNING_CLAIM = new RegExp(ROUND, 'gu')

/** The words after the number that make "Android 50+ developers" a claim; "Android 8+" alone is a version. */
const COUNTED_NEXT = new RegExp(`^[ \u00a0](?:\\p{L}+[ \u00a0])?(?:${COUNTED}|${SPANS})`, 'iu')

/** The first claim in a text with a number written by hand. A version such as "iOS 17+" is not a claim. */
export function looseFigure(text: string): string | undefined {
  return claimIn(text, CLAIM)
}

/** The same for running text, where percentages and times may have another subject. */
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
