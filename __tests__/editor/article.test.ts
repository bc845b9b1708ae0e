/** The text of a draft, drawn by the site's own blocks. */
import { renderToStaticMarkup } from 'react-dom/server'
import { article } from '../../src/editor/article'

test('a text is drawn on a site without figures', async () => {
  const noPicture = () => Promise.reject(new Error())
  const drawn = await article('Some *words*.', { 'locales/en/blogPost.json': '{}' }, 'en', noPicture)
  expect(renderToStaticMarkup(drawn)).toContain('words')
})
