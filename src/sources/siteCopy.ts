/** `/admin/content.json`: what a build tells the editor of the content it was made from. */
export interface SiteCopy {
  /** Texts by path from the root of the repository. */
  texts: Readonly<Record<string, string>>
  /** Paths of pictures, which lie below `/admin/` as well. */
  pictures: readonly string[]
  /** Names of the sets of icons, by the kind of field that takes them. */
  icons: Readonly<Record<'icon' | 'brand-icon', { title: string; names: readonly string[] }>>
}
