export * from './cleanText.js';
export * from './NameReading.js';
export * from './readName.js';
export * from './shownBrand.js';
export * from './withoutPromotion.js';
export * from './wordInTitle.js';
export * from './words/acronyms.js';
export * from './words/typeModifiers.js';
