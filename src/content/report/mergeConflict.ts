/** Said of the marks git leaves in a file where two changes meet. */
export const MERGE_CONFLICT =
  'Git has left both sides of a merge conflict here. Keep one of them, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".'
