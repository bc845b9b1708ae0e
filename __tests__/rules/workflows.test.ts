/** What the workflows of the repository may do with strangers' code and texts. */
import fs from 'node:fs'
import { parse } from 'yaml'

interface Step {
  run?: string
  uses?: string
  with?: Record<string, unknown>
}

interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, { steps: Step[]; permissions?: unknown }>
}

const FOLDER = '.github/workflows'
const names = fs.readdirSync(FOLDER)
const text = (name: string) => fs.readFileSync(`${FOLDER}/${name}`, 'utf8')
const read = (name: string) => parse(text(name)) as Workflow
const steps = (name: string) => Object.values(read(name).jobs).flatMap((job) => job.steps)

describe.each(names)('%s', (name) => {
  it('puts nothing of an event into a script, where it would be run', () => {
    expect(steps(name).filter(({ run }) => /\$\{\{/.test(run ?? ''))).toEqual([])
  })

  it('says what it may do', () => {
    expect(read(name).permissions).toMatchObject({ contents: 'read' })
  })
})

describe.each(names.filter((name) => 'pull_request' in read(name).on))('%s', (name) => {
  it('gives nothing to a job that runs the code of a pull request', () => {
    expect(read(name).permissions).toEqual({ contents: 'read' })
    expect(Object.values(read(name).jobs).filter(({ permissions }) => permissions)).toEqual([])
    expect(JSON.stringify(read(name))).not.toContain('secrets.')
  })
})

describe.each(names.filter((name) => Object.values(read(name).permissions).includes('write')))('%s', (name) => {
  it('runs the code of the main branch alone', () => {
    expect(Object.keys(read(name).on)).toEqual(['workflow_run'])
    const checkouts = steps(name).filter(({ uses }) => uses?.startsWith('actions/checkout'))
    expect(checkouts.map((step) => step.with?.['ref'])).toEqual(checkouts.map(() => undefined))
    expect(text(name)).not.toContain('pull_request_target')
  })
})

it('the comment is made of what the preview keeps', () => {
  const named = (workflow: string, action: string) =>
    steps(workflow).flatMap((step) => (step.uses?.startsWith(action) ? [step.with?.['name']] : []))
  const taken = named('comment.yml', 'actions/download')
  expect(named('preview.yml', 'actions/upload')).toEqual(expect.arrayContaining(taken))
})
