/** What a build does beside its pages, and says itself what it cost. */
const SAID = {
  search: { line: /Search: \d+ documents in \d+ files, (\d+) ms/, where: 'src/node/hooks/postBuild.ts' },
  'share pictures': {
    line: /Share pictures: \d+ drawn, \d+ kept, (\d+) ms/,
    where: 'src/node/output/sharePictures/sharePictures.ts',
  },
}

/**
 * Processor seconds of a part of a build.
 * @param output all that the build said
 * @throws when it no longer says this
 */
export function secondsOf(part: keyof typeof SAID, output: string): number {
  const { line, where } = SAID[part]
  const [, milliseconds] = line.exec(output) ?? []
  if (!milliseconds) throw new Error(`The build no longer says what the ${part} cost; see ${where}.`)
  return Number(milliseconds) / 1000
}
