import { notFoundPagesOf } from '../routing/routes'
import type { PreviewPage } from '../sources/previewData'

export interface LoadedPage extends PreviewPage {
  path: string
}

/** Address of the preview data of a page: `/ru/about` → `/__preview/ru/about.html.json`. */
function addressBeside(path: string): string {
  const page = path.replace(/\/+$/, '')
  const file = page === '' ? '/index' : page.replace(/\.html$/, '')
  return `/__preview${file}.html.json`
}

/** Fetches data of the preview; null if there is none. */
export async function load<Data>(address: string): Promise<Data | null> {
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? ((await answer.json()) as Data) : null
}

/**
 * Reads the preview data of a page; for an unknown address, those of the
 * not-found page that the host serves.
 * @returns null if nothing can be read
 */
export async function loadPage(path: string): Promise<LoadedPage | null> {
  let page: PreviewPage | null = null
  for (const candidate of [path, ...notFoundPagesOf(path)]) page ??= await load<PreviewPage>(addressBeside(candidate))
  return page && { ...page, path }
}
