/** Interface words that one language lacks, or says in other pieces. Each row lists all that is said. */
import { edited, FIXTURE, readFixture } from '../../support/contentFixture'
import { testBrokenFiles } from '../../support/expectProblems'

const EN = 'locales/en/contact.json'
const RU = 'locales/ru/contact.json'

const without = (file: string, key: string) => ({ [file]: String(FIXTURE[file]).replace(new RegExp(`  "${key}": .*\n`), '').replace(/,\n}/, '\n}') })
const added = (file: string, line: string) => ({ [file]: edited(file, '  "call"', `  ${line},\n  "call"`) })

describe('files', () => {
  testBrokenFiles([
    ['one that is no JSON', { [RU]: edited(RU, 'сообщение",', 'сообщение"') }, [`${RU}:3:3`, 'JSON', 'Not valid JSON: "\\"" stands where "," or "}" is expected.']],
    ['one that is a list', { [RU]: '[]\n' }, [`${RU}:1:1`, 'file', 'Expected keys and words in braces.']],
    ['one with Windows line ends', { [EN]: String(FIXTURE[EN]).replaceAll('\n', '\r\n') }, [`${EN}:1:2`, 'file', 'Windows line ends']],
    ['one that a language lacks', { [RU]: null }, [`${RU}:1:1`, 'file', `The file is missing; it says the same as ${EN}.`]],
    ['one that only a translation has', { 'locales/ru/contacts.json': '{}\n' }, ['locales/ru/contacts.json:1:1', 'file', 'There is no locales/en/contacts.json. Did you mean "contact.json"?']],
    ['a key that stands twice', added(RU, '"send": "Послать"'), [`${RU}:3:3`, 'JSON', 'unique']],
  ])
})

describe('keys', () => {
  testBrokenFiles([
    ['one that a translation lacks', without(RU, 'send'), [`${RU}:1:1`, 'send', `The words are missing. ${EN} says "Send the message".`]],
    ['one that the original lacks', without(EN, 'send'), [`${RU}:2:3`, 'send', `There is no "send" in ${EN}.`]],
    ['a misspelt one', { [RU]: edited(RU, '"send"', '"sned"') }, [`${RU}:1:1`, 'send', 'The words are missing.'], [`${RU}:2:3`, 'sned', 'Did you mean "send"?']],
    ['one without words', { [RU]: edited(RU, '"Отправить сообщение"', '""') }, [`${RU}:2:11`, 'send', 'The text is empty.']],
    ['one with spaces around the words', { [EN]: edited(EN, '"Send the message"', '"Send the message "') }, [`${EN}:2:11`, 'send', 'Spaces stand around the words.']],
    ['one that is no text', { [RU]: edited(RU, '"Отправить сообщение"', '{ "text": "Отправить" }') }, [`${RU}:2:3`, 'send', 'Expected text.']],
    ['one left in English', { [RU]: edited(RU, 'Отправить сообщение', 'Send the message') }, [`${RU}:2:11`, 'send', `The words are those of ${EN}. Translate them.`, 'warning']],
    ['a name that stays as it is', { ...added(EN, '"hosts": "GitHub, {{host}}"'), ...added(RU, '"hosts": "GitHub, {{host}}"') }],
  ])
})

describe('plural forms', () => {
  testBrokenFiles([
    ['one that Russian needs', without(RU, 'minutes_many'), [`${RU}:4:3`, 'minutes_many', 'The plural form is missing: "ru" has few, many, one, other.']],
    ['one that English does not have', added(EN, '"minutes_few": "{{count}} to {{place}}"'), [`${EN}:3:3`, 'minutes_few', 'Language "en" has no plural form "few", only one, other.']],
    ['all of them', { [RU]: String(FIXTURE[RU]).replace(/,\n {2}"minutes_one[^]*/, '\n}\n') }, [`${RU}:1:1`, 'minutes', `The words are missing. ${EN} says "{{count}} minute to {{place}}". Write minutes_few, minutes_many, minutes_one, minutes_other.`]],
    ['none where the original has some', { [RU]: String(FIXTURE[RU]).replace(/"minutes_one[^]*/, '"minutes": "{{count}} мин до {{place}}"\n}\n') }, [`${RU}:4:3`, 'minutes', `The words depend on a number in ${EN}. Write minutes_few, minutes_many, minutes_one, minutes_other.`]],
    ['some where the original has none', { [EN]: String(FIXTURE[EN]).replace(/"minutes_one[^]*/, '"minutes": "{{count}} min to {{place}}"\n}\n') }, [`${RU}:4:3`, 'minutes_one', `The words do not depend on a number in ${EN}. Write "minutes" alone.`]],
  ])
})

describe('placeholders', () => {
  testBrokenFiles([
    ['a misspelt one', { [RU]: edited(RU, '{{phone}}', '{{phnoe}}') }, [`${RU}:3:11`, 'call', `{{phnoe}} here, {{phone}} in ${EN}. Placeholders are the same in every language.`]],
    ['one left out', { [RU]: edited(RU, 'Позвонить: {{phone}}', 'Позвонить нам') }, [`${RU}:3:11`, 'call', `No placeholder here, {{phone}} in ${EN}.`]],
    ['one too many', { [RU]: edited(RU, 'сообщение', 'сообщение {{name}}') }, [`${RU}:2:11`, 'send', `{{name}} here, none in ${EN}.`]],
    ['a brace left out', { [RU]: edited(RU, '{{phone}}', '{{phone}') }, [`${RU}:3:11`, 'call', 'No placeholder here']],
    ['one left out of a single plural form', { [RU]: edited(RU, '{{count}} минут до {{place}}', '{{count}} минут') }, [`${RU}:6:19`, 'minutes_many', `{{count}} here, {{count}}, {{place}} in ${EN}.`]],
    ['a number in words', { [RU]: edited(RU, '{{count}} минута', 'Минута') }],
    ['other order and spaces', { ...added(EN, '"sum": "{{a}} of {{b}}"'), ...added(RU, '"sum": "{{ b }} из {{a}}"') }],
  ])
})

it('counts the dictionaries among the files', async () => {
  const { fileCount } = await readFixture()
  const { fileCount: fewer } = await readFixture({ [EN]: null, [RU]: null })
  expect(fileCount - fewer).toBe(2)
})
