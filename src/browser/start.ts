/**
 * Where the browser's scripts begin. React is read in one task and the site in
 * the next: between the two a visitor's tap gets its turn, and neither keeps a
 * slow phone busy for long: read as one, in 15 to 19 ms, they would block a phone
 * four times as slow for 19 ms. webpack is told to begin here in
 * `node/hooks/webpack.ts`.
 */
import 'react-dom/client'

setTimeout(() => void import(/* webpackMode: "eager" */ '$gatsby-app'))
