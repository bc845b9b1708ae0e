import { FIXTURE, readFixture } from '../../support/contentFixture'

const POSTS = 60

/** Many copies of the fixture's first post. */
function manyPosts(): Record<string, string> {
  const post = String(FIXTURE['content/blog/1-first/en.mdx'])
  return Object.fromEntries(
    Array.from({ length: POSTS }, (_, index) => [
      `content/blog/${100 + index}-more/en.mdx`,
      post.replace('id: 1\n', `id: ${100 + index}\n`),
    ]),
  )
}

it('reading texts: the event loop turns every twenty texts, so that the parser frees its memory', async () => {
  await readFixture()
  let turns = 0
  let next = setImmediate(turn)
  function turn() {
    turns += 1
    next = setImmediate(turn)
  }
  const { content } = await readFixture(manyPosts())
  clearImmediate(next)
  expect(content.posts.length).toBeGreaterThan(POSTS)
  expect(turns).toBeGreaterThanOrEqual(POSTS / 20)
})
