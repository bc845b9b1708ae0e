/**
 * Makes one file of each program of a command, with all it imports but
 * packages. The check is some 120 files: as one it starts in half the time,
 * and it reads a large blog a tenth faster, because tsx writes the name of
 * each function into it wherever it is made, to keep it.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pid, versions } from 'node:process'

/** What shapes the programs besides the files they are made of. */
const shapedBy = ['scripts/bundle.mjs', 'package-lock.json', 'tsconfig.json']

/**
 * Making them takes 150 ms, so they are kept as long as no file they were made of has changed.
 * @param {string} root folder of the project
 * @param {string} command folder below `scripts`
 * @param {string[]} programs names in it, without ending
 * @returns the folder they stand in, as `<name>.js`
 */
export async function bundle(root, command, programs) {
  const folder = join(root, 'node_modules/.cache/commands', command)
  const recordFile = join(folder, 'made-of.json')
  if (isAsRecorded(root, recordFile)) return folder
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs.map((name) => join(root, 'scripts', command, `${name}.ts`)),
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: `node${versions.node}`,
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  mkdirSync(folder, { recursive: true })
  for (const { path, contents } of outputFiles) writeWhole(path, contents)
  const files = [...shapedBy, ...Object.keys(metafile.inputs)].map((file) => [file, stampOf(join(root, file))])
  writeWhole(recordFile, JSON.stringify({ root, node: versions.node, files }))
  return folder
}

function isAsRecorded(root, recordFile) {
  try {
    /** @type {{ root: string, node: string, files: [file: string, stamp: string][] }} */
    const { root: recorded, node, files } = JSON.parse(readFileSync(recordFile, 'utf8'))
    const isOurs = recorded === root && node === versions.node
    return isOurs && files.every(([file, stamp]) => stampOf(join(root, file)) === stamp)
  } catch {
    return false
  }
}

/** Changes with every write, and with a file put in the place of another. */
function stampOf(file) {
  const { ctimeMs, size } = statSync(file)
  return `${ctimeMs} ${size}`
}

/** Whole at once: another process may be reading it. */
function writeWhole(file, contents) {
  writeFileSync(`${file}.${pid}`, contents)
  renameSync(`${file}.${pid}`, file)
}
