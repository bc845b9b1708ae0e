const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/y

interface Token {
  /** A punctuation mark, `string`, `scalar` for any other value, `end`, or `unknown`. */
  kind: string
  offset: number
}

/** Where and why a text is not JSON. */
export interface JsonError {
  offset: number
  message: string
}

/**
 * Finds the first place where a text stops being JSON (RFC 8259): trailing
 * commas, comments, single quotes, bare words. `JSON.parse` knows, but not
 * every engine and error says where.
 * @returns null when the text is JSON
 */
export function jsonError(text: string): JsonError | null {
  let at = 0
  let token = next()
  try {
    value()
    if (token.kind !== 'end') fail('the end of the file')
    return null
  } catch (error) {
    if (error instanceof Unexpected) return { offset: error.offset, message: error.message }
    throw error
  }

  function next(): Token {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(text)
    if (!found) {
      const offset = at + (/[^ \t\n\r]/.exec(text.slice(at))?.index ?? text.length - at)
      return offset < text.length ? { kind: 'unknown', offset } : { kind: 'end', offset: text.trimEnd().length }
    }
    const [whole, mark, string, scalar] = found
    at = TOKEN.lastIndex
    return {
      kind: mark ?? (string === undefined ? 'scalar' : 'string'),
      offset: at - (mark ?? string ?? scalar ?? whole).length,
    }
  }

  function fail(expected: string): never {
    const { kind, offset } = token
    const character = text[offset]
    const found =
      kind === 'end'
        ? 'the file ends'
        : character === "'"
          ? "' stands"
          : text.startsWith('/', offset)
            ? 'a comment stands'
            : `${JSON.stringify(character)} stands`
    const hint =
      character === "'"
        ? ' Strings are in double quotes.'
        : character === '"' && kind === 'unknown'
          ? ' The string is not closed, or holds a character that must be escaped.'
          : ''
    throw new Unexpected(`${found} where ${expected} is expected.${hint}`, offset)
  }

  function take(kind: string, expected: string): void {
    if (token.kind !== kind) fail(expected)
    token = next()
  }

  function value(): void {
    if (token.kind === '{') list('}', pair, 'a field in double quotes')
    else if (token.kind === '[') list(']', value, 'a value')
    else if (token.kind === 'string' || token.kind === 'scalar') token = next()
    else fail('a value')
  }

  function pair(): void {
    take('string', 'a field in double quotes')
    take(':', '":"')
    value()
  }

  function list(close: string, item: () => void, expected: string): void {
    token = next()
    if (token.kind === close) {
      token = next()
      return
    }
    for (;;) {
      item()
      if (token.kind === close) break
      if (token.kind !== ',') fail(`"," or "${close}"`)
      const comma = token
      token = next()
      if (token.kind === close)
        throw new Unexpected(
          `the comma before "${close}" is one too many; ${expected} would have to follow.`,
          comma.offset,
        )
    }
    token = next()
  }
}

class Unexpected extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message)
  }
}
