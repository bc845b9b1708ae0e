/** From the editor to a repository on GitHub, with a mock API: changes by users with and without write access, and failures. */
import type { Page } from '@playwright/test'
import { last, services } from './content'
import { expect, keptOf, openEntry, test } from './editor'
import { playGitHub } from './gitHub'

// One worker makes the copy with the editor once for all tests.
test.describe.configure({ mode: 'default' })

const SERVICE = last(services).key
const FILE = `content/services/${SERVICE}.json`

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.locator('input').last().fill('github_pat_0')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function openService(page: Page): Promise<void> {
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible()
  await openEntry(page, 'Service', SERVICE)
  // The first check loads the content and the parser; saving would wait for it.
  await expect(page.frameLocator('iframe').getByRole('region', { name: 'Check' })).toContainText('0 errors')
}

const title = (page: Page) => page.locator('[data-mode="edit"] [data-key-path="title.en"] :is(input, textarea)')

async function save(page: Page, words: string): Promise<void> {
  await title(page).fill(words)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test.use({
  expectedErrors: [
    /api\.github\.com|Failed to|Bad credentials|Expected branch|deployment|status of 40|pull request|auth|script-src eval/,
  ],
})

test('a stranger is asked before a fork is made, and the change goes to the fork', async ({ page }) => {
  const gitHub = await playGitHub(page, { mayWrite: false })
  await signIn(page)
  await expect(page.getByText('a fork of the repository has to be created on your account')).toBeVisible()
  expect(gitHub.asked).not.toContain('forks')
  await page.getByRole('button', { name: 'Fork', exact: true }).click()
  await openService(page)
  await save(page, 'Head of Frontend')
  await page.getByRole('button', { name: 'Send for Review' }).click()
  await expect.poll(() => gitHub.asked).toEqual(expect.arrayContaining(['forks', 'createCommitOnBranch', 'pulls']))
})

test('failure and reload lose nothing; a change is a branch, a commit, a pull request', async ({ page }) => {
  const gitHub = await playGitHub(page)
  await signIn(page)
  await openService(page)
  for (const [trouble, sentence] of [
    ['expired', 'Bad credentials'],
    ['broken', 'Failed to fetch'],
  ] as const) {
    gitHub.trouble = trouble
    await save(page, `Head of ${trouble}`)
    await expect(page.getByText(sentence)).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(title(page)).toHaveValue(`Head of ${trouble}`)
  }
  gitHub.trouble = undefined

  await title(page).press('End')
  await title(page).fill('Head of Frontend and more')
  await expect.poll(() => keptOf(page, 'repository')).toContain('Head of Frontend and more')
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(title(page)).toHaveValue('Head of Frontend and more')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => gitHub.asked).toEqual(expect.arrayContaining(['createRef', 'createCommitOnBranch', 'pulls']))
  expect(gitHub.additions.map(({ path }) => path)).toEqual([FILE])
  const text = Buffer.from(gitHub.additions[0].contents, 'base64').toString()
  expect((JSON.parse(text) as { title: { en: string } }).title.en).toBe('Head of Frontend and more')
})
