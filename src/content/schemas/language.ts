import { z } from 'zod'
import type { LanguageFile } from '../../routing/languageFiles'
import { plain, visibleText, whole } from './fields'

/** Words separated by spaces, without special characters of regular expressions. */
const wordList = (description: string) =>
  z
    .string()
    .regex(/^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)*$/u, 'write words separated by single spaces')
    .meta({ description })

/** Text whose leading and trailing spaces are significant. */
const joint = (description: string) => z.string().min(1).meta({ description })

const typesettingSchema = z.strictObject({
  lastLetters: whole(
    'The last word of a paragraph stays with the one before it up to so many letters; 3 when left out.',
    {
      min: 1,
      max: 9,
    },
  ).optional(),
  shortWords: wordList('Words that stay with the word after them: prepositions, conjunctions, negations.').optional(),
  particles: wordList('Words that stay with the word before them.').optional(),
  counted: wordList('Beginnings of words that stay with the number before them: units, spans of time.').optional(),
  prefixes: wordList('Beginnings of words that no line breaks off at their hyphen.').optional(),
  suffixes: wordList('Ends of words that no line breaks off at their hyphen.').optional(),
  joinNumberToName: z.boolean().meta({ description: 'A name stays with its number: Android 8.' }).optional(),
})

const draftSchema = z.strictObject({
  toWrite: plain('Begins words that somebody must write or translate.'),
  excerpt: plain('Excerpt of a new post.'),
  body: z.array(z.string()).min(1).meta({ description: 'Lines of Markdown of a new post.' }),
})

/** `locales/<language>/language.json`: the settings of a language. Plural forms, numbers and units come from CLDR. */
export const languageSchema = z.strictObject({
  name: plain('Name of the language in the language itself.'),
  complete: z
    .boolean()
    .meta({
      description: 'Words that are missing in this language are errors. Without it the default language stands in.',
    })
    .optional(),
  day: plain('A calendar day: "{month} {day}, {year}".').regex(
    /^(?=.*\{day\})(?=.*\{month\})(?=.*\{year\})/,
    'name {day}, {month} and {year}',
  ),
  months: z.array(z.string().min(1)).length(12).meta({ description: 'Months as they stand in a day, from January.' }),
  range: joint('Stands between the ends of a range of time: " to ".'),
  orMore: joint('Stands behind a span of time that is the least: " or more".'),
  wordsPerMinute: whole('Words a reader takes in per minute.', { min: 50, max: 600 }),
  stemmer: plain('Stemmer of the search: the last part of an export of @orama/stemmers.'),
  stopWords: wordList('Words that say nothing about the topic of a sentence. The search leaves them out.').optional(),
  keyboard: plain(
    'Keys of the usual keyboard from the top left letter, in three rows of 12, 11 and 10 as in the other languages, where queries may be typed in its layout.',
  )
    .regex(/^\S{33}$/u, 'write 33 keys without spaces, in rows of 12, 11 and 10 from the top left letter')
    .optional(),
  typesetting: typesettingSchema.meta({ description: 'What a line must not part.' }).optional(),
  draft: draftSchema
    .meta({ description: 'Placeholder text of new posts and records; that of the default language when left out.' })
    .optional(),
}) satisfies z.ZodType<LanguageFile>

/** A dictionary of `locales`. Its keys are not restricted here, because the check compares the languages. */
export const dictionarySchema = z.record(
  z.string(),
  visibleText()
    .regex(/^\S([\s\S]*\S)?$/, 'write words without spaces around them')
    .meta({ description: 'Words of the interface. {{name}} stands for a value; the same in every language.' }),
)
