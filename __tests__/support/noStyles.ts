/** Stands in for global style sheets, which mean nothing to a test. */
export default {}
