/** The documentation of packages: why each is used, and why a version is overridden. */
import fs from 'node:fs'

const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(
  fs.readFileSync('package.json', 'utf8'),
) as Record<string, Record<string, unknown>>
type Locked = Record<string, { hasInstallScript?: boolean }>
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as { packages: Locked }

/** The packages in the first column of tables. */
const named = (text: string) => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)

it('each direct dependency has a line that says what it does', () => {
  const lines = named(fs.readFileSync('src/PACKAGES.md', 'utf8'))
  expect(lines.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort())
})

it('each override has a reason', () => {
  const lines = named(fs.readFileSync('src/README.md', 'utf8'))
  const entries = Object.entries(overrides).map(([name, version]) =>
    typeof version === 'string' ? name.replace(/@\d+$/, '') : Object.keys(version as object)[0],
  )
  expect(entries.filter((name) => !lines.includes(name))).toEqual([])
})

it('no package runs code when it is installed', () => {
  const scripted = Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? place.replace(/.*node_modules\//, '') : [],
  )
  expect([...new Set(scripted)].filter((name) => allowScripts[name] !== false)).toEqual([])
})

it('lock file: npm installs the parser of the editor on every processor', () => {
  const parser = packages['node_modules/@bruits/satteri-wasm32-wasi']
  // See "The editor" in src/README.md.
  expect(Object.keys(parser)).not.toContain('cpu')
})
