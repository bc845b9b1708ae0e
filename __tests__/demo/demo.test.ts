/** The tests of the demo in one file: its content is read once for all of them. */
import './assistantQuestions'
import './content'
import './matchReply'
import './messagesInTrouble'
