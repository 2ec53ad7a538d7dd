/** One word of a sentence with its part of speech (Universal Dependencies tags). */
export interface TaggedWord {
  readonly text: string;
  readonly pos: string;
  /** Whether a space stands before it. */
  readonly spaced: boolean;
}

/** What the writer needs of a language library. */
export interface Language {
  /** The sentences of a paragraph, in order. */
  sentencesOf(paragraph: string): readonly string[];
  tag(sentence: string): readonly TaggedWord[];
}
