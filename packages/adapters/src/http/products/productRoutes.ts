import { readingView, type productsContract } from '@listwright/application/contract';
import {
  AddPhoto,
  AddProduct,
  DecideFact,
  EditProduct,
  ListProducts,
  OpenPhoto,
  ProductReader,
  ReadFacts,
  RemovePhoto,
  RemoveProduct,
  type ShownProduct,
} from '@listwright/application/products';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import { photoFile } from './photoFile.js';
import { factsView, productRowView, productView } from './productViews.js';

export const productUseCases = {
  list: ListProducts,
  add: AddProduct,
  readFacts: ReadFacts,
  read: ProductReader,
  edit: EditProduct,
  remove: RemoveProduct,
  decide: DecideFact,
  addPhoto: AddPhoto,
  openPhoto: OpenPhoto,
  removePhoto: RemovePhoto,
};

export function productRoutes(use: Instances<typeof productUseCases>): Handlers<typeof productsContract> {
  return {
    list: async ({ query }, { actor }) => {
      const { items, total, nextCursor } = await use.list.execute(actor, query, query);
      return { products: items.map(productRowView), total, next_cursor: nextCursor };
    },
    add: async ({ body }, { actor, keepReply }) => {
      const { product_name: productName, leave_out: leftOut, sku, asin, gtin, ...rest } = body;
      const brief = { ...rest, productName, leftOut };
      const onStored = (shown: ShownProduct) => keepReply(productView(shown));
      return productView(await use.add.execute(actor, brief, { sku, asin, gtin }, onStored));
    },
    readFacts: ({ body: { product_name: productName, leave_out: leftOut, ...rest } }) =>
      readingView(use.readFacts.execute({ ...rest, productName, ...(leftOut.length === 0 ? {} : { leftOut }) })),
    read: async ({ params }, { actor }) => productView(await use.read.execute(actor, params.id)),
    edit: async ({ params, body }, { actor }) => {
      const { product_name: productName, leave_out: leftOut, sku, asin, gtin, version, ...rest } = body;
      const edit = { brief: { ...rest, productName, leftOut }, identifiers: { sku, asin, gtin }, version };
      return productView(await use.edit.execute(actor, params.id, edit));
    },
    remove: async ({ params }, { actor }) => {
      await use.remove.execute(actor, params.id);
      return {};
    },
    facts: async ({ params }, { actor }) => {
      const shown = await use.read.execute(actor, params.id);
      const { product, reading } = shown;
      return { ...factsView(shown), missing_facts: [...reading.missingFacts], version: product.version };
    },
    decideFact: async ({ params, body }, { actor }) =>
      productView(await use.decide.execute(actor, params.id, params.fact_id, body)),
    addPhoto: async ({ params, files }, { actor }) =>
      productView(await use.addPhoto.execute(actor, params.id, files.photo?.bytes ?? new Uint8Array())),
    photo: async ({ params }, { actor }) => photoFile(await use.openPhoto.execute(actor, params.id, params.photo_id)),
    removePhoto: async ({ params }, { actor }) =>
      productView(await use.removePhoto.execute(actor, params.id, params.photo_id)),
  };
}
