export * from './findMentions.js';
export * from './Mention.js';
export * from './singularOf.js';
export * from './TermIndex.js';
export * from './Word.js';
export * from './wordsOf.js';
