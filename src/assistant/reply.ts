export interface ReplyLink {
  label: string
  /** A path of this site without language prefix; one that ends in `#contact` takes the question along. */
  to: string
}

export interface Reply {
  text: string
  links: readonly ReplyLink[]
  /** Questions that lead on, for one press each. */
  asks?: readonly string[]
}

/** Words of a transcript, from the `chat` namespace. */
export interface TranscriptWords {
  /** First line: what follows. */
  heading: string
  user: string
  bot: string
  /** Stands where older messages were left out. */
  omitted: string
}
