/** Spec sections 8 and 9. */
import { proof, sectionOf } from './specRow'

const {
  articleList,
  blog,
  built,
  carousel,
  chatContent,
  chatMachine,
  chatReplies,
  chatWidget,
  constants,
  contact,
  contactForm,
  contactRules,
  contactStore,
  content,
  email,
  home,
  industryPage,
  mailbox,
  nodes,
  notFound,
  notFoundPage,
  process,
  scrollSteps,
  servicePage,
  shell,
  solutionPages,
} = proof

export const errorRows = sectionOf('8 Error catalogue', [
  [
    'a failed message says so for 5 s',
    contact('the outcome is shown for five seconds; the offers stay'),
    contactForm('keeps the outcome for five seconds and the offers until the next edit'),
  ],
  [
    'a sent one says so',
    contactRules('%s reads %j in English'),
    contactForm('says Sending..., sends once, and clears all but the project'),
  ],
  ['for 5 s', contactStore('sends once for a double click and hides the outcome after five seconds')],
  [
    'unknown post',
    notFoundPage('says in %s that a %s is missing and leads back'),
    notFound('${path} answers 404 with "${title}" and keeps to it'),
  ],
  [
    'unknown solution',
    notFoundPage('says in %s that a %s is missing and leads back'),
    notFound('${path} answers 404 with "${title}" and keeps to it'),
  ],
  [
    'unknown industry, in two sentences',
    notFoundPage('says of an industry what the specification says'),
    notFound('an unknown industry says what the specification says'),
  ],
  ['service without data', servicePage('says that it loads while there is no record')],
  [
    'search without a match, naming the text',
    articleList('says that nothing was found (%s, "%s")'),
    blog('says when nothing was found and starts over'),
  ],
  [
    'category without an article, naming it',
    articleList('says that nothing was found (%s, "%s")'),
    blog('names an empty category'),
  ],
  [
    'the short fallback of the chat',
    chatReplies('begins with the words of the specification'),
    proof.chat('both fallbacks answer what nobody can'),
  ],
  [
    'the long one',
    chatReplies('begins with the words of the specification'),
    proof.chat('both fallbacks answer what nobody can'),
  ],
  [
    'a chat that does not load is left open: ours gives mail and phone',
    proof.chat('it says how to reach the company'),
    chatWidget('says how to reach the company when the chat cannot be loaded, and tries anew the next time'),
  ],
  [
    '451, 403, 429 and 0 are failures of their kinds',
    email('%j is %s'),
    contact('${code}: the sentence, advice, and ways on with the text filled in'),
    mailbox('refuses with %d %s and keeps nothing'),
  ],
  [
    'so are missing ids and parameters that are no object',
    email('%j is %s'),
    contactForm('says so before a word is typed, and hands the words to the mail program'),
  ],
])

export const constantRows = [
  ...sectionOf('9 Business constants and limits', [
    [
      'dropdown close delay, 150 ms',
      constants('%s is %j'),
      shell('Services opens on hover and closes 150 ms after the pointer leaves'),
    ],
    [
      'header threshold, 10 px',
      constants('%s is %j'),
      shell('the header changes once the page is scrolled more than 10 px'),
    ],
    ['anchor offset, 100 px', constants('%s is %j'), shell('an in-page link leaves 100 px above its section')],
    [
      'delay of a fragment on entry, 100 ms',
      constants('%s is %j'),
      proof.scrolling('comes to the fragment of the first address after 100 ms'),
    ],
    [
      'outcome of a message, 5000 ms',
      constants('%s is %j'),
      contactStore('sends once for a double click and hides the outcome after five seconds'),
    ],
    ['phone mockup, 3000 ms', constants('%s is %j'), home('highlights its two features in turn, three seconds each')],
    ['services at first, 3 of 6', constants('%s is %j'), home('shows three services, then six, then three again')],
    ['message, 10 characters', constants('form and chat obey the constants'), contactRules('%s %j is %s: %s')],
    [
      'phone, 8 to 16 characters',
      constants('form and chat obey the constants'),
      contactRules('accepts exactly 8 to 16 digits that do not begin with 0'),
    ],
    ['search, 300 ms', constants('%s is %j'), blog('answers 300 ms after the last key')],
    ['five articles', content('are five, one per category, the first one featured')],
    ['three recommended', nodes('recommend the first three others there are in their language')],
    [
      'middle of the viewport, 60% for timelines',
      constants('%s is %j'),
      scrollSteps('a list at %i px is measured against a line at %d of the viewport: %s'),
      process('with its top at %i px the line is at %s and the steps are %j'),
    ],
    ['accordion, 24 rem', constants('an accordion is at most 24 rem high')],
    ['carousel step, 300 px', constants('%s is %j'), carousel('its arrows move it by 300 px')],
    [
      'carousel end, 10 px',
      constants('%s is %j'),
      carousel('shows the left arrow only when scrolled, and no right arrow within 10 px of the end'),
    ],
    ['eight testimonials of five stars', content('has of %s %d'), content('rates every testimonial with five stars')],
    ['four quick questions', chatContent('asks the four quick questions of the specification')],
    [
      'bot reply, 1000 to 2000 ms',
      constants('form and chat obey the constants'),
      chatMachine('takes one to two seconds'),
    ],
    [
      'scroll animation, 800 ms, offset 50, once',
      constants('%s is %j'),
      proof.reveal('rises for 800 ms once its first 50 px are in view, and never again'),
      home('blocks below rise into view once, and nothing is hidden from those who do not scroll'),
    ],
    [
      'e-mail library 4.4.1',
      constants('the e-mail library is 4.4.1'),
      email('posts exactly the body of spec section 7 to the given origin'),
    ],
    ['languages en and ru', constants('languages are en and ru, en by default'), built('every page says its language')],
    ['Android from 8.0', content('support Android from 8.0')],
  ]),
  ...sectionOf('9 Marketing claims', [
    ['tiles of a service', servicePage('shows four tiles'), content('has the figures of the tiles')],
    ['tiles of the solutions', solutionPages('shows its title and four tiles')],
    ['5+ authors', proof.blogPage('counts articles and distinct categories in its tiles')],
    ['99.9% uptime', content('claims of %s: %s')],
    [
      'figures of the canned replies',
      content('claims of %s: %s'),
      content('lets the chat quote its claims, the general address and the phone in both languages'),
    ],
    [
      'their timelines',
      content('claims of %s: %s'),
      content('lets the chat quote its claims, the general address and the phone in both languages'),
    ],
    [
      'durations in the questions of a service',
      content('promise a basic application in 3 to 4 months and an enterprise one in 6 to 12 or more'),
    ],
    ['terms of staff augmentation', content('lend staff from candidates in 1 to 2 weeks on, for 3 months and more')],
    [
      'figures of e-commerce',
      content('shows for %s the figures %j'),
      industryPage('shows the figures of %s and support around the clock'),
    ],
    [
      'figures of real estate',
      content('shows for %s the figures %j'),
      industryPage('shows the figures of %s and support around the clock'),
    ],
    [
      'figures of education',
      content('shows for %s the figures %j'),
      industryPage('shows the figures of %s and support around the clock'),
    ],
    [
      'figures of finance',
      content('shows for %s the figures %j'),
      industryPage('shows the figures of %s and support around the clock'),
    ],
  ]),
]
