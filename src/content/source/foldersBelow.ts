import type { ContentFiles } from './contentFiles'

/** Whether tools write it: schemas of editors, settings. */
export function isHidden(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).startsWith('.')
}

/** Whether a folder has the name of a file that would be read: `de.mdx`. */
export function isNamedAsFile(folder: string): boolean {
  return /\.(mdx?|json)$/i.test(folder)
}

/** A folder and every folder below it, without hidden ones. */
export function foldersBelow(files: Pick<ContentFiles, 'folders'>, folder: string): string[] {
  const below = files.folders(folder).filter((name) => !isHidden(name))
  return [folder, ...below.flatMap((name) => foldersBelow(files, `${folder}/${name}`))]
}
