import fs from 'node:fs'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { DEFAULT_LANGUAGE, type Language } from '../../routing/languages'
import { absoluteUrl } from '../../routing/localizePath'
import { queryRoutes, type Route } from '../nodes/routeNodes'
import { cleanUrls, htmlFile, pageDataFile, removeLeftovers } from '../output/cleanUrls'
import { collectInline, noInlineSources } from '../output/hosting/contentSecurityPolicy'
import { hostFiles } from '../output/hosting/hostFiles'
import { OWN_FILES, storedAddresses } from '../output/hosting/redirects'
import type { BuiltSite, WriteFile } from '../output/output'
import { filledFolders, OUTPUTS } from '../output/outputs'
import { loadPageReader, type BuiltPage } from '../output/pages/readPage'
import { markFinished } from '../unfinishedCache'
import { CHAT, NEXT_CHANGE } from './sourceContent'

const COMPANY = `
  query CompanyOfOutputs($language: String!) {
    company(language: { eq: $language }) { name url supportEmail editor description }
  }
`

/** Gives the pages their final form, reads each once, and writes everything beside them. */
export async function finishBuild(args: BuildArgs): Promise<void> {
  const root = process.cwd()
  const folder = path.join(root, 'public')
  const routes = await queryRoutes(args.graphql)
  const paths = routes.map((route) => route.path)
  const written = new Set([
    ...paths.flatMap((page) => [htmlFile(page), pageDataFile(page)]),
    ...OWN_FILES.map((name) => name.slice(1)),
  ])
  const write: WriteFile = (name, text) => {
    written.add(name)
    const file = path.join(folder, name)
    // Reading takes less CPU time than writing.
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  cleanUrls(folder, paths)

  const site = await readSite(args, root, folder, routes)
  for (const output of OUTPUTS) await output(site, write)
  removeLeftovers(folder, path.join(root, 'static'), written, filledFolders(site))
  await hostFiles(site, write)
  markFinished(root)
}

async function readSite(
  { cache, getNode, getNodesByType, graphql, reporter }: BuildArgs,
  root: string,
  folder: string,
  routes: readonly Route[],
): Promise<BuiltSite> {
  async function query<Result>(text: string, language: Language): Promise<Result> {
    const result: { data?: Result; errors?: unknown } = await graphql<Result>(text, { language })
    if (!result.data) throw new Error(`A query of the outputs failed: ${JSON.stringify(result.errors)}`)
    return result.data
  }
  const { company } = await query<Pick<BuiltSite, 'company'>>(COMPANY, DEFAULT_LANGUAGE)
  const inline = noInlineSources()
  const readPage = await loadPageReader()
  const pages = new Map<string, BuiltPage>()
  for (const { path: page } of routes) {
    const file = fs.readFileSync(path.join(folder, htmlFile(page)))
    collectInline(file.toString('latin1'), inline)
    pages.set(page, readPage(file, absoluteUrl(company.url, page)))
  }
  return {
    root,
    folder,
    company,
    routes,
    pages,
    inline,
    query,
    chat: (await cache.get(CHAT)) as BuiltSite['chat'],
    oldAddresses: storedAddresses({ getNodesByType }),
    nextChange: String(await cache.get(NEXT_CHANGE)),
    modified: ({ recordId }) => {
      const article = getNode(recordId ?? '') as { date?: string; updated?: string } | undefined
      return article?.updated ?? article?.date
    },
    warn: (message) => void reporter.warn(message),
  }
}
