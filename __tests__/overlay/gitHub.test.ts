/** Requests to GitHub, sent to a local server that answers like GitHub. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from '../../scripts/server/listen'
import { commit, suggest, type Decided } from '../../src/overlay/gitHub'
import { decidedBytes, decidedFiles, type Decision } from '../../src/sources/decisions'
import type { ChangedPart } from '../../src/sources/previewData'

const WORDS = '{\n  "en": "New words",\n  "ru": "Слова"\n}\n'
const part = (file: string, now: string, was: string, more: Partial<ChangedPart> = {}): ChangedPart => ({
  ...{ file, now, was, start: Math.max(0, WORDS.indexOf(now)) },
  ...more,
})
const parts = [
  part('content/a.json', '  "en": "New words",\n', '  "en": "Old `words`",\n'),
  part('content/new.mdx', 'A post.\n', '', { whole: 'new' }),
  part('content/gone.mdx', '', 'Буй.\n', { whole: 'gone' }),
  part('content/a.png', '', '', { whole: 'bytes', bytes: { was: 'QUJD', patch: '' } }),
  part('content/b.png', '', '', { whole: 'bytes', bytes: { was: null, patch: '' } }),
]
const files = { 'content/a.json': WORDS, 'content/new.mdx': 'A post.\n' }
const made = new Map(parts.map((_, number): [number, Decision] => [number, 'back']))
const revision = { branch: 'topic', commit: 'abc', repository: 'https://github.com/owner/name' }
const decided: Decided = {
  ...{ data: { parts, together: [], files, revision }, made },
  ...{ files: decidedFiles(parts, files, made), bytes: decidedBytes(parts, made) },
}

/** Addresses, tokens and bodies of the requests. */
let asked: { address?: string; token?: string; body: unknown }[]
let host: Awaited<ReturnType<typeof listenLocally>>
let api: string

beforeAll(async () => {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url = '', headers } = request
      asked.push({ address: url, token: headers.authorization, body: body && JSON.parse(body) })
      const answer = url.includes('/reviews')
        ? { html_url: 'https://github.com/owner/name/pull/7#1' }
        : url.includes('/pulls')
          ? [{ number: 7 }]
          : { data: { createCommitOnBranch: { commit: { url: 'https://github.com/owner/name/commit/1' } } } }
      const [, token] = headers.authorization?.split(' ') ?? []
      response.statusCode = token === 'bad' ? 401 : 200
      const refused = { bad: { message: 'Bad credentials' }, late: { errors: [{ message: 'The branch moved' }] } }
      response.end(JSON.stringify({ good: answer, ...refused }[token]))
    })
  })
  host = await listenLocally(server, 0)
  api = `http://127.0.0.1:${host.port}`
})
beforeEach(() => (asked = []))
afterAll(() => host.close())

it('commits texts and pictures as they were, and removes what is to go, upon the commit that was reviewed', async () => {
  expect(await commit(decided, 'good', api)).toBe('https://github.com/owner/name/commit/1')
  const base64 = (words: string) => Buffer.from(words).toString('base64')
  expect(asked).toMatchObject([{ address: '/graphql', token: 'Bearer good' }])
  expect((asked[0].body as { variables: { input: object } }).variables.input).toMatchObject({
    branch: { repositoryNameWithOwner: 'owner/name', branchName: 'topic' },
    expectedHeadOid: 'abc',
    fileChanges: {
      additions: [
        { path: 'content/a.json', contents: base64(WORDS.replace('New words', 'Old `words`')) },
        { path: 'content/gone.mdx', contents: base64('Буй.\n') },
        { path: 'content/a.png', contents: 'QUJD' },
      ],
      deletions: [{ path: 'content/new.mdx' }, { path: 'content/b.png' }],
    },
  })
})

it('suggests words in their line of the pull request, and names the files that no suggestion can say', async () => {
  expect(await suggest(decided, 'good', api)).toBe('https://github.com/owner/name/pull/7#1')
  expect(asked.map(({ address }) => address)).toEqual([
    '/repos/owner/name/pulls?state=open&head=owner%3Atopic',
    '/repos/owner/name/pulls/7/reviews',
  ])
  const { body, comments, ...rest } = asked[1].body as { body: string; comments: object[] }
  expect(rest).toEqual({ commit_id: 'abc', event: 'COMMENT' })
  expect(comments).toEqual([
    { path: 'content/a.json', side: 'RIGHT', line: 2, body: '```suggestion\n  "en": "Old `words`",\n```' },
  ])
  for (const { file } of parts.slice(1)) expect(body).toContain(`\`${file}\``)
})

it('suggests several lines at once, within more ticks than they hold, and leaves alone what is accepted', async () => {
  const both = part('content/a.json', WORDS.slice(2, -2), '  "en": "Use ``` here"\n')
  const data = { ...decided.data, parts: [both, ...parts.slice(1)] }
  const accepted = parts.slice(1).map((_, number): [number, Decision] => [number + 1, 'accept'])
  await suggest({ ...decided, data, made: new Map([[0, 'back'], ...accepted]) }, 'good', api)
  const { body, comments } = asked[1].body as { body: string; comments: object[] }
  expect(body).not.toMatch(/`|\n/)
  const suggestion = '````suggestion\n  "en": "Use ``` here"\n````'
  const lines = { start_line: 2, line: 3, start_side: 'RIGHT', side: 'RIGHT' }
  expect(comments).toEqual([{ path: 'content/a.json', ...lines, body: suggestion }])
})

it('says what the host says', async () => {
  await expect(commit(decided, 'bad', api)).rejects.toThrow('Bad credentials')
  await expect(commit(decided, 'late', api)).rejects.toThrow('The branch moved')
})
