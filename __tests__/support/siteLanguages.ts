/** Import this first in a unit test of the site's own languages; other unit tests use the languages of the tests. */
globalThis.BUILD = undefined

export {}
