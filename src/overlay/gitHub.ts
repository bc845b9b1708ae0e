/** Sends a review's decisions to GitHub with the reviewer's token: as a commit to the branch, or as suggestions on its pull request. */
import { writtenBy, type Decision } from '../sources/decisions'
import type { ChangedPart, DecisionData } from '../sources/previewData'

const GITHUB_API = 'https://api.github.com'

export interface Decided {
  data: DecisionData
  made: ReadonlyMap<number, Decision>
  /** The new texts by path; null deletes the file. */
  files: ReadonlyMap<string, string | null>
  bytes: readonly ChangedPart[]
}

/** Sends the decisions. @returns the address of the result @throws {Error} with the message of the host */
export type Send = (decided: Decided, token: string, api?: string) => Promise<string>

const HEADLINE = 'What the review decided'
const COMMIT = 'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { url } } }'

/** Commits to the branch, if it is still at the commit that was reviewed. */
export const commit: Send = async ({ data, files, bytes }, token, api = GITHUB_API) => {
  const { branch, commit: expectedHeadOid } = data.revision
  const base64 = (text: string) =>
    btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
  const contents = [
    ...[...files].map(([path, text]) => ({ path, contents: text === null ? null : base64(text) })),
    ...bytes.map(({ file, bytes: whole }) => ({ path: file, contents: whole?.was ?? null })),
  ]
  const input = {
    branch: { repositoryNameWithOwner: nameOf(data), branchName: branch },
    message: { headline: HEADLINE },
    expectedHeadOid,
    fileChanges: {
      additions: contents.filter((each) => each.contents !== null),
      deletions: contents.filter((each) => each.contents === null).map(({ path }) => ({ path })),
    },
  }
  const answer = await ask<{ data: { createCommitOnBranch: { commit: { url: string } } } }>(`${api}/graphql`, token, {
    query: COMMIT,
    variables: { input },
  })
  return answer.data.createCommitOnBranch.commit.url
}

/** Suggests each change of words at its lines; the review's own text names the files of all other decisions. */
export const suggest: Send = async ({ data, made }, token, api = GITHUB_API) => {
  const { branch, commit: commitId } = data.revision
  const repository = `${api}/repos/${nameOf(data)}`
  const [owner] = nameOf(data).split('/')
  const head = encodeURIComponent(`${owner}:${branch}`)
  const [pull] = await ask<{ number: number }[]>(`${repository}/pulls?state=open&head=${head}`, token)
  if (!pull) throw new Error(`There is no open pull request of ${branch}.`)
  const decided = [...made].flatMap(([number, decision]) =>
    decision !== 'accept' && data.parts[number] ? [{ part: data.parts[number], decision }] : [],
  )
  const hasLine = ({ part }: (typeof decided)[number]) => !part.whole && part.now !== ''
  const rest = decided.filter((each) => !hasLine(each)).map(({ part }) => `- \`${part.file}\``)
  const body =
    rest.length > 0
      ? `${HEADLINE}. Back to the old, which no suggestion can say:\n${[...new Set(rest)].join('\n')}`
      : `${HEADLINE}.`
  const comments = decided.filter(hasLine).map(({ part, decision }) => {
    const first = data.files[part.file].slice(0, part.start).split('\n').length
    const line = first + part.now.replace(/\n$/, '').split('\n').length - 1
    const lines = line > first ? { start_line: first, start_side: 'RIGHT' } : {}
    return { path: part.file, side: 'RIGHT', line, ...lines, body: suggestion(writtenBy(part, decision)) }
  })
  const review = { commit_id: commitId, event: 'COMMENT', body, comments }
  const { html_url: address } = await ask<{ html_url: string }>(
    `${repository}/pulls/${pull.number}/reviews`,
    token,
    review,
  )
  return address
}

/** https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/reviewing-changes-in-pull-requests/commenting-on-a-pull-request */
function suggestion(text: string): string {
  const ticks = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(Math.max(3, ticks + 1))
  return `${fence}suggestion\n${text.replace(/([^\n])$/, '$1\n')}${fence}`
}

const nameOf = ({ revision }: DecisionData) => new URL(revision.repository).pathname.slice(1)

/** Sends a request to the host: POST with a body, GET without one. */
async function ask<Answer>(address: string, token: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const found = (await answer.json()) as Answer & { message?: string; errors?: { message: string }[] }
  const message = found.errors?.[0].message ?? (answer.ok ? undefined : (found.message ?? answer.statusText))
  if (message) throw new Error(message)
  return found
}
