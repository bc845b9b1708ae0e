import { measure } from '../../scripts/bench/measureBuild'

/** Fills 60 MB and stays for a second and a half. */
const FILL = 'const full = Buffer.alloc(60e6, 1); setTimeout(() => full, 1500)'
const TWICE = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(FILL)}]); ${FILL}`

const fill = () => measure(process.execPath, ['-e', TWICE], { cwd: process.cwd(), env: process.env })

if (process.platform === 'linux')
  it('the memory of a build is that of its processes together, and what they share counts once', async () => {
    const { peakBytes, peakResidentBytes } = await fill()
    expect(peakBytes).toBeGreaterThan(120e6)
    // Node's program and libraries are some 40 MB in each.
    expect(peakResidentBytes).toBeGreaterThan(peakBytes + 10e6)
  })
else
  it('says where it can measure', async () => {
    await expect(fill()).rejects.toThrow('on Linux only')
  })
