export * from './fitTitle.js';
export * from './handleFor.js';
export * from './keywordPlacement.js';
export * from './MovedText.js';
export * from './packSearchTerms.js';
export { titleCase } from '../rules/title/titleCase.js';
