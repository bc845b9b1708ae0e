/** What the check can say of the assistant's words; a part of `PROBLEM_IDS`. */
export const CHAT_PROBLEM_IDS = {
  'chat/answer': 'error',
  'chat/exception-idle': 'error',
  'chat/exception-keyword': 'error',
  'chat/exception-reaches': 'error',
  'chat/faq-topic': 'error',
  'chat/keyword-alphabet': 'error',
  'chat/keyword-reaches-other': 'error',
  'chat/placeholder': 'error',
  'chat/question': 'error',
  'chat/question-taken': 'error',
  'chat/repeated-id': 'error',
  'chat/reserved-id': 'error',
  'chat/two-braces': 'error',
  'chat/unless-keyword': 'error',
} as const
