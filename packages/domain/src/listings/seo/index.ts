export * from './checkPage.js';
export * from './checkSeo.js';
export * from './judgePage.js';
export * from './SeoCheck.js';
export * from './pageParts.js';
