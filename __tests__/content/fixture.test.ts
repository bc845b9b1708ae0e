import { readFixture } from '../support/contentFixture'

it('reads the fixture the other tests break without a problem', async () => {
  const { content, problems } = await readFixture()
  expect(problems).toEqual([])
  expect(content.company?.name).toBe('Dock')
  expect(content.posts.map((post) => post.id)).toEqual([1, 2, 3, 4])
})
