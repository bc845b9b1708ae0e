/** Spec section 5, in its order. Copied from the specification, not read from the content. */
export const SPEC_KEYWORDS: readonly (readonly [id: string, keywords: readonly string[]])[] = [
  ['price', ['price', 'cost', 'budget', 'how much', 'pricing']],
  ['services', ['what services', 'what do you offer', 'what do you do', 'service']],
  ['mobile', ['mobile', 'app', 'ios', 'android']],
  ['web', ['web', 'website']],
  ['ai', ['ai', 'machine learning', 'artificial intelligence', 'automation']],
  ['timeline', ['how long', 'timeline', 'duration', 'time']],
  ['contact', ['contact', 'reach', 'phone', 'email', 'call']],
  ['portfolio', ['portfolio', 'project', 'work', 'example', 'case stud']],
  ['technology', ['technolog', 'tech stack', 'tools', 'framework']],
  ['team', ['team', 'about', 'company', 'who are you']],
  ['process', ['process', 'methodology', 'how do you work', 'workflow']],
  ['industry', ['industr', 'sector', 'domain']],
  ['support', ['support', 'maintenance', 'after launch', 'updates']],
  ['start', ['get started', 'how to start', 'begin']],
  ['greeting', ['hello', 'hi', 'hey', 'good morning', 'good afternoon']],
  ['thanks', ['thank', 'thanks']],
]
