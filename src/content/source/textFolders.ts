import type { ContentFiles } from './contentFiles'

/** Where each kind of text stands. */
export const TEXT_ROOTS = { post: 'content/blog', case: 'content/cases' } as const

/** The folder of every post and every case, from the root of the repository. */
export function textFolders(files: Pick<ContentFiles, 'folders'>): string[] {
  return Object.values(TEXT_ROOTS).flatMap((root) => files.folders(root).map((name) => `${root}/${name}`))
}
