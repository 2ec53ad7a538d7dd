export { brandIn } from './brandIn.js';
export * from './ChosenKind.js';
export * from './Kind.js';
export { KINDS } from './kindRegistry.js';
export type { ProductName } from './readProductName.js';
export { categoryOf as categoryNamed } from './categoryOf.js';
export { CATEGORY_FRAMES } from './kindRegistry.js';
export { europeanWords, indianWords } from './data/wordsOfOtherLanguages.js';
