export * from './contradictions/Contradiction.js';
export * from './Fact.js';
export { fieldText, plainFieldText } from './fieldText.js';
export { isRepeatOf as isRepeat } from './isRepeatOf.js';
export * from './ProductReading.js';
export * from './properties.js';
export * from './propertyRegistry.js';
export { openQuestionsOf } from './missingFactsOf.js';
export * from './UnusedInput.js';
