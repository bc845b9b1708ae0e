import path from 'node:path'
import { build } from 'esbuild'

/** The overlay of previews as one script. Made by the build, apart from the site's scripts, which do not know of it. */
export async function bundleOverlay(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/preview/overlay.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'silent',
    legalComments: 'none',
  })
  return outputFiles[0].text
}
