/** Steps of `gatsby build` that take time or say something, by the name Gatsby gives them, and ours. */
const STEPS: readonly (readonly [gatsby: RegExp, ours: string])[] = [
  [/^compile gatsby files/, 'Build prepared'],
  [/^onPreBootstrap/, 'Content checked'],
  [/^building schema/, 'Content read'],
  [/^Building production JavaScript and CSS bundles/, 'Scripts and styles made'],
  [/^Building HTML renderer/, 'Renderer made'],
  [/^Running gatsby-plugin-sharp/, 'Pictures resized'],
  [/^Building static HTML for pages/, 'Pages written'],
]

/** Warnings that ask nothing of anybody: the style guide is a page of `npm run dev` alone. */
const KNOWN = /non-page component[^]*styleguide/

const TAG = /^(success|info|warn(?:ing)?|verbose|not finished|error|ERROR|Pages)\b/

/** A problem of the content, which comes without a tag. */
const PROBLEM = /^(?:content|locales)\/\S+:\d+:\d+ /

/**
 * Turns Gatsby's output, line by line, into what a reader needs: steps with
 * their times, warnings and errors whole. Everything else is for the log file.
 * @param show called with each line to print
 */
export function buildProgress(show: (line: string) => void): { line(text: string): void; end(): void } {
  /** Lines of a warning or an error so far. */
  let block: string[] = []
  const flush = () => {
    const text = block.join('\n').trimEnd()
    block = []
    if (text && !KNOWN.test(text)) show(text)
  }
  return {
    line(text) {
      const plain = text.trimStart()
      const [, tag] = TAG.exec(plain) ?? []
      if (!tag) {
        if (block.length > 0 || PROBLEM.test(text)) block.push(text)
        return
      }
      flush()
      if (/^(?:warn|error)/i.test(tag)) block = [text]
      else if (tag === 'success') {
        const [, name, seconds] = /^success (.+?) - ([\d.]+)s/.exec(plain) ?? []
        const ours = STEPS.find(([gatsby]) => name && gatsby.test(name))?.[1]
        if (ours) show(`  ${ours.padEnd(26)}${Number(seconds).toFixed(1).padStart(5)} s`)
      }
    },
    end: flush,
  }
}
