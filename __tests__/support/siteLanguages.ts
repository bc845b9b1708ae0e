/** Import this before anything else in a unit test that is about the languages of the site, not about those of the tests. */
Object.assign(globalThis, { SITE_LANGUAGE_FILES: undefined })

export {}
