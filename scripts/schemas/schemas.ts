/** `npm run schemas`: writes the JSON Schemas with which editors assist writers; run it after a change in src/content/schemas. */
import fs from 'node:fs'
import path from 'node:path'
import { runCommand } from '../process/command'
import { editorFiles, SCHEMA_FOLDER } from './jsonSchemas'

runCommand('npm run schemas', {}, async () => {
  fs.rmSync(SCHEMA_FOLDER, { recursive: true, force: true })
  const files = editorFiles()
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  console.log(`Wrote ${Object.keys(files).length} files: ${SCHEMA_FOLDER}/ and .vscode/.`)
})
