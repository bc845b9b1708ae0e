/** Spec section 2: routes, behaviour of every page, header and footer. */
import { proof, sectionOf } from './specRow'

const {
  blog,
  built,
  constants,
  content,
  header,
  home,
  notFound,
  pages,
  paths,
  routes,
  scrolling,
  servicePage,
  served,
  shell,
} = proof

export const shellRows = [
  ...sectionOf('2 Route table', [
    [
      'every route of the table is built, and nothing besides',
      built('the built pages are exactly those of the route table'),
      routes('lists every page of the fixture in both languages'),
    ],
    [
      'home, company page, portfolio, blog and solutions answer under their addresses',
      served('every page answers 200 without a slash at its end and one permanent redirect with it'),
      built('the built pages are exactly those of the route table'),
    ],
    [
      'a post is found by a whole number',
      served('%s answers 404 in its language with its own words'),
      notFound('${path} answers 404 with "${title}" and keeps to it'),
    ],
    [
      'each of the seven solutions has a page of its own',
      content('has the keys of the specification'),
      built('the built pages are exactly those of the route table'),
    ],
    [
      'three services have data of their own, seven share a template',
      content('has the keys of the specification'),
      content('feed the shared template with all it shows: %s'),
    ],
    ['industries are e-commerce, real-estate, education and finance', content('has the keys of the specification')],
    [
      'home has ten anchors, from projects to footer',
      home('has its sections in the order of the specification, each under its anchor'),
    ],
    [
      'other anchors are solutions, process and contact',
      built('internal links lead to pages and files, fragments to elements'),
      servicePage('has its sections in the order of the specification, contact last'),
    ],
  ]),
  ...sectionOf('2 Global behaviour', [
    [
      'a change of path comes to the top of the page',
      shell('a new page starts at the top and Back restores the position'),
      scrolling('a new page starts where the router puts it, at the top'),
    ],
    [
      'links of the form /#… glide to their element',
      scrolling('glides to an element and leaves 100 px above it'),
      home('its buttons glide to the form and to the projects, 100 px below the top'),
    ],
    [
      'they leave 100 px above it',
      shell('an in-page link leaves 100 px above its section'),
      home('its buttons glide to the form and to the projects, 100 px below the top'),
    ],
    [
      '#contact on entry comes to the form after 100 ms',
      scrolling('comes to the fragment of the first address after 100 ms'),
      pages('${path}#contact comes to its form after 100 ms'),
    ],
    [
      'below /industries/ the contact link stays on the page',
      pages('the Contact link scrolls to the form of the page'),
    ],
    ['elsewhere it goes home and to the form there', pages('elsewhere the Contact link goes to ${home}#contact')],
    ['a service page starts at its top', pages('a service reached from another starts at the top')],
  ]),
  ...sectionOf('2 Header and navigation', [
    ['the header is fixed at the top', shell('the header stays at the top of the window, over the page')],
    [
      'it has eight labels, Services to Language',
      header('has the labels of the specification in its order, a language switch and a Contact button'),
    ],
    [
      'Services and Industries open on hover',
      shell('Services opens on hover and closes 150 ms after the pointer leaves'),
      shell('menus close when the location changes'),
    ],
    [
      'they close 150 ms after the pointer has left',
      shell('Services opens on hover and closes 150 ms after the pointer leaves'),
    ],
    [
      'it has a Contact button',
      header('has the labels of the specification in its order, a language switch and a Contact button'),
    ],
    [
      'it looks different past 10 px',
      shell('the header changes once the page is scrolled more than 10 px'),
      header('looks different from 11 px on'),
    ],
    [
      'the slide-in menu has collapsible groups for services and industries',
      header('lists the same in the collapsible groups of the slide-in menu'),
      shell('the drawer traps focus, has collapsible groups and closes on Esc and on navigation'),
    ],
    [
      'a change of location closes every menu',
      header('closes dropdown and slide-in menu when the location changes'),
      shell('menus close when the location changes'),
      shell('the drawer traps focus, has collapsible groups and closes on Esc and on navigation'),
    ],
    [
      'the dropdowns list six services and four industries',
      header('lists the six main services and the four industries in its dropdowns, and no other service'),
      content('has six main services, those of the header'),
    ],
    [
      'the other services are linked elsewhere',
      servicePage('leads to the services that no menu lists'),
      built('every page links to all services, industries and solutions and shows the contacts'),
    ],
    [
      'the footer is left open: ours has contacts, all pages and the year of the visit',
      shell('the footer shows contacts and the current year'),
      built('every page links to all services, industries and solutions and shows the contacts'),
    ],
  ]),
  ...sectionOf('4 Language', [
    [
      'the language is en or ru',
      built('every page says its language'),
      constants('languages are en and ru, en by default'),
    ],
    ['en is the default', paths('of %s is %s'), constants('languages are en and ru, en by default')],
    [
      'it changes when the visitor picks the other',
      shell('the language switch keeps page, query and fragment'),
      blog('goes along to the other language'),
    ],
  ]),
  ...sectionOf('4 Header', [
    [
      'scrolled or not, the threshold being 10 px',
      header('looks different from 11 px on'),
      shell('the header changes once the page is scrolled more than 10 px'),
    ],
    [
      'the slide-in menu is open or closed',
      header('closes dropdown and slide-in menu when the location changes'),
      shell('the drawer traps focus, has collapsible groups and closes on Esc and on navigation'),
    ],
    [
      'of the dropdowns none, Services or Industries is open',
      shell('a dropdown works by keyboard and Esc gives focus back'),
      header('has one dropdown open at most'),
    ],
  ]),
]
