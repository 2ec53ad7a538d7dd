// A separate entry point: a program that only reads a file need not load the server.
export { readShopifyCsv } from '../../files/shopify/readShopifyCsv.js';
export { openOwnTable } from '../../files/tables/openOwnTable.js';
