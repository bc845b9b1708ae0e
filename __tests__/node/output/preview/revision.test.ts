import { revisionOf } from '../../../../src/node/output/preview/revision'

describe('what is being built', () => {
  const none = () => ''

  it.each([
    ['our own variables', { SITE_COMMIT: 'a1', SITE_BRANCH: 'x', HEAD: 'y' }, { commit: 'a1', branch: 'x' }],
    ['Netlify', { HEAD: 'topic' }, { commit: '', branch: 'topic' }],
    ['Cloudflare Pages', { CF_PAGES_BRANCH: 'topic' }, { commit: '', branch: 'topic' }],
    ['GitHub', { GITHUB_HEAD_REF: 'x', GITHUB_REF_NAME: '7/merge' }, { commit: '', branch: 'x' }],
  ])('comes from %s', (_, env, expected) => {
    expect(revisionOf(env, none)).toMatchObject(expected)
  })

  it('comes from git if no variable has it, and is unknown without git', () => {
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
