import { readingView, type productsContract } from '@listwright/application/contract';
import type { ReadFacts } from '@listwright/application/products';
import type { Handlers } from '../bindContract.js';

export interface ProductUseCases {
  readonly readFacts: ReadFacts;
}

export function productRoutes(use: ProductUseCases): Handlers<typeof productsContract> {
  return {
    readFacts: ({ body: { product_name: productName, leave_out: leftOut, ...rest } }) =>
      readingView(use.readFacts.execute({ ...rest, productName, ...(leftOut.length === 0 ? {} : { leftOut }) })),
  };
}
