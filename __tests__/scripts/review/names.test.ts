import { textReport } from '../../../scripts/review/report'
import { html, json, review, type Files } from './twoSites'

it('ties styles to the pages that use them, and a file for hosts to the code that makes it', async () => {
  const page = (name: string) => html('en', `<h1 class="Card-module--${name}--1f3a9">Home</h1>`)
  const files = (radius: string, policy: string, robots: string): Files => ({
    'src/styles/tokens.css': `${radius === '4px' ? '\n' : ''}:root {\n  --radius: ${radius};\n  --corner: var(--radius) 0;\n}\n`,
    'src/ui/Card.module.css': '.round {\n  border-radius: var(--corner);\n}\n.plain {\n  color: red;\n}\n',
    'src/node/output/hosting/headers.ts': `const HEADERS = { 'Referrer-Policy': '${policy}' }\n`,
    // A longer line with the same value.
    'src/node/output/longer.ts': `const POLICY_OF_REFERRERS = { 'Referrer-Policy': '${policy}' }\n`,
    'src/node/output/sitemap.ts': `const ROBOTS = ${robots}\n`,
    'public/index.html': page('round'),
    'public/about.html': page('plain'),
    'public/404.html': page('round'),
    'public/_headers': `/*\n  Referrer-Policy: ${policy}\n/feed\n  Referrer-Policy: ${policy}\n`,
    'public/robots.txt': robots.replace(/./g, 'Disallow: /$&\n'),
  })
  const found = await review(files('4px', 'strict-origin', 'ab'), files('9px', 'same-origin', 'cde'))
  expect(textReport({ ...found, unseen: [] }).replace(/[^]*?\n\n/, '')).toBe(`== Looks and code ==

Other looks · / · src/styles/tokens.css:2
  --radius: [-4px-]{+9px+}

== What machines read ==

Changed file · Rules for hosts and browsers (/_headers) · src/node/output/hosting/headers.ts:1
  [-Referrer-Policy: strict-origin; -]{+Referrer-Policy: same-origin+}

Changed file · What robots are told (/robots.txt) · src/node/output/sitemap.ts
  [-Disallow: /a; -][-Disallow: /b; -]{+Disallow: /c; +}{+Disallow: /d; +}{+Disallow: /e+}
`)
  expect(found.unseen.filter((file) => file.startsWith('src/'))).toEqual(['src/node/output/longer.ts'])
  expect(found.looks[0].targets).toEqual(['[class*="Card-module--round--"]'])
})

it('calls what machines read by its name, beside the code that makes it', async () => {
  const made = [
    ['_redirects', 'Old addresses and where they lead', 'hosting/redirects.ts'],
    ['blog/rss.xml', 'The feed', 'feed.ts'],
    ['.well-known/security.txt', 'Whom to tell of a weakness', 'siteFiles.ts'],
    ['site.webmanifest', 'What phones are told', 'siteFiles.ts'],
    ['llms.txt', 'What language models are told', 'markdown/writeTwins.ts'],
  ]
  const revision = (word: string): Files =>
    Object.fromEntries(
      made.flatMap(([file, name, code]) => [
        [`public/${file}`, `${word}${name}`],
        [`src/node/output/${code}`, word],
      ]),
    )
  const report = textReport(await review(revision('one'), revision('two')))
  for (const [file, name, code] of made)
    expect(report).toContain(`Changed file · ${name} (/${file}) · src/node/output/${code}`)
})

it('names changes after the fields they are written in, and what stands on no page by the pages that show its neighbours', async () => {
  const files = (now: number): Files => ({
    'content/site.json': json({ menu: [{ label: { en: ['Shop', 'Store'][now] } }] }),
    'content/figures.json': json({
      figures: [
        {
          id: 'day',
          text: { en: `$${now}` },
          label: { en: 'A day of work, with all the tools that one needs to do it in time' },
        },
      ],
    }),
    'content/process.json': json([
      { icon: ['saw', 'axe'][now], title: { en: 'Cut the planks to size' } },
      ...['Plane', ['Plane', 'Sand'][now]].map((en) => ({ title: { en } })),
    ]),
    'content/chat.json': json({
      intents: [{ id: 'price', about: { en: 'About what it costs' }, reply: { en: ['Less', 'More'][now] } }],
    }),
    'content/pages/home.json': json({
      sections: now ? ['costs', 'faq'] : ['faq', 'costs'],
      ...{ faq: { title: { en: 'Questions' } }, costs: { title: { en: 'What it costs' } } },
      image: { alt: { en: ['A keel', 'A long keel'][now] } },
    }),
    ...(now > 0 && { 'content/authors/bo.json': json({ name: { ru: 'Бо' } }) }),
    'locales/en/blog.json': json({ more: ['More', 'All'][now] }),
    'locales/en/contact.json': json({ 'field.name': 'Your name', 'error.name.required': ['Say', 'Tell'][now] }),
    'public/index.html': html(
      'en',
      '<p>Cut the planks to size</p>',
      `<img src="k.png" alt="${['A', 'A long'][now]} keel">`,
    ),
  })
  expect(textReport(await review(files(0), files(0)))).toBe('No change on 1 page.\n')
  const found = await review(files(0), files(1))
  expect(found.entries.find(({ role }) => role === 'picture')?.pictures).toEqual([{ before: '', after: 'k.png' }])
  const told = textReport(found)
  for (const line of [
    'Changed link of the menu · content/site.json · content/site.json:5\n  [-Shop-]{+Store+}',
    'Changed price “A day of work, with all the tools that one needs to do it in…” · ',
    'Changed icon “Cut the planks to size” · / · content/process.json:3\n  [-saw-]{+axe+}',
    'Changed answer of the assistant · The assistant, about what it costs (en), ',
    'Changed message · Words of blog (en) · ',
    'content/process.json:15\n  [-Plane-]{+Sand+}',
    'Changed order of the sections · / · content/pages/home.json:3\n  “Questions”: [-first-]{+after “What it costs”+}',
    'Changed words for who cannot see the picture · / · content/pages/home.json:18\n  A {+long +}keel\n',
    'New person · content/authors/bo.json · content/authors/bo.json\n  content/authors/bo.json\n',
    'Changed message for an empty field “Your name” · The contact form (en) · ',
  ])
    expect(told).toContain(line)
})
