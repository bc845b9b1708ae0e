/** A sentence of the specification and the tests that prove it. */
export interface SpecRow {
  /** Number and heading of the section, `2 Home page`. */
  section: string
  /** What the sentence demands, in our own words. */
  says: string
  tests: Proof[]
}

export interface Proof {
  /** Path below `__tests__`. */
  file: string
  /** Title as it stands in the source, placeholders included, or a pattern it matches. */
  title: string | RegExp
}

export type Sentence = readonly [says: string, ...tests: Proof[]]

/** Rows of one section. */
export function sectionOf(section: string, sentences: readonly Sentence[]): SpecRow[] {
  return sentences.map(([says, ...tests]) => ({ section, says, tests }))
}

const testsOf =
  (file: string) =>
  (title: string | RegExp): Proof => ({ file, title })

/** Files that prove sentences, under the names the tables call them by. */
export const proof = {
  accordions: testsOf('sections/Accordions.test.tsx'),
  aboutPage: testsOf('templates/about.test.tsx'),
  article: testsOf('sections/ArticleHeader.test.tsx'),
  articleList: testsOf('sections/ArticleList.test.tsx'),
  articleText: testsOf('mdx/MdxBlocks.test.tsx'),
  blog: testsOf('browser/blog.spec.ts'),
  blogPage: testsOf('templates/blog.test.tsx'),
  blogPostPage: testsOf('templates/blog-post.test.tsx'),
  built: testsOf('site/everyPage.test.ts'),
  calls: testsOf('browser/calls.spec.ts'),
  carousel: testsOf('browser/carousel.spec.ts'),
  chat: testsOf('browser/chat.spec.ts'),
  chatContent: testsOf('features/chat/chatContent.test.ts'),
  chatMachine: testsOf('features/chat/chatMachine.test.ts'),
  chatPlace: testsOf('browser/chatPlace.spec.ts'),
  chatReplies: testsOf('features/chat/matchReply.test.ts'),
  chatWidget: testsOf('features/chat/ChatWidget.test.tsx'),
  constants: testsOf('rules/constants.test.ts'),
  contact: testsOf('browser/contact.spec.ts'),
  contactForm: testsOf('features/contact/ContactForm.test.tsx'),
  contactMachine: testsOf('features/contact/contactMachine.test.ts'),
  contactRules: testsOf('features/contact/validateContact.test.ts'),
  contactStore: testsOf('features/contact/contactStore.test.ts'),
  content: testsOf('rules/shippedContent.test.ts'),
  dictionary: testsOf('i18n/dictionary.test.tsx'),
  email: testsOf('features/contact/sendEmail.test.ts'),
  emailParameters: testsOf('features/contact/emailParameters.test.ts'),
  filter: testsOf('features/blog-search/filterArticles.test.ts'),
  header: testsOf('shell/Header.test.tsx'),
  hero: testsOf('sections/HomeHero.test.tsx'),
  home: testsOf('browser/home.spec.ts'),
  homePage: testsOf('templates/home.test.tsx'),
  industryPage: testsOf('templates/industry.test.tsx'),
  mailbox: testsOf('scripts/mailEndpoint.test.ts'),
  mailContract: testsOf('scripts/mailContract.test.ts'),
  nodes: testsOf('node/contentNodes.test.ts'),
  notFound: testsOf('browser/notFound.spec.ts'),
  notFoundPage: testsOf('templates/not-found.test.tsx'),
  pages: testsOf('browser/pages.spec.ts'),
  paths: testsOf('content/localizePath.test.ts'),
  process: testsOf('sections/Process.test.tsx'),
  projectGrid: testsOf('sections/ProjectGrid.test.tsx'),
  projects: testsOf('browser/projects.spec.ts'),
  projectsPage: testsOf('templates/projects.test.tsx'),
  reveal: testsOf('ui/revealOnScroll.test.ts'),
  routes: testsOf('content/routes.test.ts'),
  scrolling: testsOf('shell/browserHooks.test.ts'),
  scrollSteps: testsOf('ui/useScrollSteps.test.tsx'),
  searchState: testsOf('features/blog-search/searchState.test.ts'),
  served: testsOf('site/served.test.ts'),
  servicePage: testsOf('templates/service.test.tsx'),
  services: testsOf('sections/Services.test.tsx'),
  shell: testsOf('browser/shell.spec.ts'),
  solutionPages: testsOf('templates/solutions.test.tsx'),
  testimonials: testsOf('sections/Testimonials.test.tsx'),
  timelines: testsOf('browser/timelines.spec.ts'),
}
