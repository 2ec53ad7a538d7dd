import type { api, CallOutput } from '@listwright/application/contract';

/** A row of the list of products, as the server sends it. */
export type ProductRow = CallOutput<typeof api.products.list>['products'][number];
/** A product with its facts, as the server sends it. */
export type ShownProduct = CallOutput<typeof api.products.read>;
/** A product, as the server sends it. */
export type Product = ShownProduct['product'];
