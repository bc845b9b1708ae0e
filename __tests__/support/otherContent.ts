/** Turns the shipped content into another company's, for tests that build it. Files are changed in place. */
import fs from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'

type Json = string | number | boolean | null | Json[] | { [field: string]: Json }
type Fields = Record<string, Json>

/** Access to the content folder of a copy of the site, file by file. */
function contentOf(site: string) {
  const at = (file: string) => path.join(site, 'content', file)
  const read = <Value extends Json = Fields>(file: string) => JSON.parse(fs.readFileSync(at(file), 'utf8')) as Value
  const write = (file: string, value: Json) => fs.writeFileSync(at(file), `${JSON.stringify(value, null, 2)}\n`)
  return {
    at,
    read,
    write,
    change: (file: string, changes: Fields) => write(file, { ...read<Fields>(file), ...changes }),
    /** Writes a copy of a record with some fields changed. */
    like: (model: string, file: string, changes: Fields) => write(file, { ...read<Fields>(model), ...changes }),
    /** Names of the JSON files of a folder, without `.json`. */
    keys: (folder: string) => fs.readdirSync(at(folder)).flatMap((name) => /(.*)\.json$/.exec(name)?.[1] ?? []),
  }
}

/** Writes one language of a post. */
export function writePost(site: string, folder: string, language: string, frontMatter: Fields, body: string): void {
  const file = path.join(site, 'content/blog', folder, `${language}.mdx`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${body}\n`)
}

/** Front matter of a post. Its date is before those of the demo, so these posts are last in the list. */
const matter = (id: number, language: 'en' | 'ru', more: Fields = {}): Fields => ({
  id,
  category: 'IoT',
  author: 'tomas-herrera',
  date: `2021-02-0${id}`,
  title: language === 'en' ? `Buoys that report the weather, ${id}` : `Буи, которые сообщают погоду, ${id}`,
  excerpt:
    language === 'en'
      ? `${id}: What a buoy has to know before it sends a reading home, and what it may forget.`
      : `${id}: Что бую нужно знать, прежде чем отправить показания на берег, и о чём можно забыть.`,
  ...more,
})
const words = (en: string, ru: string) => ({ en, ru })

/** Another company's name, address and contact data. */
const COMPANY: Fields = {
  name: 'Lodestar & Daughters',
  url: 'https://lodestar.example',
  email: 'ahoy@lodestar.example',
  supportEmail: 'help@lodestar.example',
  phone: '+44 20 7946 0958',
  recipient: 'The bridge',
}

/** More entries of every kind than in the specification, half-translated posts, and another company in other colours. */
export function grow(site: string): void {
  const content = contentOf(site)
  content.change('site.json', COMPANY)
  const tokens = path.join(site, 'content/brand/colours.css')
  const colours = fs.readFileSync(tokens, 'utf8')
  fs.writeFileSync(
    tokens,
    colours
      .replace(/--signal: .*;/, '--signal: light-dark(#4fc3f7, #81d4fa);')
      .replace(/--paper: .*;/, '--paper: light-dark(#fbfbfd, #0a0a12);'),
  )

  for (const given of ['ana', 'luis'])
    content.like('authors/tomas-herrera.json', `authors/${given}-herrera.json`, {
      name: words(`${given[0].toUpperCase()}${given.slice(1)} Herrera`, given === 'ana' ? 'Ана Эррера' : 'Луис Эррера'),
    })
  const ana = { author: 'ana-herrera' }
  writePost(site, '6-both', 'en', matter(6, 'en', ana), 'Words.\n\n## Salt\n\nIt rusts.')
  writePost(site, '6-both', 'ru', matter(6, 'ru', ana), 'Слова.\n\n## Соль\n\nЕст железо.')
  writePost(site, '7-english-only', 'en', matter(7, 'en'), 'Only in English.\n\n## Salt\n\nIt rusts.')
  const updated = { updated: '2021-03-01' }
  writePost(site, '8-older-russian', 'en', matter(8, 'en', updated), 'New words.\n\n## Salt\n\nIt rusts.')
  writePost(site, '8-older-russian', 'ru', matter(8, 'ru'), 'Старые слова.\n\n## Соль\n\nЕст железо.')
  writePost(site, '9-russian-only', 'ru', matter(9, 'ru'), 'Только по-русски.')

  const testimonials = content.read<Fields[]>('testimonials.json')
  const comment = words('It floats, and it floats well.', 'Держится на воде, и держится хорошо.')
  const ninth = { ...testimonials[0], name: words('Ninth Client', 'Девятый клиент'), rating: 4, comment }
  content.write('testimonials.json', [...testimonials, ninth])
  // Each build of the copy resizes every screenshot, so one language has none of its own.
  const screens = content.at('projects/screens')
  for (const name of fs.readdirSync(screens)) if (name.endsWith('.ru.webp')) fs.rmSync(path.join(screens, name))
  for (const screen of [1, 2, 3]) {
    const file = (key: string) => content.at(`projects/screens/${key}-${screen}.webp`)
    fs.copyFileSync(file('m'), file('n'))
  }
  content.like('projects/m.json', 'projects/n.json', {
    order: content.keys('projects').length + 1,
    title: words('Tide Table', 'Таблица приливов'),
    description: words('High water at a glance.', 'Полная вода с одного взгляда.'),
    screenshots: [1, 2, 3].map((screen) => ({
      src: `./screens/n-${screen}.webp`,
      alt: words(`Tides, ${screen}`, `Приливы, ${screen}`),
    })),
  })
  const more = (folder: string, model: string, key: string, title: Record<'en' | 'ru', string>) =>
    content.like(`${folder}/${model}.json`, `${folder}/${key}.json`, {
      title,
      order: content.keys(folder).length + 1,
      metaDescription: words(
        `${title.en}: what it is, what it costs and when it is done.`,
        `${title.ru}: что это, сколько стоит и когда будет готово.`,
      ),
    })
  more('services', 'blockchain', 'tide-prediction', words('Tide Prediction', 'Предсказание приливов'))
  more('solutions', 'mobile-solutions', 'harbor-solutions', words('Harbor Solutions', 'Решения для портов'))
  more('industries', 'finance', 'fishing', words('Fishing', 'Рыболовство'))
}

/**
 * Adds a half-finished German translation: the interface, a post, and every
 * text of the content whose English words are in `german/words.json`.
 */
export function addGerman(site: string): void {
  const source = path.resolve('__tests__/builds/german')
  fs.cpSync(path.join(source, 'locales'), path.join(site, 'locales'), { recursive: true })
  const known = JSON.parse(fs.readFileSync(path.join(source, 'words.json'), 'utf8')) as Record<string, string>
  const translated = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(translated)
    if (typeof value !== 'object' || value === null) return value
    const { en } = value
    if (typeof en === 'string') return en in known ? { ...value, de: known[en] } : value
    return Object.fromEntries(Object.entries(value).map(([field, below]) => [field, translated(below)]))
  }
  const folder = path.join(site, 'content')
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    if (!name.endsWith('.json') || name.startsWith('.schemas')) continue
    const value = translated(JSON.parse(fs.readFileSync(file, 'utf8')) as Json)
    fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
  }
  const title = 'Bojen, die das Wetter melden'
  const excerpt = 'Was eine Boje wissen muss, bevor sie einen Messwert an Land sendet, und was sie vergessen darf.'
  const own = matter(6, 'en', { author: 'ana-herrera', title, excerpt })
  writePost(site, '6-both', 'de', own, 'Wörter.\n\n## Salz\n\nEs rostet.')
}

/** An accounting firm in one language, with its own palette and mark: three services, two industries, no blog, no assistant. */
export function consult(site: string): void {
  const folder = path.join(site, 'content')
  for (const name of fs.readdirSync(folder))
    if (!/^(README\.md|PROBLEMS\.md|\.schemas)$/.test(name)) fs.rmSync(path.join(folder, name), { recursive: true })
  fs.cpSync(path.resolve('__tests__/builds/consultancy/content'), folder, { recursive: true })
  for (const language of fs.readdirSync(path.join(site, 'locales')))
    if (language !== 'en' && language !== 'README.md')
      fs.rmSync(path.join(site, 'locales', language), { recursive: true })
  fs.rmSync(path.join(site, 'static/files'), { recursive: true, force: true })
}
