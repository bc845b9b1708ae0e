/** Fields that are missing, unknown, mistyped, or name what is not there. Each row lists all that is said. */
import { edited, FIXTURE } from '../../support/contentFixture'
import { testBrokenFiles } from '../../support/expectProblems'
import { png } from '../../support/memoryFiles'

const EN = 'content/blog/1-first/en.mdx'
const RU = 'content/blog/1-first/ru.mdx'
const ALONE = 'content/blog/2-second/en.mdx'
const JANE = 'content/authors/jane.json'
const FAQ = 'content/faq.json'
const SITE = 'content/site.json'
const TECHNOLOGIES = 'content/technologies.json'
const TIMELINE = 'content/timeline.json'
const KEEL = 'content/services/keel.json'
const NOT_FOUND = 'content/pages/not-found.json'
const CHAT = 'content/chat.json'

/** The same change in both languages of the first post, so that their facts keep agreeing. */
const inBoth = (from: string, to: string) => ({ [EN]: edited(EN, from, to), [RU]: edited(RU, from, to) })

describe('missing fields', () => {
  testBrokenFiles([
    ['of a record, at its start', { [JANE]: edited(JANE, ',\n  "avatar": "./jane.png"', '') }, [`${JANE}:1:1`, 'avatar', 'Required field "avatar" is missing. Portrait, square.']],
    ['of a list entry, at the entry', { [TIMELINE]: edited(TIMELINE, ', "visual": "ship"', '') }, [`${TIMELINE}:2:3`, '[0].visual', 'Required field "visual" is missing.']],
    ['deep down, at the parent', { [TECHNOLOGIES]: edited(TECHNOLOGIES, '{ "name": "React Native", "icon": "react" }', '{ "icon": "react" }') }, [`${TECHNOLOGIES}:7:7`, '[0].stack[0].name', 'Required field "name" is missing.']],
    ['of the front matter, at its first field', { [ALONE]: edited(ALONE, 'author: jane\n', '') }, [`${ALONE}:2:1`, 'author', 'Required field "author" is missing. Key of the author']],
    ['the words of a language', { [JANE]: edited(JANE, ', "ru": "Редактор"', '') }, [`${JANE}:3:3`, 'role.ru', 'The words are missing in language "ru".']],
    ['the words of a language inside a list', { [FAQ]: edited(FAQ, '"en": "Three months.", ', '') }, [`${FAQ}:4:5`, '[0].answer.en', 'The words are missing in language "en".']],
    ['a language of a name', { [TECHNOLOGIES]: edited(TECHNOLOGIES, '{ "en": "Tests", "ru": "Тесты" }', '{ "en": "Tests" }') }, [`${TECHNOLOGIES}:8:9`, '[0].stack[1].name.ru', 'The words are missing in language "ru".']],
    ['the alternative text of a picture', { 'content/projects/b.json': edited('content/projects/b.json', ', "alt": { "en": "Screen", "ru": "Экран" }', '') }, ['content/projects/b.json:6:5', 'screenshots[0].alt', 'Required field "alt" is missing. What the picture shows']],
    ['the cover of an alternative text', { [ALONE]: edited(ALONE, 'date: 2024-04-01', 'date: 2024-04-01\nimageAlt: A drawing') }, [`${ALONE}:8:1`, 'imageAlt', 'There is no image that this text could stand for. Name one, or remove the line.']],
    ['the cover of a line drawing', { [ALONE]: edited(ALONE, 'date: 2024-04-01', 'date: 2024-04-01\nlineDrawing: true') }, [`${ALONE}:8:14`, 'lineDrawing', 'There is no image that this could be said of. Name one, or remove the line.']],
    ['the alternative text of a cover', { [EN]: edited(EN, 'imageAlt: A drawing\n', '') }, [`${EN}:9:1`, 'imageAlt', 'The cover has no imageAlt']],
  ])
})

describe('unknown fields', () => {
  testBrokenFiles([
    ['with a near one', { [JANE]: edited(JANE, '"avatar"', '"avatr"') }, [`${JANE}:1:1`, 'avatar', 'missing'], [`${JANE}:4:3`, 'avatr', 'Unknown field "avatr". Did you mean "avatar"?']],
    ['with none near', { [JANE]: edited(JANE, '"avatar"', '"telephone": "1",\n  "avatar"') }, [`${JANE}:4:3`, 'telephone', 'Unknown field "telephone". Allowed: name, role, avatar.']],
    ['deep down', { [TECHNOLOGIES]: edited(TECHNOLOGIES, '"name": "React Native", "icon"', '"name": "React Native", "icn"') }, [`${TECHNOLOGIES}:7:33`, '[0].stack[0].icn', 'Did you mean "icon"?']],
    ['a language the site does not have', { [JANE]: edited(JANE, '"ru": "Редактор"', '"ru": "Редактор", "de": "Redakteurin"') }, [`${JANE}:3:47`, 'role.de', 'Unknown field "de". Allowed: en, ru.']],
    ['in the front matter', { [EN]: edited(EN, 'date: 2024-03-15', 'date: 2024-03-15\nfeature: true') }, [`${EN}:8:1`, 'feature', 'Unknown field "feature". Did you mean "featured"?']],
  ])
})

describe('mistyped fields', () => {
  testBrokenFiles([
    ['a string for a number', { [TIMELINE]: edited(TIMELINE, '2022', '"2022"') }, [`${TIMELINE}:2:13`, '[0].year', 'Expected a number, found "2022".']],
    ['a fraction for a whole number', { [TIMELINE]: edited(TIMELINE, '2022', '2022.5') }, [`${TIMELINE}:2:13`, '[0].year', 'Expected a whole number, found 2022.5.']],
    ['a number out of range', { [TIMELINE]: edited(TIMELINE, '2022', '20220') }, [`${TIMELINE}:2:13`, '[0].year', 'Expected 2100 or less, found 20220.']],
    ['a string for words', { [JANE]: edited(JANE, '{ "en": "Editor", "ru": "Редактор" }', '"Editor"') }, [`${JANE}:3:11`, 'role', 'found "Editor".']],
    ['a number for words of a language', { [JANE]: edited(JANE, '"ru": "Редактор"', '"ru": 5') }, [`${JANE}:3:35`, 'role.ru', 'Expected text, found 5.']],
    ['null', { [JANE]: edited(JANE, '"./jane.png"', 'null') }, [`${JANE}:4:13`, 'avatar', 'Expected text, found nothing (null).']],
    ['an object for a list', { [TECHNOLOGIES]: '{}\n' }, [`${TECHNOLOGIES}:1:1`, 'file', 'Expected a list, found an object.']],
    ['empty words', { [JANE]: edited(JANE, '"Редактор"', '" "') }, [`${JANE}:3:35`, 'role.ru', 'The text is empty.']],
    ['words too long', { [JANE]: edited(JANE, '"Editor"', `"${'x'.repeat(81)}"`) }, [`${JANE}:3:19`, 'role.en', 'Too long: 81 characters, at most 80.']],
    ['words too short', { [ALONE]: edited(ALONE, 'excerpt: Two sentences that say what the post is about. This is the second.', 'excerpt: Brief.') }, [`${ALONE}:4:10`, 'excerpt', 'Too short: 6 characters, at least 50.']],
    ['too few entries', { 'content/pages/about.json': edited('content/pages/about.json', '"items": [', '"items": [], "lead": { "en": "Lead.", "ru": "Врез." } }, "x": { "items": [') }, ['content/pages/about.json:5:71', 'values.items', 'Expected exactly 4 entries, found 0.'], ['content/pages/about.json:5:119', 'x', 'Unknown field "x".']],
    ['no e-mail address', { [SITE]: edited(SITE, '"hello@dock.example"', '"hello"') }, [`${SITE}:4:12`, 'email', '"hello" is not an e-mail address.']],
    ['no URL', { [SITE]: edited(SITE, '"https://dock.example"', '"dock"') }, [`${SITE}:3:10`, 'url', '"dock" is not an absolute URL.']],
    ['a key in capital letters', { 'content/categories.json': edited('content/categories.json', '"id": "web"', '"id": "Web"') }, ['content/categories.json:2:11', '[0].id', '"Web": use lower-case letters']],
    ['text for true or false', { [ALONE]: edited(ALONE, 'date:', 'featured: "yes"\ndate:') }, [`${ALONE}:7:11`, 'featured', 'Expected true or false, found "yes".']],
    ['a day that does not exist', inBoth('2024-03-15', '2024-02-30'), [`${EN}:7:7`, 'date', '"2024-02-30" is not a day. Write it as 2024-03-15.'], [`${RU}:7:7`, 'date', 'is not a day']],
    ['a day in words', { [ALONE]: edited(ALONE, '2024-04-01', 'Apr 1, 2024') }, [`${ALONE}:7:7`, 'date', '"Apr 1, 2024" is not a day.']],
    ['a day without its zeros', { [ALONE]: edited(ALONE, '2024-04-01', '2024-4-1') }, [`${ALONE}:7:7`, 'date', '"2024-4-1" is not a day.']],
    ['a title that YAML takes for a number', { [ALONE]: edited(ALONE, 'Second post', '2024') }, [`${ALONE}:3:8`, 'title', 'Expected text, found 2024.']],
    ['several at once', { [JANE]: '{\n  "name": { "en": "" },\n  "role": 1\n}\n' }, [`${JANE}:1:1`, 'avatar', 'missing'], [`${JANE}:2:3`, 'name.ru', 'missing'], [`${JANE}:2:19`, 'name.en', 'empty'], [`${JANE}:3:11`, 'role', 'found 1']],
  ])
})

describe('names of things elsewhere', () => {
  testBrokenFiles([
    ['an unknown category', inBoth('category: Web Development', 'category: Web Develpment'), [`${EN}:5:11`, 'category', '"Web Develpment" is not a category. Did you mean "Web Development"?'], [`${RU}:5:11`, 'category', 'Did you mean "Web Development"?']],
    ['an unknown author', inBoth('author: jane', 'author: john'), [`${EN}:6:9`, 'author', '"john" is not an author. Allowed: jane.'], [`${RU}:6:9`, 'author', '"john" is not an author.']],
    ['an unknown icon', { [TIMELINE]: edited(TIMELINE, '"ship"', '"shp"') }, [`${TIMELINE}:2:125`, '[0].visual', '"shp" is not an icon of lucide.dev. Did you mean "ship"?']],
    ['an unknown brand icon', { [TECHNOLOGIES]: edited(TECHNOLOGIES, '"react"', '"reactt"') }, [`${TECHNOLOGIES}:7:41`, '[0].stack[0].icon', '"reactt" is not a brand mark of simpleicons.org. Did you mean "react"?']],
    ['an unknown project', { [KEEL]: edited(KEEL, '["a", "b", "a"]', '["a", "b", "z"]') }, [`${KEEL}:15:26`, 'projects[2]', '"z" is not a project. Did you mean "a"?']],
    ['an unknown figure', { [SITE]: edited(SITE, '"blog": ["years", "support"]', '"blog": ["years", "suport"]') }, [`${SITE}:18:23`, 'tiles.blog[1]', '"suport" is not a figure of content/site.json. Did you mean "support"?']],
    ['an unknown figure in an answer', { [CHAT]: edited(CHAT, 'Уже {figure:years}', 'Уже {figure:yaers}') }, [`${CHAT}:13:77`, 'intents[0].reply.ru', '{figure:yaers} stands for nothing: use {email}, {phone} or {figure:…} with one of years, support']],
    ['a quick question nothing answers', { [CHAT]: edited(CHAT, 'Any service?', 'Anything else?') }, [`${CHAT}:5:13`, 'quickQuestions[1].en', 'no keyword answers "Anything else?"']],
    ['an id twice in a list', { 'content/categories.json': edited('content/categories.json', '"iot"', '"web"') }, ['content/categories.json:3:11', '[1].id', '"web" stands twice in this list.']],
    ['an id twice in a list within', { [KEEL]: edited(KEEL, '"id": "two"', '"id": "one"') }, [`${KEEL}:13:211`, 'technologies[1].id', '"one" stands twice in this list.']],
    ['a link of a page', { [NOT_FOUND]: edited(NOT_FOUND, '"/blog"', '"/blgo"') }, [`${NOT_FOUND}:2:172`, 'page.link.to', 'There is no page "/blgo". Did you mean "/blog"?']],
    ['a link to a post that English does not have', { [NOT_FOUND]: edited(NOT_FOUND, '"/blog"', '"/blog/3"') }, [`${NOT_FOUND}:2:172`, 'page.link.to', 'In language "en": There is no page "/blog/3".']],
    ['Russian words that are English', { [FAQ]: edited(FAQ, '"en": "Three months.", "ru": "Три месяца."', '"en": "About three months or so.", "ru": "About three months or so."') }, [`${FAQ}:4:5`, '[0].answer', 'Translate them.', 'warning']],
  ])

  describe('that are being mended themselves', () => {
    testBrokenFiles([
      ['an author', { [JANE]: edited(JANE, '"avatar": "./jane.png"', '"avatar": 1') }, [`${JANE}:4:13`, 'avatar', 'found 1']],
      ['an author that is no JSON', { [JANE]: '{' }, [`${JANE}:1:2`, 'JSON', 'the file ends']],
      ['the categories', { 'content/categories.json': '[\n  {\n' }, ['content/categories.json:2:4', 'JSON', 'the file ends']],
      ['the figures', { [SITE]: edited(SITE, '"name": "Dock"', '"name": 5') }, [`${SITE}:2:11`, 'name', 'Expected text, found 5.']],
      ['a project', { 'content/projects/a.json': edited('content/projects/a.json', '"order": 1', '"order": 0') }, ['content/projects/a.json:2:12', 'order', 'Expected 1 or more, found 0.']],
      ['a post others link to', { [ALONE]: edited(ALONE, 'id: 2', 'id: two') }, [`${ALONE}:2:5`, 'id', 'Expected a number, found "two".']],
      ['an original whose headings are linked to', { [EN]: edited(EN, 'author: jane', 'author: 1') }, [`${EN}:6:9`, 'author', 'Expected text, found 1.']],
    ])
  })
})

describe('pictures', () => {
  const cover = (bytes: Uint8Array | string | null) => ({ 'content/blog/1-first/cover.png': bytes })
  testBrokenFiles([
    ['missing', { [JANE]: edited(JANE, './jane.png', './jnae.png') }, [`${JANE}:4:13`, 'avatar', 'There is no file "./jnae.png". Did you mean "jane.png"?']],
    ['missing, with none beside it to offer', cover(null), [`${EN}:9:8`, 'image', 'There is no file "./cover.png".'], [`${RU}:9:8`, 'image', 'There is no file "./cover.png".']],
    ['too large', { 'content/authors/jane.png': png(320, 320, 2_000_001) }, [`${JANE}:4:13`, 'avatar', '"./jane.png" has 2.0 MB; at most 2.0 MB are allowed.']],
    ['too narrow', { 'content/authors/jane.png': png(159, 320) }, [`${JANE}:4:13`, 'avatar', '"./jane.png" is 159 px wide; 160 px are needed to stay sharp.']],
    ['unreadable', { 'content/authors/jane.png': 'no picture' }, [`${JANE}:4:13`, 'avatar', '"./jane.png" is not a readable picture.']],
    ['of a kind the build cannot resize', { [JANE]: edited(JANE, './jane.png', './jane.gif') }, [`${JANE}:4:13`, 'avatar', 'Use png, jpg, jpeg, webp.']],
    ['not written as a file beside', { [JANE]: edited(JANE, './jane.png', 'jane.png') }, [`${JANE}:4:13`, 'avatar', 'written as "./picture.png"']],
    ['above the folder', { [JANE]: edited(JANE, './jane.png', './../web.png') }, [`${JANE}:4:13`, 'avatar', 'must be a file beside this one']],
    ['of a list entry', { 'content/categories.json': edited('content/categories.json', './web.png', './wbe.png') }, ['content/categories.json:2:88', '[0].cover', 'Did you mean "web.png"?']],
    ['in a post, missing', { [ALONE]: edited(ALONE, 'Words.', 'Words.\n\n![A plan](./plan.png)') }, [`${ALONE}:12:1`, 'body', 'There is no file "./plan.png".']],
    ['in a post, too narrow', { [ALONE]: edited(ALONE, 'Words.', 'Words.\n\n![A plan](./plan.png)'), 'content/blog/2-second/plan.png': png(599, 300) }, [`${ALONE}:12:1`, 'body', '599 px wide; 600 px are needed']],
    ['in a post, without words', { [ALONE]: edited(ALONE, 'Words.', 'Words.\n\n![](./plan.png)'), 'content/blog/2-second/plan.png': png(600, 300) }, [`${ALONE}:12:1`, 'body', 'The image has no text for those who do not see it']],
    ['in a post, inside a line', { [ALONE]: edited(ALONE, 'Words.', 'Words ![A plan](./plan.png) go on.'), 'content/blog/2-second/plan.png': png(600, 300) }, [`${ALONE}:10:7`, 'body', 'An image stands in a paragraph of its own.']],
  ])
})

describe('posts', () => {
  const copy = (file: string, from: string, to: string) => edited(file, from, to).replace('featured: true\n', '').replace('image: ./cover.png\n', '').replace(/imageAlt: .*\n/, '')
  testBrokenFiles([
    ['an id that is no number', { [ALONE]: edited(ALONE, 'id: 2', 'id: "2"') }, [`${ALONE}:2:5`, 'id', 'Expected a number, found "2".']],
    ['an id that is no whole number', { [ALONE]: edited(ALONE, 'id: 2', 'id: 2.5') }, [`${ALONE}:2:5`, 'id', 'Expected a whole number, found 2.5.']],
    ['an id of nought', { [ALONE]: edited(ALONE, 'id: 2', 'id: 0') }, [`${ALONE}:2:5`, 'id', 'Expected 1 or more, found 0.']],
    ['the id of the not-found page', { 'content/blog/404-gone/ru.mdx': copy(RU, 'id: 1', 'id: 404') }, ['content/blog/404-gone/ru.mdx:2:5', 'id', '/blog/404 is the page for posts that do not exist.']],
    ['an id that is taken', { 'content/blog/2-other/ru.mdx': copy(RU, 'id: 1', 'id: 2') }, [`${ALONE}:2:5`, 'id', 'Post 2 is taken by content/blog/2-other.'], ['content/blog/3-third/ru.mdx:1:1', 'file', 'The same is true of 2-other.', 'warning']],
    ['an id that is not the folder’s', { [ALONE]: null, 'content/blog/7-second/en.mdx': FIXTURE[ALONE] }, ['content/blog/7-second/en.mdx:2:5', 'id', 'The folder says 7, the post says 2.']],
    ['a folder without a number', { [ALONE]: null, 'content/blog/second/en.mdx': FIXTURE[ALONE] }, ['content/blog/second/en.mdx:1:1', 'file', 'name it <id>-<slug> in lower case, as 2-short-title']],
    ['a change before the day of publication', { [ALONE]: edited(ALONE, 'date: 2024-04-01', 'date: 2024-04-01\nupdated: 2024-03-31') }, [`${ALONE}:8:10`, 'updated', '2024-03-31 is before the day of publication, 2024-04-01.']],
    ['two featured posts', { [ALONE]: edited(ALONE, 'date:', 'featured: true\ndate:') }, [`${ALONE}:7:11`, 'featured', `${EN} is featured already; one post at a time.`]],
    [
      'facts that differ between languages',
      { [RU]: edited(RU, 'category: Web Development', 'category: IoT').replace('2024-03-15', '2024-03-16').replace('featured: true\n', '') },
      [`${RU}:2:1`, 'featured', `false here, true in ${EN}. A fact is the same in every language.`],
      [`${RU}:5:11`, 'category', `"IoT" here, "Web Development" in ${EN}.`],
      [`${RU}:7:7`, 'date', `"2024-03-16" here, "2024-03-15" in ${EN}.`],
    ],
    ['an id of a translation that is not the folder’s', { [RU]: edited(RU, 'id: 1', 'id: 9') }, [`${RU}:2:5`, 'id', 'The folder says 1, the post says 9.']],
    ['an id of an original that is not the folder’s', { [EN]: edited(EN, 'id: 1', 'id: 9') }, [`${EN}:2:5`, 'id', 'The folder says 1, the post says 9.']],
  ])

  describe('whose facts differ because one is wrong: that one alone is named', () => {
    testBrokenFiles([
      ['a category of the original', { [EN]: edited(EN, 'Web Development', 'Web Develpment') }, [`${EN}:5:11`, 'category', '"Web Develpment" is not a category.']],
      ['a category of the translation', { [RU]: edited(RU, 'Web Development', 'Web Develpment') }, [`${RU}:5:11`, 'category', '"Web Develpment" is not a category.']],
      ['an author of the original', { [EN]: edited(EN, 'jane', 'jnae') }, [`${EN}:6:9`, 'author', '"jnae" is not an author.']],
      ['a date of the original', { [EN]: edited(EN, '2024-03-15', '2024-03-32') }, [`${EN}:7:7`, 'date', '"2024-03-32" is not a day.']],
      ['a cover of the original', { [EN]: edited(EN, './cover.png', './covr.png') }, [`${EN}:9:8`, 'image', 'There is no file "./covr.png". Did you mean "cover.png"?']],
      ['a second featured original', { 'content/blog/4-fourth/en.mdx': edited('content/blog/4-fourth/en.mdx', 'date:', 'featured: true\ndate:') }, ['content/blog/4-fourth/en.mdx:7:11', 'featured', 'is featured already']],
      [
        'a date of the original, and another fact of the translation',
        { [EN]: edited(EN, '2024-03-15', '2024-03-32'), [RU]: edited(RU, 'Web Development', 'IoT') },
        [`${EN}:7:7`, 'date', '"2024-03-32" is not a day.'],
        [`${RU}:5:11`, 'category', `"IoT" here, "Web Development" in ${EN}.`],
      ],
    ])
  })
})

describe('posts with several mistakes tell all of them at once', () => {
  const wrongDate = (text: string) => text.replace('date: 2024-04-01', 'date: tomorrow')
  testBrokenFiles([
    ['a wrong field and an unknown name', { [ALONE]: wrongDate(edited(ALONE, 'category: IoT', 'category: IoTT')) }, [`${ALONE}:5:11`, 'category', '"IoTT" is not a category.'], [`${ALONE}:7:7`, 'date', '"tomorrow" is not a day.']],
    ['a wrong field and a link that leads nowhere', { [ALONE]: wrongDate(edited(ALONE, 'Words.', '[Words](/nowhere).')) }, [`${ALONE}:7:7`, 'date', '"tomorrow" is not a day.'], [`${ALONE}:10:1`, 'body', 'There is no page "/nowhere".']],
    ['a wrong field and a picture that is not there', { [ALONE]: wrongDate(edited(ALONE, 'Words.', 'Words.\n\n![A plan](./plan.png)')) }, [`${ALONE}:7:7`, 'date', '"tomorrow" is not a day.'], [`${ALONE}:12:1`, 'body', 'There is no file "./plan.png".']],
    ['a wrong field and a cover without words', { [EN]: edited(EN, 'imageAlt: A drawing\n', '').replace('2024-03-15', 'tomorrow') }, [`${EN}:7:7`, 'date', '"tomorrow" is not a day.'], [`${EN}:9:1`, 'imageAlt', 'The cover has no imageAlt']],
    ['a wrong field and headings that differ', { [RU]: edited(RU, '## Проверка', '### Проверка').replace('title: Первая запись\n', '') }, [`${RU}:2:1`, 'title', 'missing'], [`${RU}:18:1`, 'body', 'Heading 2 has level 3', 'warning']],
    ['front matter that is no YAML, and a link that leads nowhere', { [ALONE]: edited(ALONE, 'Second post', 'Second: post').replace('Words.', '[Words](/nowhere).') }, [`${ALONE}:3:8`, 'front matter', 'in quotes'], [`${ALONE}:10:1`, 'body', 'There is no page "/nowhere".']],
    ['a colon in a title, and the other fields', { [ALONE]: edited(ALONE, 'Second post', 'Second: post').replace('category: IoT', 'category: IoTT').replace('author: jane\n', '') }, [`${ALONE}:2:1`, 'author', 'Required field "author" is missing.'], [`${ALONE}:3:8`, 'front matter', 'in quotes'], [`${ALONE}:5:11`, 'category', '"IoTT" is not a category.']],
    ['a colon in two values', { [ALONE]: edited(ALONE, 'Second post', 'Second: post').replace('excerpt: Two', 'excerpt: Two: two') }, [`${ALONE}:3:8`, 'front matter', 'in quotes'], [`${ALONE}:4:10`, 'front matter', 'in quotes']],
    ['no front matter, and a link that leads nowhere', { [ALONE]: '[Words](/nowhere).\n' }, [`${ALONE}:1:1`, 'front matter', 'There is no front matter.'], [`${ALONE}:1:1`, 'body', 'There is no page "/nowhere".']],
    ['a wrong field, and a link to a place the post lacks', { [EN]: edited(EN, '[link](/blog/2)', '[link](#biuld)').replace('2024-03-15', 'tomorrow') }, [`${EN}:7:7`, 'date', '"tomorrow" is not a day.'], [`${EN}:13:22`, 'body', 'The page "/blog/1" has no place "#biuld". Did you mean "build"?']],
    ['an empty name, named once', { [ALONE]: edited(ALONE, 'author: jane', 'author: ""') }, [`${ALONE}:6:9`, 'author', 'The text is empty.']],
  ])
})

describe('headings of a translation', () => {
  testBrokenFiles([
    ['one too few', { [RU]: edited(RU, '## Проверка\n\n', '') }, [`${RU}:15:1`, 'body', '1 headings here, 2 in the original.', 'warning']],
    ['one too many', { [RU]: edited(RU, 'Текст второго раздела.', '### Ещё\n\nТекст.') }, [`${RU}:21:1`, 'body', '3 headings here, 2 in the original.', 'warning']],
    ['none', { [RU]: edited(RU, '## Сборка\n\n', '').replace('## Проверка\n\n', '') }, [`${RU}:1:1`, 'body', '0 headings here, 2 in the original.', 'warning'], [`${RU}:13:17`, 'body', 'no place "#build"']],
    ['another level', { [RU]: edited(RU, '## Проверка', '### Проверка') }, [`${RU}:19:1`, 'body', 'Heading 2 has level 3, the original has level 2.', 'warning']],
    ['unknown while the original is broken', { [EN]: edited(EN, '## Build', '# Build') }, [`${EN}:15:1`, 'body', 'The title is the only heading of level 1.']],
  ])
})
