/** The contact form and the chat in spec sections 2 to 5 and 7; what they say in sections 8 and 9 stands with the errors and constants. */
import { proof, sectionOf } from './specRow'

const {
  calls,
  chat,
  chatContent,
  chatMachine,
  chatPlace,
  chatReplies,
  chatWidget,
  contact,
  contactForm,
  contactMachine,
  contactRules,
  contactStore,
  content,
  email,
  emailParameters,
  mailContract,
  mailbox,
  pages,
  projects,
} = proof

export const contactAndChatRows = [
  ...sectionOf('2 Chat widget', [
    [
      'a button at the bottom right toggles the panel',
      chatPlace('the chat button floats at the bottom right of ${width} × ${height} and toggles the panel'),
    ],
    [
      "the teaser reads 'How can I assist you today?'",
      chatContent('has the teaser of the specification among the words of every page'),
      chatWidget('is a button that tells its state, and a teaser'),
    ],
    [
      'it can be dismissed',
      chatWidget('has a teaser that can be dismissed for good'),
      chat('the teaser can be dismissed, and does not come back on the next page'),
    ],
    [
      "the panel is headed 'Assistant' and 'Online'",
      chatContent('%s reads %j in English'),
      chatWidget('shows a non-modal dialog with a greeting and focuses the input'),
    ],
    ['times are hour and minute', chatWidget('shows hour and minute as %s writes them')],
    ['it shows that the bot is typing', chatWidget('types for one to two seconds (random %d: %d ms)')],
    [
      'the first message greets as the AI assistant of the company and offers help',
      chatWidget('shows a non-modal dialog with a greeting and focuses the input'),
      chat('it opens with a greeting and four questions, and answers one after one to two seconds'),
    ],
    [
      'four quick questions in their words',
      chatContent('asks the four quick questions of the specification'),
      chatWidget('offers four quick questions while it holds a single message'),
    ],
    [
      'they show with a single message only',
      chatMachine('offers quick questions only while there is a single message'),
    ],
    ["the placeholder is 'Type your message...'", chatContent('placeholder reads %j in English')],
    [
      'Send is disabled while the input is blank',
      chatWidget('keeps Send disabled while the input is blank'),
      chat('Send is disabled while the input is blank'),
    ],
    ['opening focuses the input', chatWidget('shows a non-modal dialog with a greeting and focuses the input')],
    [
      'the newest message is in view',
      chat('the newest message is in view, and wheels over the messages do not move the page'),
    ],
    [
      'a wheel over the messages leaves the page alone',
      chat('the newest message is in view, and wheels over the messages do not move the page'),
      chatWidget('keeps wheels to itself at its ends, and lets zooming through'),
    ],
    [
      'the page scrolls again when the widget goes',
      chat('the page scrolls as before once the chat is closed, and on the next page'),
    ],
  ]),
  ...sectionOf('3 Contact form and message', [
    [
      'six fields, from first name to message',
      contactForm('%s has a label and helps the browser to fill it in'),
      contactRules('reports every field of an empty form but the project, first name first'),
    ],
    ['the project is optional', contactForm('asks for a project without requiring it')],
    [
      'and filled in from the selected one',
      projects('orders a project'),
      contactForm('keeps the draft when a project is chosen before the form was ever shown'),
    ],
    ['the message has eleven parameters', emailParameters('are the eleven of the specification and nothing else')],
    ['the project is General Inquiry by default', emailParameters('name the project when there is one')],
    ['the date is the long US one with hour and minute', emailParameters('of %d in %s is %s')],
    [
      'a chat message has id, text, sender and time',
      chatMachine('appends the trimmed message, clears the input and types'),
    ],
    ['its id is a moment', chatMachine('gives ids from the clock, unique also within a millisecond')],
  ]),
  ...sectionOf('4 Contact form submission', [
    [
      "idle, then sending with the button disabled and labelled 'Sending...'",
      contactForm('says Sending..., sends once, and clears all but the project'),
      contactMachine('%s, %s: %s'),
    ],
    [
      'then success or error',
      contactMachine('%s, %s: %s'),
      contactStore('keeps the draft through a failure and clears it after success'),
    ],
    [
      'the outcome goes after 5 s',
      contactStore('sends once for a double click and hides the outcome after five seconds'),
      contact('the outcome is shown for five seconds; the offers stay'),
    ],
    [
      'success clears the form but for the selected project',
      contactMachine('clears everything after success but the selected project'),
      contact(
        'the project of a card is filled in, can be edited, and survives success, reload and a switch of language',
      ),
    ],
    [
      'editing a field clears its error',
      contactMachine('clears only the error of the edited field'),
      contactForm('clears the error of the field being edited, and no other'),
    ],
  ]),
  ...sectionOf('4 Chat', [
    [
      'closed or open',
      chatWidget('ends with Esc and gives the focus back'),
      chatMachine('begins closed, with the teaser and no message'),
    ],
    ['the teaser shows until dismissed', chatMachine('dismisses the teaser without opening')],
    [
      'or until the chat is opened; the first time ends then',
      chatMachine('greets the first time only, and ends teaser and first time'),
      chatWidget('is opened by its teaser, which goes'),
    ],
    ['it types from send to reply', chatMachine('types until the last of several questions is answered')],
    [
      'sending appends the message, clears the input, shows typing',
      chatMachine('appends the trimmed message, clears the input and types'),
    ],
    [
      'after one to two seconds the reply is appended and typing stops',
      chatMachine('appends the reply with its links and stops typing'),
      chatWidget('types for one to two seconds (random %d: %d ms)'),
    ],
  ]),
  ...sectionOf('5 Contact form', [
    [
      'five fields are required, after trimming',
      contactRules('%s %j is %s: %s'),
      contactRules('reports every field of an empty form but the project, first name first'),
    ],
    ['an error blocks sending', contactForm('ties each message to its field and takes the focus to the first')],
    ['the eight messages, in their words', contactRules('%s reads %j in English')],
    ['an address looks like one', contactRules('accepts every ordinary address'), contactRules('%s %j is %s: %s')],
    [
      'a phone has 8 to 16 characters and begins with 1 to 9, a plus before it or not',
      contactRules('accepts exactly 8 to 16 digits that do not begin with 0'),
      contactRules('%s %j is %s: %s'),
    ],
    ['a message has ten characters after trimming', contactRules('accepts a message by its trimmed length alone')],
    ['the project is optional', contactRules('%s %j is %s: %s')],
  ]),
  ...sectionOf('5 Chat', [
    ['a blank message does nothing', chatMachine('does nothing with %j')],
    [
      'keywords are found in any case',
      chatReplies('%j alone reaches %s, or the rule that takes it'),
      chatReplies('gets the same reply in capitals and with spaces around it'),
    ],
    [
      'sixteen rules in their order, the first wins',
      chatReplies('are the ones of the specification, in its order'),
      chatReplies('%j reaches %s: %s'),
    ],
    ['"service" counts without "cost" only', chatReplies('does not count "service" beside "cost", also inside a word')],
    ['what cannot be read gets the short fallback', chatReplies('%j gets the short one: %s')],
    [
      'no vowels, short words in more than five characters, or fewer than two characters cannot be read',
      chatReplies('%j gets the short one: %s'),
      chatReplies('%j gets the long one: %s'),
    ],
    [
      'anything else gets the long one with its topics',
      chatReplies('%j gets the long one: %s'),
      chatReplies('begins with the words of the specification'),
    ],
    [
      'replies quote the figures, the address and the phone',
      content('lets the chat quote its claims, the general address and the phone in both languages'),
      chatWidget('types for one to two seconds (random %d: %d ms)'),
    ],
  ]),
  ...sectionOf('7 The calls it makes', [
    [
      'a message is posted to /api/v1.0/email/send',
      contact('a message leaves with exactly the body of the service, and is kept'),
      email('posts exactly the body of spec section 7 to the given origin'),
    ],
    [
      'the body is JSON of five keys',
      email('posts exactly the body of spec section 7 to the given origin'),
      mailContract('takes a message as the form sends it'),
    ],
    [
      'the form variant of the address is not used',
      contact('a message leaves with exactly the body of the service, and is kept'),
      mailbox('to another path is not the endpoint’s business'),
    ],
    [
      'the answer has a status and a text',
      mailbox('is kept, printed in one line and answered with OK'),
      email('passes ids, parameters and options to send'),
    ],
    [
      'success shows its sentence and clears the form',
      contact('a message leaves with exactly the body of the service, and is kept'),
      contactForm('says Sending..., sends once, and clears all but the project'),
    ],
    [
      'any failure shows the other',
      contact('${code}: the sentence, advice, and ways on with the text filled in'),
      contactForm('keeps the outcome for five seconds and the offers until the next edit'),
    ],
    [
      'replies are found locally, without a call',
      calls('pages, search and chat call nobody: files of the site are all they ask for'),
    ],
    [
      'nothing else calls a backend',
      calls('pages, search and chat call nobody: files of the site are all they ask for'),
    ],
    [
      "'Watch Demo' opens its video in a new tab",
      pages('Watch Demo opens the video in a tab of its own that cannot reach back'),
    ],
    ["'Contact Sales' opens a letter", pages('Contact Sales writes to the company')],
  ]),
]
