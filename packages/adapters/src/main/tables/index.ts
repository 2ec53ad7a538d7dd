// Apart from the door of the server: who only reads a file need not load one.
export { readShopifyCsv } from '../../files/shopify/readShopifyCsv.js';
export { openOwnTable } from '../../files/tables/openOwnTable.js';
