/** A mock of the part of GitHub's API that the editor calls: to read a repository, and to make a change. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { contentFiles } from '../support/sourceFiles'

export interface GitHub {
  /** The editor's calls for a change: mutations, and last segments of paths. */
  asked: string[]
  /** Files of the last change, in base64. */
  additions: { path: string; contents: string }[]
  /** Whether the signed-in user may write to the repository. */
  mayWrite: boolean
  /** The failure: the token has expired, or the connection fails. */
  trouble?: 'expired' | 'broken'
}

interface Body {
  query: string
  variables: { input?: { fileChanges?: { additions: GitHub['additions'] } } }
}

const FILES = contentFiles()

/** The git object name of a text. */
const nameOf = (bytes: Buffer) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

const DAY = '2026-11-24T00:00:00Z'
const PULL_REQUEST = { number: 12, node_id: 'P', html_url: 'https://github.com/owner/repository/pull/12' }

function mutation(name: string, { variables }: Body, gitHub: GitHub): object {
  gitHub.asked.push(name)
  if (name === 'createRef') return { createRef: { ref: { name: 'topic' } } }
  gitHub.additions = variables.input?.fileChanges?.additions ?? []
  return { createCommitOnBranch: { commit: { oid: 'c2', committedDate: DAY, file_0: { oid: 'f' } } } }
}

function query({ query: asked }: Body): object {
  if (asked.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } }
  if (asked.includes('fork: repository')) return { fork: { id: 'R' }, base: { ref: { target: { oid: 'c1' } } } }
  if (asked.includes('refs(')) return { repository: { refs: { nodes: [] } } }
  if (asked.includes('forks(')) return { repository: { forks: { nodes: [] } } }
  if (asked.includes('pullRequests')) return { repository: { pullRequests: { nodes: [], totalCount: 0 } } }
  const author = { name: 'Colleague', email: '', user: null }
  const commit = { oid: 'c1', message: '', author, committedDate: DAY }
  const ref = { target: { ...commit, history: { nodes: [commit] } } }
  const byName = new Map(FILES.map((file) => fs.readFileSync(file)).map((bytes) => [nameOf(bytes), bytes]))
  const texts = [...asked.matchAll(/(content_\d+): object\(oid: "(\w+)"/g)].map(([, field, oid]) => [
    field,
    { text: byName.get(oid)?.toString() },
  ])
  const commits = [...asked.matchAll(/(commit_\d+):/g)].map(([, field]) => [field, ref])
  return { repository: { ref, ...Object.fromEntries([...texts, ...commits]) } }
}

function answerTo(request: Request, gitHub: GitHub): { status?: number; json?: unknown } {
  const { pathname } = new URL(request.url())
  const body = request.postDataJSON() as Body | null
  if (gitHub.trouble === 'expired') return { status: 401, json: { message: 'Bad credentials' } }
  if (pathname === '/graphql' && body) {
    const [, name] = /(createRef|createCommitOnBranch)\(input/.exec(body.query) ?? []
    return { json: { data: name ? mutation(name, body, gitHub) : query(body) } }
  }
  if (pathname === '/user') return { json: { login: 'writer', name: 'Writer', id: 1, email: '', avatar_url: '' } }
  if (pathname.includes('/git/trees/')) {
    const blob = (path: string, bytes: Buffer) => ({ path, sha: nameOf(bytes), type: 'blob', size: bytes.length })
    return { json: { tree: FILES.map((path) => blob(path, fs.readFileSync(path))) } }
  }
  if (pathname === '/repos/owner/repository')
    return { json: { permissions: { push: gitHub.mayWrite }, default_branch: 'main' } }
  if (pathname === '/repos/writer/repository' && !gitHub.asked.includes('forks')) return { status: 404, json: {} }
  gitHub.asked.push(pathname.slice(pathname.lastIndexOf('/') + 1))
  if (pathname.endsWith('/forks')) return { status: 202, json: { full_name: 'writer/repository' } }
  return { status: 201, json: { ...PULL_REQUEST, title: 'Update', created_at: DAY, updated_at: DAY } }
}

/** Mocks GitHub's API for a page. */
export async function playGitHub(page: Page, { mayWrite = true } = {}): Promise<GitHub> {
  const gitHub: GitHub = { asked: [], additions: [], mayWrite }
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await page.route('https://api.github.com/**', async (route) => {
    if (gitHub.trouble === 'broken') return route.abort()
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    return route.fulfill({ headers, ...answerTo(route.request(), gitHub) })
  })
  return gitHub
}
