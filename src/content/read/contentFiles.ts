import { decode } from '../report/paths'

/** Access to the files below a root; symbolic links are never followed. Tests use an in-memory implementation. */
export interface ContentFiles {
  /** File names of a folder, sorted; empty when there is no such folder. Paths use forward slashes. */
  list(folder: string): string[]
  /** Folder names of a folder, sorted. */
  folders(folder: string): string[]
  /** Names of symbolic links in a folder. */
  links(folder: string): string[]
  /** Bytes of a file; null for a missing file and for a symbolic link. */
  read(file: string): Uint8Array | null
  /** Size of a file in bytes; null for a missing file. */
  size(file: string): number | null
}

/**
 * The path of a file as the disk has it, by the path that a text names it with. Macs and zip files write some letters
 * of a name in two parts, Macs write a narrow space before the "PM" of a screenshot, and editors write a space as %20.
 * @returns undefined if there is no such file
 */
export function findFile(files: Pick<ContentFiles, 'list' | 'folders'>, path: string): string | undefined {
  const [top, ...steps] = path.split('/')
  return steps.reduce<string | undefined>((folder, step, index) => {
    if (folder === undefined) return undefined
    const names = index < steps.length - 1 ? files.folders(folder) : files.list(folder)
    const plain = (name: string) => name.normalize().replace(/\s/g, ' ')
    const called = (name: string) => names.find((each) => plain(each) === plain(name))
    const found = called(step) ?? called(decode(step))
    return found && `${folder}/${found}`
  }, top)
}

/** The text of a file; '' for a missing one. */
export const textOf = (files: ContentFiles, file: string) => new TextDecoder().decode(files.read(file) ?? undefined)

/** Compares names: `2-b` stands before `10-a`. */
export const BY_NUMBER = new Intl.Collator('en', { numeric: true })

/** Keeps the names in each folder. */
function once(namesIn: (folder: string) => string[]): (folder: string) => string[] {
  const known = new Map<string, string[]>()
  return (folder) => known.get(folder) ?? known.set(folder, namesIn(folder)).get(folder)!
}

/** In-memory files, which do not change: texts or bytes by path from the root. */
export function memoryFiles(files: Readonly<Record<string, string | Uint8Array>>): ContentFiles {
  const below = (folder: string) =>
    Object.keys(files).flatMap((file) => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : []))
  const sorted = (names: string[]) => [...new Set(names)].sort(BY_NUMBER.compare)
  const read = (file: string) => {
    const content = files[file]
    return typeof content === 'string' ? new TextEncoder().encode(content) : (content ?? null)
  }
  return {
    list: once((folder) => sorted(below(folder).filter((name) => !name.includes('/')))),
    folders: once((folder) => sorted(below(folder).flatMap((name) => (name.includes('/') ? name.split('/', 1) : [])))),
    links: () => [],
    read,
    size: (file) => read(file)?.length ?? null,
  }
}

/** Whether a file or folder belongs to a tool, such as JSON schemas of editors or settings. */
export function isHidden(name: string): boolean {
  return name.slice(name.lastIndexOf('/') + 1).startsWith('.')
}

/** A folder and every folder below it, without hidden ones. */
function foldersBelow(files: Pick<ContentFiles, 'folders'>, folder: string): string[] {
  const below = files.folders(folder).filter((name) => !isHidden(name))
  return [folder, ...below.flatMap((name) => foldersBelow(files, `${folder}/${name}`))]
}

/** The files of folders and of every folder below them, without hidden folders. */
export function filesBelow(files: Pick<ContentFiles, 'list' | 'folders'>, ...tops: string[]): string[] {
  const folders = tops.flatMap((top) => foldersBelow(files, top))
  return folders.flatMap((folder) => files.list(folder).map((name) => `${folder}/${name}`))
}

/** The folder of each kind of text. */
export const ARTICLE_ROOTS = { post: 'content/blog', case: 'content/cases' } as const

/** The folder of every post and every case, from the root of the repository. */
export function articleFolders(files: Pick<ContentFiles, 'folders'>): string[] {
  return Object.values(ARTICLE_ROOTS).flatMap((root) => files.folders(root).map((name) => `${root}/${name}`))
}
