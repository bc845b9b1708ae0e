/** @jest-environment node */
import {
  jestCounts,
  jestTimes,
  playwrightCounts,
  playwrightTimes,
  settle,
  slowest,
  summaryLine,
  total,
} from '../../scripts/test/testCounts'

const jestReport = (changes: object) =>
  JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    success: true,
    ...changes,
  })

const playwrightReport = (stats: object, errors?: unknown[]) =>
  JSON.stringify({ stats: { expected: 5, flaky: 0, unexpected: 0, skipped: 0, ...stats }, ...(errors && { errors }) })

describe('jestCounts', () => {
  it.each([
    [{}, 5, 0],
    [{ numFailedTests: 2 }, 5, 2],
    [{ numPendingTests: 1, numTodoTests: 1 }, 5, 2],
    [{ numRuntimeErrorTestSuites: 1 }, 5, 1],
  ])('with %j', (changes, passed, failed) => {
    expect(jestCounts(jestReport(changes))).toEqual({ passed, failed })
  })

  it.each(['', 'null', '{}'])('does not take %j for a report', (text) => {
    expect(() => jestCounts(text)).toThrow()
  })
})

describe('playwrightCounts', () => {
  it.each([
    [{}, undefined, 5, 0],
    [{ flaky: 1 }, [], 5, 1],
    [{ unexpected: 2 }, [], 5, 2],
    [{ skipped: 3 }, [], 5, 3],
    [{}, [{ message: 'no server' }], 5, 1],
  ])('with %j and errors %j', (stats, errors, passed, failed) => {
    expect(playwrightCounts(playwrightReport(stats, errors))).toEqual({ passed, failed })
  })

  it('does not take something else for a report', () => {
    expect(() => playwrightCounts('{}')).toThrow()
  })
})

describe('settle', () => {
  it.each([
    ['all passed', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
    ['a test failed', 1, { passed: 3, failed: 1 }, { passed: 3, failed: 1 }],
    ['only skipped tests', 0, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
    ['a bad end after good tests', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
    ['a crash without a report', 1, undefined, { passed: 0, failed: 1 }],
    ['no report and a good end', 0, undefined, { passed: 0, failed: 1 }],
    ['no tests at all', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ])('%s', (_, code, counts, expected) => {
    expect(settle(code, counts)).toEqual(expected)
  })
})

it('adds up to one line', () => {
  const sum = total([
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ])
  expect(summaryLine(sum)).toBe('21 passed, 3 failed')
  expect(summaryLine(total([]))).toBe('0 passed, 0 failed')
})

it('knows what took longest', () => {
  const files = jestTimes(
    JSON.stringify({ testResults: [{ name: 'C:\\site\\__tests__\\rules\\a.test.ts', startTime: 500, endTime: 2500 }] }),
  )
  const tests = playwrightTimes(
    JSON.stringify({
      suites: [
        {
          suites: [
            { specs: [{ title: 'opens', file: 'a.spec.ts', tests: [{ results: [{ duration: 3000 }] }] }] },
            { specs: [{ title: 'closes', file: 'a.spec.ts', tests: [{ results: [{ duration: 1 }] }] }] },
          ],
        },
      ],
    }),
  )
  expect(slowest([...files, ...tests, ...Array.from({ length: 9 }, () => ({ name: 'quick', seconds: 0 }))])).toEqual([
    { name: 'a.spec.ts: opens', seconds: 3 },
    { name: 'rules/a.test.ts', seconds: 2 },
    { name: 'a.spec.ts: closes', seconds: 0.001 },
    ...Array.from({ length: 7 }, () => ({ name: 'quick', seconds: 0 })),
  ])
})
