import type { PreviewPage } from '../sources/previewData'

/** Fetches data of the preview; null if there is none. */
export async function load<Data>(address: string): Promise<Data | null> {
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? ((await answer.json()) as Data) : null
}

/** Reads the preview data of a page: `/ru/about` → `/__preview/ru/about.html.json`; null at an unknown address. */
export function loadPage(path: string): Promise<PreviewPage | null> {
  const page = path.replace(/\/+$|\.html$/, '') || '/index'
  return load<PreviewPage>(`/__preview${page}.html.json`)
}
