import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { LANGUAGES, type Language } from '../../../routing/languages'
import type { RouteSpec } from '../../../routing/routes'
import { drawSharePictures } from './drawSharePictures'
import { shareFacts, type ShareWords } from './shareFacts'
import { openStudio } from './studio'

const SHARE_WORDS = `
  query ShareWords($language: String!) {
    company(language: { eq: $language }) { name url slogan }
    home: homePage(language: { eq: $language }) { hero { title } }
    about: aboutPage(language: { eq: $language }) { hero { title } }
    projects: projectsPage(language: { eq: $language }) { hero { title } }
    blog: blogPage(language: { eq: $language }) { hero { title } }
    solutions: solutionsPage(language: { eq: $language }) { hero { title } }
    privacy: privacyPage(language: { eq: $language }) { hero { title } }
    search: searchPage(language: { eq: $language }) { hero { title } }
    allService(filter: { language: { eq: $language } }) { nodes { key title } }
    allIndustry(filter: { language: { eq: $language } }) { nodes { key title } }
    allSolution(filter: { language: { eq: $language } }) { nodes { key title } }
    allBlogPost(filter: { language: { eq: $language } }) { nodes { postId title date category { name } } }
    allCase(filter: { language: { eq: $language } }) { nodes { key title } }
    allDictionary(filter: { language: { eq: $language }, ns: { eq: "common" } }) { nodes { data } }
  }
`

interface Titled {
  nodes: { key: string; title: string }[]
}

interface Page {
  hero: { title: string }
}

interface ShareWordsQuery extends Record<
  'home' | 'about' | 'projects' | 'blog' | 'solutions' | 'privacy' | 'search',
  Page | null
> {
  company: ShareWords['company']
  allService: Titled
  allIndustry: Titled
  allSolution: Titled
  allCase: Titled
  allBlogPost: { nodes: { postId: number; title: string; date: string; category: { name: string } }[] }
  allDictionary: { nodes: { data: string }[] }
}

function shareWords(data: ShareWordsQuery, language: Language): ShareWords {
  const common = JSON.parse(data.allDictionary.nodes[0]?.data ?? '{}') as Record<string, string>
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const titles = ({ nodes }: Titled) => new Map(nodes.map(({ key, title }) => [key, title]))
  const posts = data.allBlogPost.nodes
  return {
    company: data.company,
    headings: {
      home: data.home?.hero.title,
      about: data.about?.hero.title,
      projects: data.projects?.hero.title,
      blog: data.blog?.hero.title,
      solutions: data.solutions?.hero.title,
      privacy: data.privacy?.hero.title,
      search: data.search?.hero.title,
    },
    parts: {
      about: common['nav.about'],
      projects: common['nav.projects'],
      case: common['nav.projects'],
      blog: common['nav.blog'],
      solutions: common['nav.solutions'],
      solution: common['nav.solutions'],
      service: common['nav.services'],
      industry: common['nav.industries'],
    },
    titles: {
      service: titles(data.allService),
      industry: titles(data.allIndustry),
      solution: titles(data.allSolution),
      case: titles(data.allCase),
      'blog-post': new Map(posts.map(({ postId, title }) => [String(postId), title])),
    },
    posts: new Map(
      posts.map(({ postId, date, category }) => [
        String(postId),
        { category: category.name, day: day.format(new Date(date)) },
      ]),
    ),
  }
}

/** The picture of link previews of each route, by path; drawn into `public/` when it is not there yet. */
export async function sharePictures(
  routes: readonly RouteSpec[],
  { graphql, getNodesByType, reporter }: Pick<CreatePagesArgs, 'graphql' | 'getNodesByType' | 'reporter'>,
): Promise<Map<string, string>> {
  const root = process.cwd()
  const words = new Map<Language, ShareWords>()
  for (const language of LANGUAGES) {
    const result = await graphql<ShareWordsQuery>(SHARE_WORDS, { language })
    if (!result.data)
      throw new Error(`The words of share pictures could not be queried: ${JSON.stringify(result.errors)}`)
    words.set(language, shareWords(result.data, language))
  }
  const [company] = getNodesByType('Company') as unknown as { socialImage?: { src: string } }[]
  const studio = openStudio(root)
  let drawn = 0
  const before = process.cpuUsage()
  const pictures = await drawSharePictures(
    routes.flatMap((route) => shareFacts(route, words.get(route.language)!) ?? []),
    {
      folder: path.join(root, 'public'),
      studio: {
        ...studio,
        draw: (facts) => {
          drawn += 1
          return studio.draw(facts)
        },
      },
      shared: company?.socialImage ? path.join(root, company.socialImage.src) : null,
      warn: (sentence) => void reporter.warn(sentence),
    },
  )
  const { user, system } = process.cpuUsage(before)
  // Counted apart from the pages, in build.log: an unchanged page's picture costs nothing.
  reporter.info(
    `Share pictures: ${drawn} drawn, ${pictures.size - drawn} kept, ${Math.round((user + system) / 1000)} ms of the processor`,
  )
  return pictures
}
