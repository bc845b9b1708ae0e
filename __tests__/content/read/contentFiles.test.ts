import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { diskFiles } from '../../../src/content/read/contentFiles'

it('follows no symbolic link out of the content', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'))
  fs.mkdirSync(path.join(root, 'elsewhere/deep'), { recursive: true })
  fs.writeFileSync(path.join(root, 'elsewhere/deep/secret.json'), '{}')
  fs.mkdirSync(path.join(root, 'content'))
  fs.symlinkSync('../elsewhere', path.join(root, 'content/folder'))
  fs.symlinkSync('../elsewhere/deep/secret.json', path.join(root, 'content/file.json'))
  const files = diskFiles(root)
  expect([...files.list('content'), ...files.folders('content'), ...files.list('content/folder/deep')]).toEqual([])
  expect([files.read('content/file.json'), files.read('content/folder/deep/secret.json')]).toEqual([null, null])
})
