import type { ElementContent, RootContent } from 'hast'
import type { Code } from 'mdast'
import type { Block, CodeColour, CodeToken, Highlighter } from './blocks'
import { report, type Findings, type MarkdownNode } from './findings'
import { checkFence } from './paragraphs'
import { allOf } from './references'

/** Turns fenced code into a block, which is highlighted later. Problems of its first line are added to the findings. */
export function codeBlock(node: Code, findings: Findings): Block[] {
  checkFence(node, findings)
  if (!node.lang) report(node, findings, 'code/no-language')
  const { lang, meta } = node
  const language = lang ?? 'text'
  const title = /^title="([^"]*)"$/.exec(meta?.trim() ?? '')?.[1]
  if (meta && title === undefined) report(node, findings, 'code/behind-language')
  if (!findings.highlighter.knows(language)) {
    // Quarto writes {r}, Gatsby js{1,3}, Hashnode js:title.js.
    const [name = ''] = /[\w+#-]+/.exec(language) ?? []
    const remedy = /^(?:mermaid|plantuml|dot|graphviz|d2)$/.test(name)
      ? 'Show the diagram as a picture, or its source as "text".'
      : findings.highlighter.knows(name)
        ? `Write "${name}".`
        : `Right behind the fence stands one of ${findings.highlighter.languages.join(', ')}, text.`
    return report(node, findings, 'code/language', `"${language}" is not highlighted. ${remedy}`)
  }
  return [{ type: 'code', language, ...(title ? { title } : {}), tokens: [node.value] }]
}

/** Lines that are one piece of code each, also in quotes, with blank lines between or a hard break at the end. */
const CODE_BY_LINES = /^(?:[^\S\n]|>)*`[^`\n]+`(?:[^\S\n]*\\?\n[\s>]*`[^`\n]+`)+(?=[^\S\n]*\\?$)/gm

/** Warns of code that a word processor exported line by line: pages join its lines and drop their indentation. */
export function checkCodeByLines(nodes: readonly MarkdownNode[], findings: Findings): void {
  const runs = [...findings.text.matchAll(CODE_BY_LINES)].map(({ 0: run, index }) => index + run.indexOf('`'))
  for (const node of runs.length > 0 ? allOf(nodes) : [])
    if (node.type === 'inlineCode' && runs.includes(node.position?.start.offset ?? -1))
      report(node, findings, 'code/by-lines')
}

/** Creates the highlighter. Its package is an ES module, which `require` cannot load. */
export async function loadHighlighter(): Promise<Highlighter> {
  const { all, common, createLowlight } = await import('lowlight')
  const lowlight = createLowlight({ ...common, http: all.http })
  // The language of a message's body is guessed. With all forty, a message takes two milliseconds.
  const http = createLowlight({ http: all.http, json: common.json, xml: common.xml })
  return {
    languages: lowlight.listLanguages(),
    knows: (language) => lowlight.registered(language),
    highlight: (code, language) => flatten((language === 'http' ? http : lowlight).highlight(language, code).children),
  }
}

/** Classes of highlight.js by the colour of the page for them; other classes keep the colour of the text. */
const COLOURS: Readonly<Record<CodeColour, readonly string[]>> = {
  keyword: ['keyword', 'selector-tag', 'name', 'tag', 'section', 'deletion', 'meta'],
  text: ['string', 'regexp', 'addition', 'quote', 'selector-attr'],
  number: ['number', 'literal', 'symbol', 'bullet', 'char'],
  name: ['title', 'type', 'built_in', 'attr', 'attribute', 'property', 'selector-class', 'selector-id'],
  remark: ['comment', 'doctag'],
}

const COLOUR_OF = new Map(
  (Object.keys(COLOURS) as CodeColour[]).flatMap((colour) =>
    COLOURS[colour].map((name): [string, CodeColour] => [`hljs-${name}`, colour]),
  ),
)

/** Flattens nested spans into a list of tokens, one for each run of a colour: the innermost class sets it. */
function flatten(nodes: (RootContent | ElementContent)[], colour?: CodeColour, tokens: CodeToken[] = []): CodeToken[] {
  for (const node of nodes) {
    if (node.type === 'text') addToken(tokens, node.value, colour)
    if (node.type !== 'element') continue
    const [own] = [node.properties.className].flat()
    flatten(node.children, own === undefined ? colour : COLOUR_OF.get(String(own)), tokens)
  }
  return tokens
}

/** Adds a text to the tokens: to the last one if that has its colour. */
function addToken(tokens: CodeToken[], text: string, colour?: CodeColour): void {
  const last = tokens.at(-1)
  const [lastColour, before] = typeof last === 'object' ? last : [undefined, last]
  const continues = before !== undefined && lastColour === colour
  if (continues) tokens.pop()
  const whole = continues ? before + text : text
  tokens.push(colour ? [colour, whole] : whole)
}
