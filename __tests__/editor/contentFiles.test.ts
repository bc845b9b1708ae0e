/** The editor loses nothing of a file. `browser/editor.spec.ts` changes a word in every form. */
import '../support/siteLanguages'
import fs from 'node:fs'
import type { z } from 'zod'
import { formatOf } from '../../src/editor/formats'
import { contentFiles } from '../support/sourceFiles'

it.each(contentFiles())('%s holds the same when it is written again', (file) => {
  const { schema, fromFile, toFile } = formatOf(file)
  const valueOf = (of: string) => {
    const { body, ...fields } = fromFile(of)
    return [body, (schema as z.ZodType).parse(file.endsWith('.mdx') ? fields : JSON.parse(of))]
  }
  const text = fs.readFileSync(file, 'utf8')
  expect(valueOf(toFile(fromFile(text)))).toEqual(valueOf(text))
})
