/** Constants of spec section 9 that code reads. Times in milliseconds, distances in CSS pixels. */
export const DROPDOWN_CLOSE_DELAY = 150
export const HEADER_SCROLL_THRESHOLD = 10
export const HASH_SCROLL_DELAY = 100
export const STATUS_DISPLAY_TIME = 5000
export const MOCKUP_ROTATION = 3000
export const COLLAPSED_SERVICES = 3
export const MESSAGE_MIN_LENGTH = 10
export const PHONE_MIN_LENGTH = 8
export const PHONE_MAX_LENGTH = 16
export const SEARCH_DEBOUNCE = 300
export const RECOMMENDED_ARTICLES = 3
/** Fraction of the viewport height at which a step of a process counts as reached. */
export const PROCESS_LINE = 0.5
/** The same for the timelines of the about and industry pages. */
export const TIMELINE_LINE = 0.6
export const CAROUSEL_STEP = 300
export const CAROUSEL_END_THRESHOLD = 10
export const BOT_REPLY_DELAY = { min: 1000, max: 2000 } as const
export const SCROLL_ANIMATION = { duration: 800, offset: 50 } as const

/** Id of the inline script that fetches the others; its `data-` attributes carry what Gatsby's entry needs. */
export const LOADER_ID = 'site-scripts'
/** Id of the data that each page carries itself. */
export const PAGE_DATA_ID = 'page-data'
