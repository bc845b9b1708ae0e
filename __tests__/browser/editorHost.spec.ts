/** The way to a repository on GitHub, whose API is played: the calls the editor makes to read, and for a change. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect, openEntry, test } from './editor'

/** Files of the repository by the name git gives their content. */
const FILES = new Map(
  execFileSync('git', ['ls-files', 'content/*.json', 'content/*.mdx'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => {
      const bytes = fs.readFileSync(file)
      return [createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex'), file] as const
    }),
)

interface Played {
  /** What the editor asked for after it was signed in, by its last part or the mutation it names. */
  asked: string[]
  /** The change: base64 by file. */
  additions: { path: string; contents: string }[]
  /** Answers the next changes with an error: the branch has moved, the token has expired, the line is broken. */
  fail?: 'moved' | 'expired' | 'broken'
}

interface Body {
  query: string
  variables: { input?: { fileChanges?: { additions: Played['additions'] } } }
}

const PULL_REQUEST = { number: 12, node_id: 'P', html_url: 'https://github.com/owner/repository/pull/12' }

/** The answer of GitHub's GraphQL API. */
function graphql({ query, variables }: Body, played: Played): object {
  const [, mutation] = /(createRef|createCommitOnBranch)\(input/.exec(query) ?? []
  if (mutation) played.asked.push(mutation)
  if (mutation === 'createRef') return { createRef: { ref: { name: 'topic' } } }
  if (mutation) {
    played.additions = variables.input?.fileChanges?.additions ?? []
    return {
      createCommitOnBranch: { commit: { oid: 'c2', committedDate: '2026-11-24T00:00:00Z', file_0: { oid: 'f' } } },
    }
  }
  if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } }
  if (query.includes('fork: repository')) return { fork: { id: 'R' }, base: { ref: { target: { oid: 'c1' } } } }
  if (query.includes('pullRequests')) return { repository: { pullRequests: { nodes: [] } } }
  const author = { name: 'Writer', email: '', user: null }
  const commit = { oid: 'c1', message: '', author, committedDate: '2026-11-24T00:00:00Z' }
  const ref = { target: { oid: 'c1', history: { nodes: [commit] } } }
  const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"/g)].map(([, name, oid]) => [
    name,
    { text: fs.readFileSync(FILES.get(oid) ?? '', 'utf8') },
  ])
  const commits = [...query.matchAll(/(commit_\d+):/g)].map(([, name]) => [name, ref])
  return { repository: { ref, ...Object.fromEntries([...texts, ...commits]) } }
}

function answerTo(request: Request, played: Played): { status?: number; json?: unknown } {
  const { pathname } = new URL(request.url())
  const body = request.postDataJSON() as Body | null
  if (played.fail === 'expired') return { status: 401, json: { message: 'Bad credentials' } }
  if (pathname === '/graphql' && body) {
    if (played.fail === 'moved' && body.query.includes('createCommitOnBranch'))
      return { json: { data: null, errors: [{ message: 'Expected branch to point to "c9".' }] } }
    return { json: { data: graphql(body, played) } }
  }
  if (pathname === '/user') return { json: { login: 'writer', name: 'Writer', id: 1, email: '', avatar_url: '' } }
  if (pathname.includes('/git/trees/'))
    return {
      json: { tree: [...FILES].map(([sha, path]) => ({ path, sha, type: 'blob', size: fs.statSync(path).size })) },
    }
  if (pathname.endsWith('/repository')) return { json: { permissions: { push: true }, default_branch: 'main' } }
  played.asked.push(pathname.slice(pathname.lastIndexOf('/') + 1))
  const now = '2026-11-24T00:00:00Z'
  return { status: 201, json: { ...PULL_REQUEST, title: 'Update', created_at: now, updated_at: now } }
}

/** Signs in with a token and opens an author. */
async function signIn(page: Page): Promise<Played> {
  const played: Played = { asked: [], additions: [] }
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await page.route('https://api.github.com/**', async (route) => {
    if (played.fail === 'broken') return route.abort()
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    return route.fulfill({ headers, ...answerTo(route.request(), played) })
  })
  await page.goto('/admin', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.locator('input').last().fill('github_pat_0')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
  played.asked = []
  await openEntry(page, 'Author', 'irina-vetrova')
  return played
}

const role = (page: Page) => page.locator('[data-mode="edit"] [data-key-path="role.en"] :is(input, textarea)')

const save = async (page: Page) => {
  await role(page).fill('Head of Frontend')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test.describe('a change to a repository on GitHub', () => {
  test.use({
    expectedErrors: [/api\.github\.com|Failed to|Bad credentials|Expected branch|deployment|status of 401|auth/],
  })

  test('is a branch, a commit of the one file and a pull request', async ({ page }) => {
    const played = await signIn(page)
    await save(page)
    await expect
      .poll(() => played.asked)
      .toEqual(expect.arrayContaining(['createRef', 'createCommitOnBranch', 'pulls']))
    expect(played.additions.map(({ path }) => path)).toEqual(['content/authors/irina-vetrova.json'])
    const text = Buffer.from(played.additions[0].contents, 'base64').toString()
    expect((JSON.parse(text) as { role: { en: string } }).role.en).toBe('Head of Frontend')
  })

  for (const [fail, sentence] of [
    ['moved', 'Expected branch to point to'],
    ['expired', 'Bad credentials'],
    ['broken', 'Failed to fetch'],
  ] as const)
    test(`overwrites nothing and loses nothing when it fails: ${fail}`, async ({ page }) => {
      const played = await signIn(page)
      played.fail = fail
      await save(page)
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(role(page)).toHaveValue('Head of Frontend')
      expect(played.asked).not.toContain('pulls')
    })
})
