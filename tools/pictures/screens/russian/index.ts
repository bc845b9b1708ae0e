/** The Russian of the demo apps, by key of the app. */
import { a } from './a'
import { b } from './b'
import { c } from './c'
import { d } from './d'
import { e } from './e'
import { f } from './f'
import { g } from './g'
import { h } from './h'
import { i } from './i'
import { j } from './j'
import { k } from './k'
import { l } from './l'
import { m } from './m'
import type { Words } from './words'

export const russian: Readonly<Record<string, Words>> = { a, b, c, d, e, f, g, h, i, j, k, l, m }
