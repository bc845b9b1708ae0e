import type { Page } from '@playwright/test'
import { SEARCH_DEBOUNCE } from '../../src/constants'
import { categories, type Post, posts, postsIn, say, word } from './content'
import { expect, test } from './support'

const results = (page: Page) => page.locator('#articles').getByRole('article')
const box = (page: Page) => page.getByRole('searchbox')
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { name, exact: true })
/** Waits until the page answers: its script has arrived and taken over what was served. */
const ready = (page: Page) =>
  expect(async () => {
    await page.getByRole('button', { name: 'Search Articles' }).click()
    await expect(box(page)).toBeFocused({ timeout: 250 })
  }).toPass()
const categoryOf = (post: Post) => categories.find(({ name }) => say(name) === post.category)!
const encoded = (text: string) => new URLSearchParams({ q: text }).toString()

test.describe('the search', () => {
  test('is a click away from the top of the page, says when nothing was found, and starts over', async ({ page }) => {
    await page.goto('/blog')
    await ready(page)
    await expect(box(page)).toBeInViewport()
    await box(page).fill('zeppelin')
    await expect(page.getByText('No articles match your search for "zeppelin"')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(results(page)).toHaveCount(posts.length)
    await expect(box(page)).toHaveValue('')
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  })

  test('reads what the address asks for, and names an empty category', async ({ page }) => {
    await page.goto('/blog?category=robotics')
    await expect(page.getByText('No articles available in the robotics category')).toBeVisible()
    await page.goto('/blog?q=zeppelin&category=robotics')
    await expect(box(page)).toHaveValue('zeppelin')
    await expect(page.getByText('No articles match your search for "zeppelin"')).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('has no controls that would do nothing, and the list is whole', async ({ page }) => {
      await page.goto('/ru/blog')
      await expect(results(page)).toHaveCount(postsIn('ru').length)
      await expect(page.getByRole('search')).toBeHidden()
      await expect(page.getByRole('button', { name: word('blog:blog.hero.search', 'ru') })).toBeHidden()
      for (const { id } of posts.slice(0, 1)) {
        await page.goto(`/blog/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
      }
    })
  })
})

/** What takes two articles to show: a search for the title of one finds it alone. */
if (posts.length > 1) {
  const [one, other] = posts.slice(-2)
  const { id, name } = categoryOf(one)

  test('the search answers 300 ms after the last key, and at once to its button and to Enter', async ({ page }) => {
    await page.clock.install()
    await page.goto('/blog')
    await ready(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await box(page).fill(other.title)
    await page.clock.runFor(SEARCH_DEBOUNCE - 1)
    await box(page).fill(one.title)
    await page.clock.runFor(SEARCH_DEBOUNCE - 1)
    await expect(results(page)).toHaveCount(posts.length)
    await page.clock.runFor(1)
    await expect(results(page).getByRole('heading')).toHaveText([one.title])
    await expect(page.locator('#articles').getByRole('status')).toHaveText('1 article')

    await box(page).fill(other.title)
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(results(page).getByRole('heading')).toHaveText([other.title])
    await box(page).fill(one.title)
    await box(page).press('Enter')
    await expect(results(page).getByRole('heading')).toHaveText([one.title])
  })

  test.describe('the address', () => {
    test('lets Back undo a category and a search, but not each key', async ({ page }) => {
      const typed = one.title.slice(0, 5).trim()
      await page.goto('/blog')
      await ready(page)
      await box(page).pressSequentially(typed)
      await expect(page).toHaveURL(`/blog?${encoded(typed)}`)
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
      await category(page, say(name)).click()
      await expect(page).toHaveURL(`/blog?${encoded(typed)}&category=${id}`)
      await page.goBack()
      await expect(page).toHaveURL(`/blog?${encoded(typed)}`)
      await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
      await page.goBack()
      await expect(page).toHaveURL('/blog')
      await expect(results(page)).toHaveCount(posts.length)
      await expect(box(page)).toHaveValue('')
      await page.goForward()
      await expect(box(page)).toHaveValue(typed)
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click()
      await expect(results(page)).toHaveCount(posts.length)
      await expect(box(page)).toHaveValue('')
    })

    test('goes along to the other language', async ({ page }) => {
      const russian = postsIn('ru').filter(({ category: own }) => own === one.category)
      await page.goto(`/blog?category=${id}`)
      await expect(category(page, say(name))).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('link', { name: 'Русский' }).first().click()
      await expect(page).toHaveURL(`/ru/blog?category=${id}`)
      await expect(page.getByRole('button', { name: say(name, 'ru'), exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(results(page)).toHaveCount(russian.length)
    })
  })

  test('Back from a post restores search and position', async ({ page }) => {
    // Every title has one of these.
    const vowel =
      ['e', 'a', 'o'].find((letter) => posts.every(({ title }) => title.toLowerCase().includes(letter))) ?? ' '
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto('/blog')
    await ready(page)
    await box(page).fill(vowel)
    await expect(page).toHaveURL(`/blog?${encoded(vowel)}`)
    await expect(results(page)).toHaveCount(posts.length)
    const last = results(page).last().getByRole('link')
    await last.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(500)
    await last.click()
    await expect(page).toHaveURL(/\/blog\/\d+$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(`/blog?${encoded(vowel)}`)
    await expect(results(page)).toHaveCount(posts.length)
    await expect(box(page)).toHaveValue(vowel)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60)
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before + 60)
  })

  test('one article of the list is large', async ({ page }) => {
    await page.goto('/blog')
    const [large, small] = await Promise.all([0, 1].map((index) => results(page).nth(index).boundingBox()))
    expect(large!.width).toBeGreaterThan(small!.width * 1.5)
  })
}

const long = posts.find(({ headings }) => headings > 1)
if (long)
  test('an article has contents that lead to its sections and follow the reader', async ({ page }) => {
    await page.goto(`/blog/${long.id}`)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const link = contents.getByRole('link').last()
    const title = (await link.textContent())!
    await link.click()
    await expect(page).toHaveURL(/#.+/)
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeInViewport()
    await expect(link).toHaveAttribute('aria-current', 'location')
    await expect(contents).toBeInViewport()
  })
