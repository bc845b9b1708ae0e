import path from 'node:path'

/** Formats the build can resize. */
export const IMAGE_FORMATS = ['png', 'jpg', 'jpeg', 'webp'] as const

/** Whether a file is one of those, by its name. */
export function isPicture(file: string): boolean {
  return (IMAGE_FORMATS as readonly string[]).includes(path.posix.extname(file).slice(1).toLowerCase())
}

/** Path of a picture from the root of the repository, or null when it does not stand beside the file that names it. */
export function pictureFile(from: string, src: string): string | null {
  const folder = path.posix.dirname(from)
  const file = path.posix.join(folder, src)
  return src.startsWith('./') && file.startsWith(`${folder}/`) ? file : null
}
