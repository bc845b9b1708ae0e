/** The Russian of the demo apps, by key of the app. */
import { a, b, c, d, e, f, g } from './a-g'
import { h, i, j, k, l, m } from './h-m'
import type { Words } from './words'

export const russian: Readonly<Record<string, Words>> = { a, b, c, d, e, f, g, h, i, j, k, l, m }
