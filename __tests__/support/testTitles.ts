/** Titles of tests as they stand in the source, read without running anything. */

const STRING = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`(?:[^`\\\\]|\\\\.)*`'
const DIRECT = new RegExp(String.raw`(?<![.\w])(?:it|test)\(\s*(${STRING})`, 'g')
const OF_TABLE = new RegExp(String.raw`\)\(\s*(${STRING})\s*,`, 'g')
const TABLE = /(?<![.\w])(it|test|describe)\.each\b/g
const ROW = new RegExp(String.raw`\[\s*(${STRING})`, 'g')
const NOT_RUN = /(?<![.\w])(?:(?:it|test|describe)(?:\.\w+)*\.(?:skip|fixme|fail|todo|only)\b|x(?:it|test|describe)\()/

/** Comments that begin a line: tests that were commented out do not count. Strings such as globs stay whole. */
function withoutCommentLines(text: string): string {
  return text.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, '').replace(/^[ \t]*\/\/.*$/gm, '')
}

function unquote(literal: string): string {
  return literal.slice(1, -1).replace(/\\(['"`\\])/g, '$1')
}

/**
 * Titles of the tests of a file: placeholders such as `${path}` and `%s` as
 * they are, and for a table also the titles with the first word of each row
 * that begins with a string.
 */
export function testTitles(text: string): string[] {
  const code = withoutCommentLines(text)
  const direct = [...code.matchAll(DIRECT)].map(([, literal]) => unquote(literal))
  const tables = [...code.matchAll(TABLE)]
  const ofTables = [...code.matchAll(OF_TABLE)].flatMap((found) => {
    const table = tables.findLast(({ index }) => index < found.index)
    if (!table || table[1] === 'describe') return []
    const title = unquote(found[1])
    const rows = [...code.slice(table.index, found.index).matchAll(ROW)].map(([, literal]) => unquote(literal))
    return [title, ...(/%[sj]/.test(title) ? rows.map((row) => title.replace(/%[sj]/, () => row)) : [])]
  })
  return [...direct, ...ofTables]
}

/** Whether a file holds tests that are left out, or leaves all others out. */
export function leavesTestsOut(text: string): boolean {
  return NOT_RUN.test(withoutCommentLines(text))
}
