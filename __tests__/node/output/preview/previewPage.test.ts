import fs from 'node:fs'
import path from 'node:path'
import { addPreviewTag, PREVIEW_TAG, clearPreview } from '../../../../src/node/output/preview/previewFiles'
import { revisionOf } from '../../../../src/node/output/preview/revision'
import { newFolder, writeFiles } from '../../../support/folder'

describe('what is being built', () => {
  const none = () => ''

  it.each([
    ['our own variables', { SITE_COMMIT: 'a1', SITE_BRANCH: 'x', HEAD: 'y' }, { commit: 'a1', branch: 'x' }],
    ['Netlify', { HEAD: 'topic' }, { commit: '', branch: 'topic' }],
    ['Cloudflare Pages', { CF_PAGES_BRANCH: 'topic' }, { commit: '', branch: 'topic' }],
    ['GitHub', { GITHUB_HEAD_REF: 'x', GITHUB_REF_NAME: '7/merge' }, { commit: '', branch: 'x' }],
  ])('is told by %s', (_, env, expected) => {
    expect(revisionOf(env, none)).toMatchObject(expected)
  })

  it('is asked of git where nobody tells, and unknown without it', () => {
    expect(revisionOf({}, (...args) => args.join(' '))).toEqual({
      commit: 'rev-parse HEAD',
      branch: 'rev-parse --abbrev-ref HEAD',
      repository: '',
    })
    expect(revisionOf({}, none)).toEqual({ commit: '', branch: '', repository: '' })
  })

  it('links to a repository on https alone', () => {
    expect(revisionOf({ SITE_REPOSITORY: 'https://github.com/a/b' }, none).repository).toBe('https://github.com/a/b')
    expect(revisionOf({ SITE_REPOSITORY: 'javascript:alert(1)' }, none).repository).toBe('')
    expect(revisionOf({ GITHUB_REPOSITORY: 'a/b' }, none).repository).toBe('https://github.com/a/b')
  })
})

it('the tag stands at the end of the body', () => {
  expect(addPreviewTag('<body>x</body>')).toBe(`<body>x${PREVIEW_TAG}</body>`)
})

it('a build that is no preview takes the traces of one off', () => {
  const folder = newFolder()
  writeFiles(folder, { '__preview/overlay.js': '', 'about.html': addPreviewTag('<body>x</body>') })
  clearPreview(folder, [{ path: '/about' }])
  expect(fs.readFileSync(path.join(folder, 'about.html'), 'utf8')).toBe('<body>x</body>')
  expect(fs.readdirSync(folder)).toEqual(['about.html'])
})
