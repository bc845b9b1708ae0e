import { buildProgress } from '../../scripts/build/gatsbyBuild'

/** What is shown of Gatsby's words. */
function shown(output: string): string[] {
  const lines: string[] = []
  const progress = buildProgress((line) => lines.push(line))
  output.split('\n').forEach(progress.line)
  progress.end()
  return lines
}

it('shows the steps that take time, with their time, and nothing of the rest', () => {
  expect(
    shown(
      [
        'success load plugins - 0.370s',
        'success source and transform nodes - 2.241s',
        'info Total nodes: 271, SitePage nodes: 70 (use --verbose for breakdown)',
        'success Building static HTML for pages - 12.166s - 70/70 32.32/s',
        'Pages',
        '┌ src/templates/home.tsx',
        '│ ├   /',
      ].join('\n'),
    ),
  ).toEqual(['  Content read and checked    2.2 s', '  Pages written              12.2 s'])
})

it('shows warnings and errors whole, and what follows them not', () => {
  expect(
    shown(
      [
        'warn The contact form of this build CANNOT SEND: A not set.',
        'Visitors are told so.',
        'success load plugins - 0.370s',
        'error content/faq.json:3:1  question',
        '',
        ' ERROR  #98123  WEBPACK',
        'Cannot find a module.',
        'info Done',
        'later words',
      ].join('\n'),
    ),
  ).toEqual([
    'warn The contact form of this build CANNOT SEND: A not set.\nVisitors are told so.',
    'error content/faq.json:3:1  question',
    ' ERROR  #98123  WEBPACK\nCannot find a module.',
  ])
})

it('shows every problem of the content', () => {
  const problems = ['content/faq.json:3:1  question  Required.', 'locales/ru/blog.json:4:2  key  warning: Unknown.']
  expect(
    shown(
      [
        'success initialize cache - 0.083s',
        ...problems,
        '',
        'error The content has 1 error, listed above.',
        'not finished source and transform nodes - 1.210s',
      ].join('\n'),
    ),
  ).toEqual([problems.join('\n'), 'error The content has 1 error, listed above.'])
  expect(shown(['warning The contact form CANNOT SEND', 'success x - 1s'].join('\n'))).toEqual([
    'warning The contact form CANNOT SEND',
  ])
})
