import type { Page } from '@playwright/test'
import { categories, last, menuName, type Post, posts, postsIn, say, word, written } from './content'
import { expect, languageLink, menuLink, scrollTop, test } from './support'

const results = (page: Page) => page.locator('#articles').getByRole('article')
const box = (page: Page) => page.getByRole('searchbox')
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: word('blog:blog.categories') }).getByRole('button', { name, exact: true })
const categoryOf = (post: Post) => categories.find(({ name }) => written(name) === post.category)!
const encoded = (text: string) => new URLSearchParams({ q: text }).toString()

/** Tests that need two articles: a search for the title of one finds only that one. */
if (posts.length > 1) {
  const one = last(posts)
  const { id, name } = categoryOf(one)

  const typed = one.title.slice(0, 5).trim()

  test('its button leads to the search, above one large article', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('button', { name: word('blog:blog.hero.search') }).click()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toBeInViewport()
    const [large, small] = await Promise.all([0, 1].map((index) => results(page).nth(index).boundingBox()))
    // Of two, the second is as wide.
    expect(large!.width).toBeGreaterThan(posts.length > 2 ? small!.width * 1.5 : 0)
  })

  test('Back undoes a category and a search, not each key', async ({ page }) => {
    await page.goto('/blog')
    await box(page).pressSequentially(typed)
    await expect(page).toHaveURL(`/blog?${encoded(typed)}`)
    await page
      .getByRole('search')
      .getByRole('button', { name: word('blog:blog.search.submit') })
      .click()
    await category(page, say(name)).click()
    await expect(page).toHaveURL(`/blog?${encoded(typed)}&category=${id}`)
    await page.goBack()
    await expect(page).toHaveURL(`/blog?${encoded(typed)}`)
    await expect(category(page, word('blog:blog.all'))).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    await expect(results(page)).toHaveCount(posts.length)
    await expect(box(page)).toHaveValue('')
    await page.goForward()
    await expect(box(page)).toHaveValue(typed)
  })

  test('the menu ends a search, and the other language keeps a category @ru', async ({ page }) => {
    await page.goto(`/blog?${encoded(typed)}`)
    await menuLink(page, 'banner', menuName('/blog', 'en')).click()
    await expect(results(page)).toHaveCount(posts.length)
    await expect(box(page)).toHaveValue('')
    await category(page, say(name)).click()
    await expect(page).toHaveURL(`/blog?category=${id}`)
    await (await languageLink(page, 'ru')).click()
    await expect(page).toHaveURL(`/ru/blog?category=${id}`)
    const pressed = page.getByRole('button', { name: say(name, 'ru'), exact: true })
    await expect(pressed).toHaveAttribute('aria-pressed', 'true')
    await expect(results(page)).toHaveCount(postsIn('ru').filter((post) => post.category === one.category).length)
  })

  test('Back from a post restores search and position', async ({ page }) => {
    // A letter that all titles have.
    const vowel =
      ['e', 'a', 'o'].find((letter) => posts.every(({ title }) => title.toLowerCase().includes(letter))) ?? ' '
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto('/blog')
    await box(page).fill(vowel)
    await expect(page).toHaveURL(`/blog?${encoded(vowel)}`)
    await expect(results(page)).toHaveCount(posts.length)
    const article = results(page).last().getByRole('link')
    await article.scrollIntoViewIfNeeded()
    const before = await scrollTop(page)
    expect(before).toBeGreaterThan(500)
    await article.click()
    await expect(page).toHaveURL(/\/blog\/\d+$/)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(`/blog?${encoded(vowel)}`)
    await expect(results(page)).toHaveCount(posts.length)
    await expect(box(page)).toHaveValue(vowel)
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(60)
    await page.setViewportSize({ width: 600, height: 800 })
    await box(page).fill('q'.repeat(99))
    await expect(results(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(600)
  })
}
