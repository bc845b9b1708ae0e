import { buildSettings, isMainBuild } from '../../src/node/environment'
import { missingMailIds } from '../../src/node/mailAccount'
import { mailSource } from '../../src/node/output/hosting/contentSecurityPolicy'
import { buildEnvironment } from '../../scripts/build/buildStamp'

const NETLIFY = { NETLIFY: 'true', BRANCH: 'main' }
const CLOUDFLARE = { CF_PAGES: '1' }
const ACTIONS = { GITHUB_ACTIONS: 'true', CI: 'true' }
const MAIN = { GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main' }

test.each<[what: string, env: Record<string, string>, isMain: boolean]>([
  ['nothing is known', {}, false],
  ['an unknown CI that names the branch', { CI: 'true', SITE_BRANCH: 'main' }, true],
  ['another branch by name', { SITE_BRANCH: 'topic' }, false],
  ['Netlify, production', { ...NETLIFY, CONTEXT: 'production' }, true],
  ['Netlify, pull request', { ...NETLIFY, CONTEXT: 'deploy-preview' }, false],
  ['Cloudflare Pages, main', { ...CLOUDFLARE, CF_PAGES_BRANCH: 'main' }, true],
  ['Cloudflare Pages, branch', { ...CLOUDFLARE, CF_PAGES_BRANCH: 'topic' }, false],
  ['Actions, push to main', { ...ACTIONS, ...MAIN, GITHUB_EVENT_NAME: 'push' }, true],
  ['Actions, nightly', { ...ACTIONS, ...MAIN, GITHUB_EVENT_NAME: 'schedule' }, true],
  ['Actions, push to a branch', { ...ACTIONS, GITHUB_REF: 'refs/heads/topic', GITHUB_EVENT_NAME: 'push' }, false],
  ['Actions, a tag named main', { ...ACTIONS, GITHUB_REF: 'refs/tags/main', GITHUB_EVENT_NAME: 'push' }, false],
  ['Actions, pull request', { ...ACTIONS, GITHUB_REF: 'refs/pull/7/merge', GITHUB_EVENT_NAME: 'pull_request' }, false],
  ['Actions, pull_request_target', { ...ACTIONS, ...MAIN, GITHUB_EVENT_NAME: 'pull_request_target' }, false],
  ['a preview of main', { ...NETLIFY, CONTEXT: 'production', SITE_PREVIEW: '1' }, false],
  ['what is no preview', { ...NETLIFY, CONTEXT: 'production', SITE_PREVIEW: 'false' }, true],
  ['two that disagree', { ...CLOUDFLARE, CF_PAGES_BRANCH: 'topic', SITE_BRANCH: 'main' }, false],
  ['npm start', buildEnvironment({}) as Record<string, string>, true],
  ['npm start of a preview', buildEnvironment({ SITE_PREVIEW: 'true' }) as Record<string, string>, false],
])('a build may have /admin only where main is known: %s', (_what, env, isMain) => {
  expect(isMainBuild(env)).toBe(isMain)
})

test('a preview has no mail account and allows no other origin', () => {
  const account = 'GATSBY_EMAILJS_PUBLIC_KEY=a\nGATSBY_EMAILJS_SERVICE_ID=b\nGATSBY_EMAILJS_TEMPLATE_ID=c'
  const settings = buildSettings({ SITE_PREVIEW: 'true' }, account)
  expect(missingMailIds(settings)).toHaveLength(3)
  expect(mailSource(settings.GATSBY_EMAILJS_ORIGIN)).toBeUndefined()
})
