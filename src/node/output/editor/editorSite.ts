/** Where the editor stands, and what it is told of its site; without its libraries, which most builds do not load. */
import { revisionOf } from '../preview/revision'

/** Address of the editor; its files stand in a folder of the same name. */
export const EDITOR = '/admin'

/** What the editor is told of its site. */
export interface EditorSite {
  /** Name of the company. */
  name: string
  /** Address of the repository, `https://github.com/owner/name`; '' where it is not known. */
  repository: string
  /** Address of a worker that signs people in to the host; without it they paste a token. */
  signIn?: string
}

/** Name, repository and sign-in of the site that is built. */
export function editorSite(name: string): EditorSite {
  return { name, repository: revisionOf(process.env).repository, signIn: process.env.EDITOR_SIGN_IN }
}
