/** Control characters and half letters, which a database refuses, and marks that turn the direction of the text after them. */
const UNSEEN = /[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Text of a page without what cannot be stored or seen. */
export const plainText = (text: string): string => text.replace(UNSEEN, ' ').trim();
