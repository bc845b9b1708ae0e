import fs from 'node:fs'
import path from 'node:path'
import { diskFiles } from '../../../src/content/read/diskFiles'
import { checkSymbolicLinks } from '../../../src/content/check/checkFiles'
import { newFolder, writeFiles } from '../../support/folder'

it('follows no symbolic link, and reports each', () => {
  const root = newFolder()
  writeFiles(root, { 'elsewhere/deep/secret.json': '{}' })
  fs.mkdirSync(path.join(root, 'content'))
  fs.symlinkSync('../elsewhere', path.join(root, 'content/folder'))
  fs.symlinkSync('../elsewhere/deep/secret.json', path.join(root, 'content/file.json'))
  const files = diskFiles(root)
  expect([...files.list('content'), ...files.folders('content'), ...files.list('content/folder/deep')]).toEqual([])
  expect([files.read('content/file.json'), files.read('content/folder/deep/secret.json')]).toEqual([null, null])
  const reported: string[] = []
  checkSymbolicLinks(files, (_id, { file }) => reported.push(file))
  expect(reported).toEqual(['content/file.json', 'content/folder'])
})
