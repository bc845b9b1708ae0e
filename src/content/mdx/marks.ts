/** Markup that means something elsewhere, and is not rendered here. */
import type { ProblemId } from '../report/problem'

const ADDRESS = String.raw`(?:\/|#|\.{1,2}\/|https?:|mailto:|tel:|www\.)`

/** The start of a line, in quotes too. */
const LINE = String.raw`(?<=^[ \t>]*)`

/** Signs of lists in word processors, also as Word's font "Symbol" writes them, emoji of messengers, and letters. */
const EMOJI = String.raw`(?:\p{Extended_Pictographic}|\d\ufe0f?\u20e3)`
const BULLETS = '[•·●▪◦‣⁃∙○■□☐☑☒✓✔\uf0a7\uf0b7]|[o§](?=[\\t\u00a0])'
const LETTER = String.raw`(?:(?:\p{Ll}|[ivx]{2,4})[.)]|\((?:\p{Ll}|[ivx]{2,4}|\d{1,2})\)) `

/**
 * Patterns of markup that is not rendered, with the messages. The first pattern that matches a place reports it.
 * Word processors, Notion, Obsidian and the editor of GitHub write most of it. A sign stands before what is to be
 * around it, because looking for a sign is fifty times as fast as looking for the letters before it.
 */
export const MARKS: readonly [id: ProblemId, found: RegExp, message: string][] = [
  [
    'body/other-markup',
    new RegExp(String.raw`${LINE}\[{1,2}[_~]?TOC[_~]?\]{1,2}|%%[^%]+%%|(?<=[ \t])\^[\da-z-]{4,}$`, 'gim'),
    'is not rendered. Remove it: there are no comments, and the page lists its sections by itself.',
  ],
  [
    'body/other-markup',
    new RegExp(
      // With tasks that are in no list, and abbreviations.
      String.raw`!?\[\[[^\]\n]+\]\]|${LINE}(?:\[!\w+\][+-]?|:::+ ?[\w-]*|[!?]{3}\+? [a-z]+|\[[ xX/-]?\](?= )|\*\[[^\]\n]+\]:|\w+::[^\s[\]]*\[.*\]$)|\[-?@[^\]\n]+\]|(?<![\p{L}\p{N}])@(?:fig|tbl|sec|eq)-[\w-]+`,
      'gmu',
    ),
    'is not rendered. A link is [words](/path), a picture ![words](./file.png), a note <Callout kind="note">, a list item begins with "- ".',
  ],
  [
    'body/other-markup',
    // WordPress: with attributes, or at the end of what it is around.
    /(?<!\))(?:\[|~~)(?:\w+(?: \w+="[^"\n]*")+|\w+ https?:[^\s\]]+|\/\w+) *(?:\]|~~)/g,
    'is a tag of another blog’s software, which is not filled in. Write what it stands for.',
  ],
  [
    'body/other-markup',
    /(?<![\p{L}\p{N}:/]):(?:[a-z][a-z0-9_+-]+|\+1|-1):(?![\p{L}\p{N}:/])/gu,
    'is not rendered. Type the emoji itself; a reference, such as :ref:, is a link: [words](/path).',
  ],
  [
    'body/other-markup',
    /(?<![\p{L}\p{N}=!<>])==(?=[^\s=])[^=\n]+(?<=\S)==(?![\p{L}\p{N}=])|(?<![\p{L}\p{N}'])'{3}(?=[^\s'])[^\n]*?[^\s']'{3}(?!')|(?<![\p{L}\p{N}|])\|\|(?=[^\s|])[^|\n]*[^\s|]\|\|(?![\p{L}\p{N}|])/gu,
    'is not rendered. Write **strong words**, or remove the signs.',
  ],
  [
    'body/other-markup',
    // The signs touch the formula, as in Pandoc. Without a sign of TeX, a number and a space begin no formula: "$5 to 6$".
    /\$\$|(?<![\p{L}\p{N}$])\$(?=[\p{L}\p{N}\\~([{|+-])(?!\d[^$\n\\^_~]* [^$\n\\^_~]*\$)[^$\n]*(?<=[^\s'"“‘([{])\$(?![\p{L}\p{N}$])/gu,
    'is not rendered. Write the formula in words or in `code`, or show it as a picture.',
  ],
  [
    'body/other-markup',
    /\^(?<=[\p{L}\p{N})]\^)[\p{L}\p{N}+−-]+\^/gu,
    'is not rendered. Type the raised character itself, such as "²".',
  ],
  [
    'body/footnote',
    // With the sources that chat programs name.
    /\[\^[^\]\n]{1,40}\]:?|\^\[[^\]\n]+\]|【[^】\n]+】/g,
    'is a footnote, which is not rendered. Write the note in brackets.',
  ],
  [
    'link/spaces',
    /!?\[[^[\]\n]*\]\(\.{0,2}\/[^()<>\n]* [^()<>\n]*\.[a-z\d]{2,5}\)/gi,
    'has spaces in its address, so it is not read. Write the address in angle brackets: ![words](<./my file.png>).',
  ],
  [
    'link/not-a-link',
    new RegExp(
      String.raw`https?:\/\/[^\s[\]()?<]+\[[^\]\n]+\](?![\w=[])|!?\[[^[\]\n]+\][ \u00a0]?\(${ADDRESS}[^)\n]*\)?|\([^()\n]+\)\[${ADDRESS}[^\]\n]*\]|!?\[[^[\]\n]+\](?:\[[^[\]\n]*\]|\([^()\s]+$)`,
      'gm',
    ),
    'is not a link. Write [words](/path), without spaces between the brackets or in the address.',
  ],
  [
    'picture/no-address',
    // An address of wrong expressions, which are reported by themselves, begins with a filler of the parser.
    /(?<![\p{L}\p{N}])!\[[^[\]]{0,300}\](?!\(\u2060)/gu,
    'has no address of a picture. A picture is ![words](./file.png). To show the characters, write "\\![".',
  ],
  ['body/code-not-closed', /`/g, 'opens code that is not closed. Close it. To show the character, write "\\`".'],
  [
    'body/stars',
    /\*\*(?:(?=\S)[^*\n]*[^\s\p{L}\p{N}*]\*\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}]\*\*)[^\s\p{L}\p{N}*][^*\n]*\*\*)/gu,
    'is not strong: stars between a letter and another sign are not read. Put that sign outside the stars, as in **Words**: more.',
  ],
  [
    'body/stars',
    /\*\*(?:[^*\n]*\*\*)?|([*_])(?<![\p{L}\p{N}*_].)(?=\p{L})[^*_\n]*[^\S\n]\1(?![*_])/gu,
    'is not rendered here. Strong words and *emphasis* have no spaces inside the stars: **like these**. To show stars, write "\\*\\*".',
  ],
  [
    'body/indented',
    /(?<=^[ \t>]*)[\u00a0\u2000-\u200a\u202f\u3000][\s\u00a0]*/gmu,
    'begins the line with spaces that Markdown does not read. Delete them; around code, write lines of "```".',
  ],
  [
    'body/bullet',
    // Also a sign that a non-breaking space follows, a dash below a line that ends with a colon or above another dash,
    // and an item that stands in the line of a sentence, or right below it.
    new RegExp(
      [
        String.raw`${LINE}(?:[-*](?=\p{L})|\d{1,2}\)(?=\p{L})|(?:[-*+]|\d{1,3}[.)])(?=[\u00a0\u2000-\u200a\u202f\u3000])|${BULLETS})`,
        String.raw`(?<=:[ \t]*\n[ \t>]*)[–—](?= )|^[–—](?= .*\n[ \t>]*[–—] )|^${EMOJI}(?=.*[^\s\\]\n[ \t>]*${EMOJI})`,
        String.raw`${LINE}${LETTER}(?=.*[^\s\\]\n[ \t>]*${LETTER})`,
        String.raw`(?<=: )(?:[-*•] (?=\p{Lu}.* [-*•] \p{Lu})|1\. (?=\p{Lu}.* 2\. \p{Lu}))|(?<=[.:;!?…][ \t]*\n[ \t>]*)\d{1,2}[.)] (?=\p{L})`,
      ].join('|'),
      'gmu',
    ),
    'starts no list. List items start with "- " or "1. ", and the first has a blank line above it. Lines of a conversation have one between.',
  ],
  [
    'body/bullet',
    new RegExp(String.raw`${LINE}:(?=[ \t]+\S)`, 'gm'),
    'begins no definition or caption. Write "**Term:** words" in one paragraph, a caption as a sentence of its own.',
  ],
  [
    'heading/no-space',
    /#{2,6}(?<=^[ \t>]*#{2,6})(?=[^ \t#\n]).*|#(?<=^[ \t>]*#)(?=\p{L}).*/gmu,
    'is no heading: a heading has a space after its signs. To begin a line with "#" itself, write "\\#".',
  ],
  [
    'heading/in-line',
    /#{2,6}(?<=[^\s#>][ \t]*#{2,6}) (?=\p{Lu}).*/gmu,
    'is no heading: it stands in the line of other words. Write it on its own line.',
  ],
  [
    'table/no-dashes',
    /\|(?<=^[ \t>]*\|).*\|[^]*|^(?!~\t)[^\t\n]*\S\t+\S.*\n.*\S\t+\S[^]*/gmu,
    'is no table: cells stand between "|", and the second line has dashes for each column, "| --- | --- |". To start a line with "|" itself, write "\\|".',
  ],
  ['body/placeholder', /\b(?:TODO|FIXME|TBD)\b(?<!\p{L}\s+\w+)|[Ll]orem ipsum/gu, 'is a placeholder. Write the text.'],
]

/** The patterns for headings and cells, without those for the start of a line: a cell may start with a minus sign. */
export const MARKS_IN_LINE = MARKS.filter(
  ([id]) => !['body/bullet', 'body/indented', 'heading/no-space', 'heading/in-line', 'table/no-dashes'].includes(id),
)
