import { readingView, type productsContract } from '@listwright/application/contract';
import {
  AddPhoto,
  AddProduct,
  DecideFact,
  EditProduct,
  FetchProductPage,
  ImportProduct,
  ListProducts,
  OpenPhoto,
  ProductReader,
  pageErrors,
  ReadFacts,
  PageShares,
  ReadSavedPage,
  RemovePhoto,
  RemoveProduct,
  SharePage,
  type ShownProduct,
} from '@listwright/application/products';
import { Links } from '@listwright/application/accounts';
import type { Actor } from '@listwright/application/shared';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import type { CallContext } from '../HttpContext.js';
import { savedPageText } from '../../pages/savedPageText.js';
import { pageProductView, pageShareView, readPageView } from './pageViews.js';
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
  readPage: ReadSavedPage,
  fetchPage: FetchProductPage,
  importPage: ImportProduct,
  sharePage: SharePage,
  pageShares: PageShares,
  links: Links,
};

/** The product of a page at an address, as the specification's calls reply it. */
async function fetched(use: FetchProductPage, url: string, { actor, disconnected }: PageCaller) {
  const { product, provenance } = await use.execute(actor, url, disconnected);
  return { ...pageProductView(product), provenance: { ...provenance } };
}
type PageCaller = Pick<CallContext<Actor>, 'actor' | 'disconnected'>;

export function productRoutes(use: Instances<typeof productUseCases>): Handlers<typeof productsContract> {
  return {
    list: async ({ query }, { actor }) => {
      const { items, total, nextCursor } = await use.list.execute(actor, query, query, query);
      return { products: items.map(productRowView), total, next_cursor: nextCursor };
    },
    add: async ({ body }, { actor, caller, keepReply }) => {
      const { product_name: productName, leave_out: leftOut, sku, asin, gtin, ...rest } = body;
      const brief = { ...rest, productName, leftOut };
      const onStored = (shown: ShownProduct) => keepReply(productView(shown));
      return productView(await use.add.execute(actor, brief, { sku, asin, gtin }, caller, onStored));
    },
    readFacts: async ({ body: { product_name: productName, leave_out: leftOut, ...rest } }, { caller }) => {
      const brief = { ...rest, productName, ...(leftOut.length === 0 ? {} : { leftOut }) };
      return readingView(await use.readFacts.execute(brief, caller));
    },
    read: async ({ params }, { actor, caller }) => productView(await use.read.execute(actor, params.id, caller)),
    edit: async ({ params, body }, { actor, caller }) => {
      const { product_name: productName, leave_out: leftOut, sku, asin, gtin, version, ...rest } = body;
      const edit = { brief: { ...rest, productName, leftOut }, identifiers: { sku, asin, gtin }, version };
      return productView(await use.edit.execute(actor, params.id, edit, caller));
    },
    remove: async ({ params }, { actor }) => {
      await use.remove.execute(actor, params.id);
      return {};
    },
    facts: async ({ params }, { actor, caller }) => {
      const shown = await use.read.execute(actor, params.id, caller);
      const { product, reading } = shown;
      return { ...factsView(shown), missing_facts: [...reading.missingFacts], version: product.version };
    },
    decideFact: async ({ params, body }, { actor, caller }) =>
      productView(await use.decide.execute(actor, params.id, params.fact_id, body, caller)),
    addPhoto: async ({ params, files }, { actor, caller }) =>
      productView(await use.addPhoto.execute(actor, params.id, files.photo?.bytes ?? new Uint8Array(), caller)),
    photo: async ({ params }, { actor }) => photoFile(await use.openPhoto.execute(actor, params.id, params.photo_id)),
    removePhoto: async ({ params }, { actor, caller }) =>
      productView(await use.removePhoto.execute(actor, params.id, params.photo_id, caller)),
    readPage: async ({ body: { html, url }, files }, { actor }) => {
      const bytes = files.file?.bytes;
      if (bytes === undefined && (html ?? '') === '') throw pageErrors.nothingGiven();
      const text = bytes === undefined ? (html ?? '') : await savedPageText(bytes);
      return readPageView(await use.readPage.execute(actor, text, url === '' ? undefined : url));
    },
    importPage: async ({ body: { html, url }, files }, { actor, caller, keepReply, disconnected }) => {
      const bytes = files.file?.bytes;
      const text = bytes === undefined ? html : await savedPageText(bytes);
      const page = { html: text === '' ? undefined : text, address: url === '' ? undefined : url };
      const onStored = (shown: ShownProduct) => keepReply(productView(shown));
      return productView(await use.importPage.execute(actor, page, caller, { onStored, signal: disconnected }));
    },
    sharePage: async ({ body }, { actor, message }) => {
      const { product, read_at: readAt, expires_in_days: days } = body;
      const page = { product, readAt: readAt === undefined ? undefined : new Date(readAt) };
      const { share, token } = await use.sharePage.execute(actor, page, days);
      message('Copy the link now. It is not shown again.');
      return { share: pageShareView(share), url: use.links.sharedAnalysis(token) };
    },
    pageShares: async (_input, { actor }) => {
      const shares = await use.pageShares.list(actor);
      return { shares: shares.map(pageShareView), total: shares.length, next_cursor: null };
    },
    openPageShare: async ({ body }) => {
      const { product, readAt, expiresAt } = await use.pageShares.open(body.token);
      const dates = { read_at: readAt.toISOString(), expires_at: expiresAt.toISOString() };
      return { product: pageProductView(product), ...dates };
    },
    revokePageShare: async ({ params }, { actor }) => {
      await use.pageShares.revoke(actor, params.id);
      return {};
    },
    amazonPage: ({ body }, context) => fetched(use.fetchPage, body.url, context),
    shopPage: ({ body }, context) => fetched(use.fetchPage, body.url, context),
  };
}
