export { amazonSiteIn, amazonSiteOf, asinOf, isFromAmazon, type AmazonSite } from './amazonSite.js';
export { CURRENCY_CODES } from './currencies.js';
export { gtinOf } from './gtinOf.js';
export * from './pageShares.js';
export { parseMoney, type Money, type MoneyHints } from './parseMoney.js';
export { parseCount, parseRating, type Rating } from './parseRating.js';
export { showsPrice } from './showsPrice.js';
export { stockOf } from './stockOf.js';
export * from './ReadPage.js';
