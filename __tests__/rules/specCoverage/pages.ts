/** Spec section 2 from the portfolio to the industries, without the blog, and what section 4 says of these pages. */
import { proof, sectionOf } from './specRow'

const {
  aboutPage,
  content,
  dictionary,
  industryPage,
  notFound,
  notFoundPage,
  pages,
  projectGrid,
  projects,
  projectsPage,
  scrollSteps,
  servicePage,
  shell,
  solutionPages,
  timelines,
} = proof

export const pageRows = [
  ...sectionOf('2 Portfolio page', [
    ['it opens at its top', shell('a new page starts at the top and Back restores the position')],
    [
      "'Our Portfolio' with 'View Projects' to the first section",
      projectsPage('has its title and a button to the first section'),
      projects('View Projects leads to the grid'),
    ],
    [
      'a grid of projects',
      projectsPage('shows thirteen cards of three screenshots, each to be ordered at the form of the page'),
    ],
    [
      'a click fans out the three screenshots of a card',
      projects('fans out one card at a time'),
      projectGrid('obeys a click anywhere on the card'),
    ],
    [
      'one card is fanned out at a time',
      projectGrid('opens one card at a time and closes on the second click'),
      projects('fans out one card at a time'),
    ],
    [
      'a button on each card orders the same or a similar app',
      projectsPage('shows thirteen cards of three screenshots, each to be ordered at the form of the page'),
      projectGrid('orders itself (%s)'),
    ],
    ['it scrolls to the form and fills in the title', projects('orders a project')],
    [
      'the portfolio has thirteen projects',
      content('has of %s %d'),
      projects('shows all thirteen projects, the example projects first'),
    ],
    ['the three on other pages are among them', projects('shows all thirteen projects, the example projects first')],
  ]),
  ...sectionOf('2 Service detail pages', [
    ['title, subtitle, description and highlight', servicePage('shows title, subtitle, description and highlight')],
    [
      "'Get Started' scrolls to the form, 100 px below the top",
      pages('${name} of ${path} scrolls to its form, 100 px below the top'),
      servicePage('starts at the form of the page and shows the demo in a new tab, which it announces'),
    ],
    [
      "'Watch Demo' opens a video in a tab of its own",
      pages('Watch Demo opens the video in a tab of its own that cannot reach back'),
    ],
    [
      'four tiles: 5+ years, 50+ projects, 24/7, 99%',
      servicePage('shows four tiles'),
      content('has the figures of the tiles'),
    ],
    [
      'approach, projects, technologies, process, questions, form, in this order',
      servicePage('has its sections in the order of the specification, contact last'),
    ],
    ['the approach has points and a picture', servicePage('draws the approach with its four points')],
    [
      'its technologies are an accordion',
      pages('technologies of ${path}: the first group open, one at a time, a click on the open one closes it'),
    ],
    ["without data it says 'Loading...'", servicePage('says that it loads while there is no record')],
    [
      'the template is fed four points, three groups, six steps, three projects, five questions',
      content('feed the shared template with all it shows: %s'),
      servicePage('opens the first group of technologies and has six steps and five questions'),
    ],
    ['a group has id, title, description and stack', content('feed the shared template with all it shows: %s')],
    [
      'a sample project has title, category, screenshots and description',
      projectGrid('shows title, category, description and three screenshots'),
    ],
  ]),
  ...sectionOf('2 Solutions pages', [
    ['the hero speaks the language of the page', solutionPages('shows its title and four tiles')],
    [
      'four tiles: 7+, 50+, 30+, 24/7',
      solutionPages('shows its title and four tiles'),
      content('has the figures of the tiles'),
    ],
    ['seven cards', solutionPages('lists the seven solutions of the specification, each leading to its page')],
    [
      'each has title, description, features and a button to the form',
      solutionPages('gives each a description, four features, a way to its page and a way to the form'),
    ],
    [
      'that button scrolls to the form',
      solutionPages('gives each a description, four features, a way to its page and a way to the form'),
      pages('${path}#contact comes to its form after 100 ms'),
    ],
    [
      'a text is looked up in small letters without spaces',
      dictionary('%j is looked up as %j'),
      dictionary('in %s, %s reads %s'),
    ],
    [
      "a solution has title, description, 'Key Features' and 'Business Benefits'",
      solutionPages('shows title and description'),
      solutionPages('lists four key features and five business benefits'),
    ],
    [
      "its 'Contact Us' scrolls to the form",
      solutionPages('leads to the form of the page and to the six other solutions'),
      pages('${name} of ${path} scrolls to its form, 100 px below the top'),
    ],
    [
      "an unknown one says 'Solution not found'",
      notFoundPage('says in %s that a %s is missing and leads back'),
      notFound('${path} answers 404 with "${title}" and keeps to it'),
    ],
  ]),
  ...sectionOf('2 About page', [
    ['a hero', aboutPage('has the title of the page as its only h1')],
    [
      'four years, 2022 to 2025, by their titles',
      aboutPage('tells four years in order'),
      content('tells the company’s years in the titles of the specification'),
    ],
    [
      'line and dots fill past 60% of the viewport height',
      timelines('fills entry by entry as each passes 60 % of the viewport height, and empties on the way back'),
      timelines('draws the line as far as the page is read and fills the dots behind it'),
    ],
    ['Innovation, Collaboration, Excellence, Integrity', aboutPage('holds four values')],
  ]),
  ...sectionOf('2 Industry page', [
    [
      'title and description',
      industryPage('has its title as the only h1, its picture, and its sections in order'),
      industryPage('says below its title what the industry is about'),
    ],
    ["'Get Started' scrolls to the form", pages('Get Started scrolls to it as well')],
    [
      "'Contact Sales' writes a letter",
      pages('Contact Sales writes to the company'),
      industryPage('starts at the form of the page and writes to the company'),
    ],
    [
      'four tiles: projects, clients, a figure, 24/7',
      industryPage('shows the figures of %s and support around the clock'),
    ],
    [
      'challenges, timeline of solutions, benefits, technologies',
      industryPage('lists challenges, solutions, benefits and the names of the steps'),
      industryPage('has its title as the only h1, its picture, and its sections in order'),
    ],
    [
      'the timeline follows the scroll position',
      timelines('fills entry by entry as each passes 60 % of the viewport height, and empties on the way back'),
    ],
    ['the first group of technologies is open', industryPage('opens the first group of technologies only')],
    [
      'one is open at a time and a click toggles it',
      pages('technologies of ${path}: the first group open, one at a time, a click on the open one closes it'),
    ],
    [
      "'Let's Talk' scrolls to the form",
      industryPage('starts at the form of the page and writes to the company'),
      pages('${path}#contact comes to its form after 100 ms'),
    ],
    [
      'form and footer end the page',
      industryPage('has its title as the only h1, its picture, and its sections in order'),
    ],
    [
      "an unknown one says 'Industry Not Found'",
      notFoundPage('says in %s that a %s is missing and leads back'),
      notFound('${path} answers 404 with "${title}" and keeps to it'),
    ],
    [
      "and 'The requested industry page does not exist.'",
      notFoundPage('says of an industry what the specification says'),
      notFound('an unknown industry says what the specification says'),
    ],
  ]),
  ...sectionOf('4 Cards, accordions and timelines of pages', [
    ['at most one card is fanned out', projectGrid('opens one card at a time and closes on the second click')],
    [
      'a click toggles it',
      projectGrid('opens one card at a time and closes on the second click'),
      projectGrid('is closed at first'),
    ],
    [
      'the selected project is kept apart from it and reaches the form',
      projectGrid('orders itself (%s)'),
      projects('orders a project'),
    ],
    [
      'on a service page the first group starts open',
      servicePage('opens the first group of technologies and has six steps and five questions'),
    ],
    ['on an industry page as well', industryPage('opens the first group of technologies only')],
    [
      'one group is open, or none',
      pages('technologies of ${path}: the first group open, one at a time, a click on the open one closes it'),
    ],
    [
      'the about timeline turns at 60% of the viewport height',
      scrollSteps('a list at %i px is measured against a line at %d of the viewport: %s'),
      timelines('fills entry by entry as each passes 60 % of the viewport height, and empties on the way back'),
    ],
    [
      'timelines have an active entry and those passed before it',
      timelines('fills entry by entry as each passes 60 % of the viewport height, and empties on the way back'),
    ],
  ]),
]
