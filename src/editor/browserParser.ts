/**
 * The parser of bodies in a browser, in place of `satteri`: that package is
 * native, and npm installs its WebAssembly only on processors of that kind. The
 * tree is the same; messages about wrong syntax may differ.
 */
import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { gfm } from 'micromark-extension-gfm'
import { mdxjs } from 'micromark-extension-mdxjs'

/** Parses MDX; throws an error that begins with its place, as `satteri` does. */
export function mdxToMdast(text: string): Root {
  try {
    const extensions = { extensions: [gfm(), mdxjs()], mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()] }
    // The packages have their own types of the tree.
    const root: unknown = fromMarkdown(text, extensions)
    return root as Root
  } catch (error) {
    // The name of a vfile-message is its place: `1:5`, `1:5-2:1`.
    const { name, message } = error as Error
    throw new Error(`${name.replace(/-.*/, '')}: ${message}`, { cause: error })
  }
}
