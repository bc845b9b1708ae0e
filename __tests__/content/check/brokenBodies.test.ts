/** What a post may not hold. Positions count the front matter: the body of these posts starts at line 10. */
import { edited } from '../../support/contentFixture'
import { testBrokenFiles, type BrokenFile, type ExpectedProblem } from '../../support/expectProblems'

const FILE = 'content/blog/2-second/en.mdx'

/** A post with this body. Expectations name line and column only: `10:1`; and `warning` where it is no error. */
function body(what: string, text: string, ...expected: (readonly [at: string, says: string, severity?: 'warning'])[]): BrokenFile {
  const problems = expected.map(([at, says, severity]): ExpectedProblem => [`${FILE}:${at}`, 'body', says, severity])
  return [what, { [FILE]: edited(FILE, 'Words.', text) }, ...problems]
}

describe('code', () => {
  testBrokenFiles([
    body('an import', "import Chart from './chart'\n\nWords.", ['10:1', '"import" runs code; posts are data.']),
    body('an import of names', "Words.\n\nimport { Chart } from './chart'", ['12:1', '"import" runs code']),
    body('an export', 'Words.\n\nexport const price = 1', ['12:1', '"export" runs code']),
    body('an import inside a list', "Words.\n\n- One\n\n  import './x'", ['14:3', '"import" runs code']),
    body('an expression in a line', 'The price is {1 + 1} dollars.', ['10:14', '"{…}" runs code']),
    body('an expression on its own', 'Words.\n\n{alert(1)}', ['12:1', '"{…}" runs code']),
    body('a comment', 'Words.\n\n{/* later */}', ['12:1', '"{…}" runs code']),
    body('an expression in a heading', 'Words.\n\n## Price {x}', ['12:10', '"{…}" runs code']),
    body('an expression in a table', 'Words.\n\n| A |\n| - |\n| {x} |', ['14:3', '"{…}" runs code']),
    body('an expression that is not JavaScript', 'Words.\n\n## Prices {#prices}', ['12:19', '"{…}" runs code']),
    body('an expression never closed', 'Words.\n\nA brace { here.', ['12:9', 'To show a brace itself, write "\\{".']),
  ])
})

describe('components and HTML', () => {
  testBrokenFiles([
    body('an unknown component', 'Words.\n\n<Chart />', ['12:1', '<Chart> is not a component of this site. Allowed: Callout.']),
    body('a misspelt component', 'Words.\n\n<Calout>\n\nText.\n\n</Calout>', ['12:1', '<Calout> is not a component of this site. Did you mean "Callout"?']),
    body('a component of a component', 'Words.\n\n<Callout.Title />', ['12:1', '<Callout.Title> is not a component']),
    body('a fragment', 'Words.\n\n<>\n\nText.\n\n</>', ['12:1', 'is not a component']),
    body('an HTML block', 'Words.\n\n<div>\n\nText.\n\n</div>', ['12:1', 'Raw HTML (<div>) is not rendered.']),
    body('HTML inside a line', 'Some <b>bold</b> words.', ['10:6', 'Raw HTML (<b>) is not rendered.']),
    body('a tag of HTML in a line', 'A <br> line.', ['10:3', 'HTML is not rendered: write *emphasis*']),
    body('a script', 'Words.\n\n<script>alert(1)</script>', ['12:1', 'Raw HTML (<script>)']),
    body('what is wrong inside unknown HTML as well', 'Words.\n\n<div>\n\n{x}\n\n[y](/nowhere)\n\n</div>', ['12:1', '<div>'], ['14:1', '"{…}" runs code'], ['16:1', 'There is no page "/nowhere".']),
    body('a tag that is not closed', 'Words.\n\n<Callout>\n\nText.', ['12:1', 'Expected a closing tag for `<Callout>`.']),
    body('a tag closed by another', 'Words.\n\n<Callout>\n\nText.\n\n</Div>', ['16:1', 'Unexpected closing tag `</Div>`, expected corresponding closing tag for `<Callout>`.']),
    body('a tag that is not closed in a list', 'Words.\n\n- <Callout>\n\nText.', ['12:3', 'Expected a closing tag for `<Callout>`']),
    body('an HTML comment', 'Words.\n\n<!-- later -->', ['12:1', 'Comments are not kept in posts.']),
    body('a less-than sign before a digit', 'If a <5 then.', ['10:6', 'To show the sign "<" itself, write "\\<"']),
    body('an unknown attribute', 'Words.\n\n<Callout kid="tip">\n\nText.\n\n</Callout>', ['12:10', '<Callout> has no attribute "kid". Did you mean "kind"?']),
    body('an unknown attribute without value', 'Words.\n\n<Callout open>\n\nText.\n\n</Callout>', ['12:10', '<Callout> has no attribute "open". Allowed: kind, title.']),
    body('an attribute without value', 'Words.\n\n<Callout kind="tip" title>\n\nText.\n\n</Callout>', ['12:21', 'The attribute "title" has no value.']),
    body('an attribute that is code', 'Words.\n\n<Callout kind={x}>\n\nText.\n\n</Callout>', ['12:10', 'Attributes are plain text']),
    body('attributes spread', 'Words.\n\n<Callout {...x}>\n\nText.\n\n</Callout>', ['12:10', 'Attributes are plain text']),
    body('an unknown attribute on the second line', 'Words.\n\n<Callout title="kid"\n  kid="tip">\n\nText.\n\n</Callout>', ['13:3', '<Callout> has no attribute "kid".']),
    body('a value without quotes', 'Words.\n\n<Callout kind=note>\n\nText.\n\n</Callout>', ['12:1', 'values of attributes stand in quotes']),
    body('an event handler', 'Words.\n\n<Callout onClick="alert(1)">\n\nText.\n\n</Callout>', ['12:10', '<Callout> has no attribute "onClick".']),
    body('an unknown kind of callout', 'Words.\n\n<Callout kind="warn">\n\nText.\n\n</Callout>', ['12:10', '"warn" is not a kind of <Callout>. Allowed: note, tip, warning.']),
    body('a callout on one line', 'Words.\n\n<Callout>Text.</Callout>', ['12:1', '<Callout> stands on lines of its own']),
    body('a callout inside a line', 'Words <Callout>Text.</Callout> go on.', ['10:7', '<Callout> stands on lines of its own']),
  ])
})

describe('bodies the parser stops at tell what is wrong below, too', () => {
  testBrokenFiles([
    body('a sign and a brace', 'If a <5 then.\n\nA brace { here.\n\n[Words](/nowhere)', ['10:6', '"\\<"'], ['12:9', '"\\{"'], ['14:1', 'There is no page "/nowhere".']),
    body('two comments and an empty heading', '<!-- a -->\n\nWords.\n\n##\n\n<!-- b -->', ['10:1', 'Comments'], ['14:1', 'The heading has no words.'], ['16:1', 'Comments']),
    body('a brace in the text above code', 'A brace { here:\n```js\nif (a) {\n\n}\n```', ['10:9', '"\\{"']),
    body('a callout that is not closed, and one that is', '<Callout>\n\nText {.\n\n<Callout>\n\nText.\n\n</Callout>', ['10:1', 'Expected a closing tag'], ['12:6', '"\\{"']),
    body('a brace on every line', Array(30).fill('A { b').join('\n\n'), ...Array.from({ length: 20 }, (_, index) => [`${10 + 2 * index}:3`, '"\\{"'] as const)),
  ])
})

describe('markdown the site does not render', () => {
  testBrokenFiles([
    body('a second title', 'Words.\n\n# Title', ['12:1', 'The title is the only heading of level 1.']),
    body('a heading too deep', 'Words.\n\n##### Deep', ['12:1', 'Headings go from "##" to "####".']),
    body('a language nobody highlights', 'Words.\n\n```pyton\nx\n```', ['12:1', '"pyton" is not a language this site highlights. Did you mean "python"?']),
    body('code that names no language', 'Words.\n\n```\nx\n```', ['12:1', 'The code names no language. Write one behind "```", or "text" for none.', 'warning']),
    body('a misspelt title of code', 'Words.\n\n```ts titel="a.ts"\nx\n```', ['12:1', 'Behind the language stands nothing but title="…".']),
    body('a title of code without quotes', 'Words.\n\n```ts title=a.ts\nx\n```', ['12:1', 'Behind the language stands nothing but title="…".']),
    body('lines to mark in code', 'Words.\n\n```ts title="a.ts" {1,3}\nx\n```', ['12:1', 'Behind the language stands nothing but title="…".']),
    body('a first heading of another level', 'Words.\n\n### Part\n\nWords.', ['12:1', 'Sections start with "##": write "## Part".', 'warning']),
    body('a level left out', 'Words.\n\n## Part\n\n#### Smaller\n\n### Small\n\n#### Smaller', ['14:1', 'A level is left out below "## Part": write "### Smaller".', 'warning']),
    body('words struck through', 'Not ~~this~~.', ['10:5', 'Text is not struck through here.']),
    body('a box to tick', '- [ ] Later', ['10:1', 'Boxes to tick are not rendered.']),
    body('a link by reference', 'See [this][one].\n\n[one]: /blog', ['10:5', 'Footnotes and links by reference are not rendered.'], ['12:1', 'Links are written where they stand']),
  ])
})

describe('markdown that is right and means something else', () => {
  testBrokenFiles([
    body('code never closed', 'Words.\n\n```ts\nconst a = 1\n\nMore words.', ['12:1', 'The code is not closed, so all below it is code, too. Add a line "```" after its last line.']),
    body('code never begun', 'Words.\n\n```ts', ['12:1', 'The code is not closed']),
    body('code never closed between tildes', 'Words.\n\n~~~ts\nx\n```', ['12:1', 'Add a line "~~~"']),
    body('code closed with too few signs', 'Words.\n\n````ts\nx\n```', ['12:1', 'Add a line "````"']),
    body('code never closed in a quote', '> ```ts\n> x\n\nWords.', ['10:3', 'The code is not closed']),
    body('code never closed in a list', '- Words.\n\n  ```ts\n  x\n\nWords.', ['12:3', 'The code is not closed']),
    body('code never closed in a callout', 'Words.\n\n<Callout>\n\n```ts\nx\n\n</Callout>', ['12:1', 'Expected a closing tag for `<Callout>`. If it is there, code above it is not closed.'], ['14:1', 'The code is not closed']),
    body('code closed by the end of the next', 'Words.\n\n```ts\nconst a = 1\n\nMore words.\n\n```js\nb\n```', ['12:1', '"```js" stands inside this code, as if it had not been closed.']),
    body('a row with a cell too few', 'Words.\n\n| A | B |\n| - | - |\n| ж |', ['14:1', 'The row has 1 cell, the header 2.']),
    body('a row with a cell too many', 'Words.\n\n| A | B |\n| - | - |\n| 1 | 2 |\n| 1 | 2 | 3 |', ['15:1', 'The row has 3 cells, the header 2. To show the sign "|" itself, write "\\|".']),
    body('a table that goes on in the text', 'Words.\n\n| A | B |\n| - | - |\n| 1 | 2 |\nMore words.', ['15:1', 'After a table comes a blank line.']),
    body('a table without its second line', 'Words.\n\n| A | B |\n| 1 | 2 |\n| 3 | 4 |', ['12:1', 'A table needs a second line with dashes for each column: "| --- | --- |".']),
    body('a table with dashes for too few columns', 'Words.\n\n| A | B |\n| --- |\n| 1 | 2 |', ['12:1', 'A table needs a second line with dashes for each column']),
    body('a heading without space', 'Words.\n\n##Heading', ['12:1', 'A heading has a space after its signs: "## Heading".']),
    body('a Russian heading without space, in a line of text', 'Слова.\n###Цена', ['11:1', 'A heading has a space after its signs: "### Цена".']),
    body('a heading without space below a list', '- Words.\n##Heading', ['11:1', 'A heading has a space after its signs']),
    body('a heading without space in a quote', '> Words.\n> ##Heading', ['11:3', 'A heading has a space after its signs']),
    body('a title without space', 'Words.\n\n#Heading', ['12:1', 'A heading has a space after its signs']),
    body('an empty heading', 'Words.\n\n##', ['12:1', 'The heading has no words.']),
    body('a heading underlined', 'Words.\n---\n\nMore words.', ['10:1', 'A line of dashes right below text makes a heading of it.']),
    body('a title underlined', 'Words.\n====', ['10:1', 'A line of dashes right below text makes a heading of it.']),
    body('an empty callout', 'Words.\n\n<Callout kind="tip">\n\n</Callout>', ['12:1', 'The callout holds nothing.']),
    body('a callout that closes itself', 'Words.\n\n<Callout />', ['12:1', 'The callout holds nothing.']),
    body('an empty list item', '- One\n-\n- Three', ['11:1', 'The list item has no words.']),
    body('an empty step', '1. One\n2.', ['11:1', 'The list item has no words.']),
    body('an empty quote', 'Words.\n\n>', ['12:1', 'The quote has no words.']),
    body('a link without words', 'See [](/blog).', ['10:5', 'The link has no words: [words](/path).']),
    body('stars that do not pair', 'Words ** strong ** go on.', ['10:1', '"**" shows as it is here.', 'warning']),
  ])
})

describe('links', () => {
  const link = (what: string, to: string, says: string) => body(what, `Words, [here](${to}).`, ['10:8', says])
  testBrokenFiles([
    link('to no page', '/blgo', 'There is no page "/blgo". Did you mean "/blog"?'),
    link('to no post', '/blog/9', 'There is no page "/blog/9".'),
    link('to a post English does not have', '/blog/3', 'There is no page "/blog/3".'),
    link('to no place of a page', '/#pricing', 'The page "/" has no place "#pricing".'),
    link('to no heading of a post', '/blog/1#biuld', 'The page "/blog/1" has no place "#biuld". Did you mean "build"?'),
    link('to no heading of this post', '#build', 'The page "/blog/2" has no place "#build".'),
    link('with a language', '/ru/blog', '"/ru/blog" names a language. Write "/blog"'),
    link('with the default language', '/en/blog', '"/en/blog" names a language. Write "/blog"'),
    link('with a slash at the end', '/blog/', 'ends with a slash. Write "/blog".'),
    link('relative', 'blog', '"blog" is relative. Write the whole path'),
    link('relative to this folder', './1', '"./1" is relative.'),
    link('to nothing', '', 'The link has no address.'),
    link('to a site without protocol', 'www.example.com', '"www.example.com" lacks its protocol. Write "https://www.example.com".'),
    link('to a mail address', 'foo@bar.example', 'is a mail address. Write "mailto:foo@bar.example".'),
    link('without a protocol', '//evil.example', 'leaves the site without saying how'),
    link('not encrypted', 'http://a.example', 'is not encrypted. Write "https://a.example".'),
    link('to a page of this site by its whole address', 'https://dock.example/blog/1#build', 'is a page of this site. Write "/blog/1#build"; visitors stay in their language.'),
    link('to a Russian page of this site by its whole address', 'https://dock.example/ru/blog/?page=2', 'is a page of this site. Write "/blog?page=2";'),
    link('to this site by its whole address', 'https://DOCK.example', 'is a page of this site. Write "/";'),
    link('that runs code', 'javascript:alert(1)', '"javascript:alert(1)": links of this kind are not allowed.'),
    link('that runs code in disguise', 'JavaScript&#58;alert(1)', 'links of this kind are not allowed.'),
    link('that carries data', 'data:text/html,x', 'links of this kind are not allowed.'),
    link('to a broken address', 'https://', '"https://" is not a valid address.'),
    [
      'in the Russian file',
      { 'content/blog/1-first/ru.mdx': edited('content/blog/1-first/ru.mdx', '/blog/1#build', '/blog/1#сборка') },
      ['content/blog/1-first/ru.mdx:13:17', 'body', 'The page "/blog/1" has no place "#сборка".'],
    ],
    body('in a table, a heading and a quote', 'Words.\n\n| [a](/x) |\n| - |\n| [b](/y) |\n\n## [c](/z)\n\n> [d](/w)', ['12:3', '"/x"'], ['14:3', '"/y"'], ['16:4', '"/z"'], ['18:3', '"/w"']),
  ])
})

describe('what a post may hold', () => {
  testBrokenFiles([
    body('every kind of link', 'A [b](/), [c](/#contact), [d](/blog/1#test), [e](/blog?category=web), [f](#words), [g](https://a.example), [h](mailto:a@b.example), [i](tel:+15550100).\n\n## Words'),
    body('words that only look like code', 'To export data, `import x` and `{y}`, write \\{z\\}.'),
    body('signs that are written on purpose', '\\##Words, \\| a \\|, \\*\\*stars\\*\\*, C#, #1 and a | b.\n\n#1 is first, `**` is a sign, a \\\n\\#hash.'),
    body('fences inside longer fences', 'Words.\n\n````markdown\n```ts\nx\n```\n````\n\n~~~text\n```js\n~~~'),
    body('code in a list and a quote', 'Words.\n\n- ```ts\n  x\n  ```\n\n> ```ts\n> x\n> ```\n\n<Callout>\n\n```ts\nx\n```\n\n</Callout>'),
    body('an empty cell', 'Words.\n\n| A | B |\n| - | - |\n|  | `a\\|b` |'),
    body('a callout in a list', '- One\n\n  <Callout kind="tip" title="Two">\n  Three.\n  </Callout>'),
  ])
})
