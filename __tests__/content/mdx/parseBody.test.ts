import { withoutBinding } from '../../../src/content/mdx/parseBody'

it('says in one sentence each which machines it has a parser for, and what to do', () => {
  const { message } = withoutBinding(new Error('Cannot find native binding.'))
  expect(message).toContain(`no binary for this machine (${process.platform}, ${process.arch})`)
  expect(message).toContain('Linux, macOS and Windows on x64 and arm64')
  expect(message).toContain('"npm ci"')
})
