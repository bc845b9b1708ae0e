/** Spec section 2, "Home page", and what section 4 says of its parts. */
import { proof, sectionOf } from './specRow'

const {
  accordions,
  carousel,
  content,
  hero,
  home,
  homePage,
  process,
  projectGrid,
  projects,
  scrollSteps,
  services,
  testimonials,
} = proof

export const homeRows = [
  ...sectionOf('2 Home page: services', [
    [
      'six cards',
      homePage('offers the six main services'),
      services('serves all six services as links to their pages, so that none depends on a script'),
    ],
    [
      'each has icon, title, description and link',
      services('gives each card an icon, a title and a description'),
      services('serves all six services as links to their pages, so that none depends on a script'),
    ],
    ['three are visible at first', home('shows three services, then six, then three again')],
    [
      "the toggle reads 'View More Services' or 'Show Less'",
      services('has a toggle that says in %s what it will do'),
      home('shows three services, then six, then three again'),
    ],
    ['a click on a card leads to the top of its page', home('a service card leads to the top of its page')],
  ]),
  ...sectionOf('2 Home page: about and industries', [
    [
      "history, mission, vision and 'Read More' to /about",
      homePage('tells history, mission and vision, and where to read more'),
    ],
    ['E-commerce, Real Estate, Education and Finance', homePage('names four industries and talks to everyone else')],
    [
      "'Don't See Your Industry?' with 'Let's Talk', which scrolls to the form",
      homePage('names four industries and talks to everyone else'),
      home('its buttons glide to the form and to the projects, 100 px below the top'),
    ],
  ]),
  ...sectionOf('2 Home page: projects', [
    [
      'three example projects',
      homePage('shows three example projects that can be ordered, and the way to all'),
      home('has its sections in the order of the specification, each under its anchor'),
    ],
    ['the portfolio has the same three', projects('shows all thirteen projects, the example projects first')],
    [
      'an order scrolls to the form and hands over the title',
      home('an order of an example project fills it into the form below'),
      projectGrid('orders itself (%s)'),
    ],
    [
      "'View All Projects' leads to /projects",
      homePage('shows three example projects that can be ordered, and the way to all'),
    ],
  ]),
  ...sectionOf('2 Home page: testimonials', [
    [
      'eight cards on a strip that scrolls sideways',
      carousel('holds eight cards'),
      homePage('has eight testimonials of five stars'),
    ],
    ['dragging and scrolling move it', carousel('follows the mouse that drags it, the wheel and the arrow keys')],
    [
      'each has initial, name, stars and comment',
      testimonials('shows name, initial, stars and comment of every client'),
    ],
    [
      'the arrows move it by 300 px',
      carousel('its arrows move it by 300 px'),
      testimonials('moves by 300 px in either direction'),
    ],
    [
      'the left arrow shows once it is scrolled',
      carousel('shows the left arrow only when scrolled, and no right arrow within 10 px of the end'),
      testimonials('scrolled by %i px it shows left arrow: %s, right arrow: %s'),
    ],
    [
      'the right arrow hides within 10 px of the end',
      carousel('shows the left arrow only when scrolled, and no right arrow within 10 px of the end'),
      testimonials('scrolled by %i px it shows left arrow: %s, right arrow: %s'),
    ],
    ['all have five stars', content('rates every testimonial with five stars')],
  ]),
  ...sectionOf('2 Home page: technologies, process, questions', [
    ['three groups of technologies by name', homePage('groups its technologies in three, each with its stack')],
    [
      'each lists its technologies',
      homePage('groups its technologies in three, each with its stack'),
      accordions('lists a stack with a mark or the first letter of the name'),
    ],
    [
      'one group is open at a time and a click closes it',
      home('${id}: one answer open at a time, and a click on the open one closes it'),
    ],
    [
      'the first is open at the start',
      accordions(
        'opens the first group of technologies and leaves one name to all, so that the browser keeps one open',
      ),
    ],
    ['six steps, Discovery to Deployment', homePage('goes through six steps')],
    ['a vertical line is drawn by scrolling', process('with its top at %i px the line is at %s and the steps are %j')],
    [
      'steps above the middle of the viewport are done',
      home('the process marks the step at the middle of the viewport and those above it'),
    ],
    [
      'one answer is open at a time',
      home('${id}: one answer open at a time, and a click on the open one closes it'),
      accordions('opens no answer by itself and has them all in the page'),
    ],
    [
      'form and footer end the page',
      homePage('has its sections in the order of the specification, the form last'),
      home('has its sections in the order of the specification, each under its anchor'),
    ],
  ]),
  ...sectionOf('4 Parts of the home page', [
    ['services are collapsed to three or expanded to six', home('shows three services, then six, then three again')],
    [
      'one group of technologies is open, or none',
      home('${id}: one answer open at a time, and a click on the open one closes it'),
    ],
    [
      'the first group starts open',
      accordions(
        'opens the first group of technologies and leaves one name to all, so that the browser keeps one open',
      ),
    ],
    ['one answer is open, or none', home('${id}: one answer open at a time, and a click on the open one closes it')],
    [
      'the active step is the one across the middle of the viewport',
      home('the process marks the step at the middle of the viewport and those above it'),
      scrollSteps('a list at %i px is measured against a line at %d of the viewport: %s'),
    ],
    ['earlier steps are completed', process('with its top at %i px the line is at %s and the steps are %j')],
    [
      'the carousel knows whether it is dragged',
      carousel('follows the mouse that drags it, the wheel and the arrow keys'),
    ],
    [
      'it shows its arrows by the scroll position',
      testimonials('scrolled by %i px it shows left arrow: %s, right arrow: %s'),
    ],
    [
      'the highlighted row of the phone changes every 3 s',
      hero('highlights the two features in turn, three seconds each'),
      home('highlights its two features in turn, three seconds each'),
    ],
  ]),
]
