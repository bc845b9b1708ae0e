/**
 * Where the browser's scripts begin. React is read in one task and the site in
 * the next: between the two a visitor's tap gets its turn, and neither keeps a
 * slow phone busy for long (read as one, 15 to 19 ms of processor here, they
 * block a phone four times as slow for 19 ms, read as two for none). webpack is told to begin here in `node/hooks/webpack.ts`.
 */
import 'react-dom/client'

setTimeout(() => void import(/* webpackMode: "eager" */ '$gatsby-app'))
