export * from './checkSeo.js';
export * from './SeoCheck.js';
