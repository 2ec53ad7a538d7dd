/** A specific word, then words that are true of everything it names. */
export type Hypernym = readonly [specific: string, ...general: string[]];
