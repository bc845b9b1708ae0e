/**
 * Hands files of the site to a frame that was refused them. Firefox does not take `'self'` of the editor's policy
 * for the site in a frame inside of the pane, so its pictures and fonts are fetched by the editor.
 * @param page in the frame, loaded
 */
export function lendFiles(page: Document): void {
  const lend = async (image: HTMLImageElement) => {
    if (image.naturalWidth > 0 || image.src.startsWith('blob:')) return
    const response = await fetch(image.src)
    image.removeAttribute('srcset')
    image.src = URL.createObjectURL(await response.blob())
  }
  for (const image of page.images) if (image.complete) void lend(image)
  const onError = ({ target }: Event) => {
    if ((target as Element).localName === 'img') void lend(target as HTMLImageElement)
  }
  page.addEventListener('error', onError, true)
  const lendFonts = async () => {
    for (const { style } of [...page.styleSheets].flatMap(({ cssRules }) => fontRules(cssRules))) {
      const [, address = ''] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? []
      if (!address) continue
      const bytes = await (await fetch(new URL(address, location.origin))).arrayBuffer()
      const weight = style.getPropertyValue('font-weight') || 'normal'
      const unicodeRange = style.getPropertyValue('unicode-range') || 'U+0-10FFFF'
      page.fonts.add(new FontFace(style.getPropertyValue('font-family'), bytes, { weight, unicodeRange }))
    }
  }
  if ([...page.fonts].some(({ status }) => status === 'error')) void lendFonts()
  else page.fonts.addEventListener('loadingerror', () => void lendFonts(), { once: true })
}

/** The rules of fonts, also those inside of layers. */
function fontRules(rules: CSSRuleList): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if ('cssRules' in rule) return fontRules(rule.cssRules as CSSRuleList)
    return rule.cssText.startsWith('@font-face') ? [rule as CSSFontFaceRule] : []
  })
}
