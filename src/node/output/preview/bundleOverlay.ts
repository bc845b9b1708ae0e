import path from 'node:path'
import { build } from 'esbuild'

/**
 * A script of `src/overlay` in one file. Made apart from the site's scripts, which do not know of it.
 * @param define names that stand for values
 */
export async function bundleOverlay(
  root: string,
  entry: 'overlay' | 'mistakes' | 'review' = 'overlay',
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, `src/overlay/${entry}.ts`)],
    bundle: true,
    define,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'silent',
    legalComments: 'none',
  })
  return outputFiles[0].text
}
