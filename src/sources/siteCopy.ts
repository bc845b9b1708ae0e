/** `/admin/content.json`: a copy of the content of a build, for the editor. */
export interface SiteCopy {
  /** Texts by path from the root of the repository. */
  texts: Readonly<Record<string, string>>
  /** Paths of pictures, which are copied below `/admin/`. */
  pictures: readonly string[]
  /** Names of the icons of each set, by the kind of field that uses them. */
  icons: Readonly<Record<'icon' | 'brand-icon', { title: string; names: readonly string[] }>>
}
