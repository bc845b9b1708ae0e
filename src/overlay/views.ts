/** Other ways to look at the same page. */

/** The page in a window as wide as the narrowest phone. */
export function openNarrow(): void {
  window.open(location.href, '_blank', 'popup,width=320,height=640')
}

/** The page as it is without scripts: its own HTML, with what is written for that case shown. */
export async function openWithoutScripts(): Promise<void> {
  const shown = window.open('', '_blank') as (Window & typeof globalThis) | null
  if (!shown) return
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
  for (const script of page.querySelectorAll('script, link[rel="preload"]')) script.remove()
  for (const hidden of page.querySelectorAll('noscript')) hidden.replaceWith(...hidden.childNodes)
  const sheets = [...page.querySelectorAll('style')].map((style) => {
    style.remove()
    // Not an element: the policy of the site allows its own styles by their hash.
    const sheet = new shown.CSSStyleSheet()
    sheet.replaceSync((style.textContent ?? '').replaceAll(/\(\s*scripting\s*:\s*none\s*\)/g, '(min-width: 0)'))
    return sheet
  })
  const base = page.createElement('base')
  base.href = location.href
  page.head.prepend(base)
  shown.document.replaceChild(shown.document.importNode(page.documentElement, true), shown.document.documentElement)
  shown.document.adoptedStyleSheets = sheets
}

/** Shows the other theme, for this page only. */
export function switchTheme(): void {
  const root = document.documentElement
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = dark ? 'light' : 'dark'
}

/** The same page in the other language, where there is one. */
export function otherLanguage(): string | null {
  const other = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].find(
    (link) => link.hreflang !== document.documentElement.lang,
  )
  return other?.href ?? null
}
