/** Paths of the repository, with forward slashes. Without Node: the check also runs in the editor. */

/** The folder of a file: `content/blog` of `content/blog/1-a`. */
export const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')))

/** The name of a file, without an ending that it has. */
export function nameOf(file: string, ending = ''): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name
}

/** The ending with its dot; '' if there is none. */
export const endingOf = (file: string) => /[^/](\.[^./]*)$/.exec(file)?.[1] ?? ''

/** A path that is relative to a folder, from the root of the repository: `..` above the root stays. */
export function joinPath(folder: string, relative: string): string {
  const parts: string[] = []
  for (const part of `${folder}/${relative}`.split('/')) {
    if (part === '..' && parts.length > 0 && parts[parts.length - 1] !== '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** An address without its percent codes; unchanged if it has a wrong one. */
export function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** The name of a file as every kind of link can hold it: a space ends an address in Markdown. */
export const withoutSpaces = (path: string) => path.normalize().replace(/\s/g, encodeURIComponent)
