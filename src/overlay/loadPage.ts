import { notFoundPagesOf } from '../routing/routes'
import type { PreviewPage } from '../sources/previewData'
import { createSourceIndex, type SourceIndex } from '../sources/sourceIndex'

export interface LoadedPage extends PreviewPage {
  path: string
  index: SourceIndex
}

/** Address of the preview data of a page: `/ru/about` → `/__preview/ru/about.html.json`. */
function addressBeside(path: string): string {
  const page = path.replace(/\/+$/, '')
  const file = page === '' ? '/index' : page.replace(/\.html$/, '')
  return `/__preview${file}.html.json`
}

async function read<Data>(address: string): Promise<Data | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? ((await answer.json()) as Data) : null
  } catch {
    return null
  }
}

/**
 * Reads the preview data of a page; for an unknown address, those of the
 * not-found page that the host serves.
 * @returns null if nothing can be read
 */
export async function loadPage(path: string): Promise<LoadedPage | null> {
  let page: PreviewPage | null = null
  for (const candidate of [path, ...notFoundPagesOf(path)]) page ??= await read<PreviewPage>(addressBeside(candidate))
  if (!page) return null
  return { ...page, path, index: createSourceIndex(page.statements) }
}
