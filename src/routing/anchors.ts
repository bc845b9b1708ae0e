import type { TemplateName } from './routes'

/**
 * Section ids a link may point to, per template (spec section 2, "Home
 * anchors"; DESIGN section 10). Posts add the ids of their headings.
 */
export const PAGE_ANCHORS: Record<TemplateName, readonly string[]> = {
  home: [
    'projects',
    'services',
    'about',
    'industries',
    'testimonials',
    'technologies',
    'process',
    'faq',
    'contact',
    'footer',
  ],
  about: ['timeline', 'people', 'values', 'footer'],
  projects: ['projects', 'contact', 'footer'],
  blog: ['articles', 'footer'],
  'blog-post': ['footer'],
  solutions: ['solutions', 'contact', 'footer'],
  solution: ['features', 'benefits', 'others', 'contact', 'footer'],
  service: ['approach', 'projects', 'technologies', 'process', 'faq', 'related', 'contact', 'footer'],
  industry: ['challenges', 'solutions', 'benefits', 'technologies', 'process', 'other-industry', 'contact', 'footer'],
  'not-found': ['footer'],
  styleguide: ['footer'],
}
