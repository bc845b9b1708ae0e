/** Replaces global style sheets, which have no effect in a test. */
export default {}
