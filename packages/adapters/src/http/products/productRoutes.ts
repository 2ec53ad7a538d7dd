import { readingView, type productsContract } from '@listwright/application/contract';
import { ReadFacts } from '@listwright/application/products';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';

export const productUseCases = {
  readFacts: ReadFacts,
};

export function productRoutes(use: Instances<typeof productUseCases>): Handlers<typeof productsContract> {
  return {
    readFacts: ({ body: { product_name: productName, leave_out: leftOut, ...rest } }) =>
      readingView(use.readFacts.execute({ ...rest, productName, ...(leftOut.length === 0 ? {} : { leftOut }) })),
  };
}
