import * as z from 'zod';
import { pagingReply } from '../kernel/index.js';
import { longTextErrors } from './longTextErrors.js';
import { productPhoto } from './productPhoto.js';
import { AddProductRequest, DecideFactRequest, EditProductRequest, ListProductsQuery } from './productRequests.js';
import { productFacts, ProductSummary, ShownProductView } from './productRecordViews.js';

const id = z.object({ id: z.uuid('This is not the id of a product').describe('Product id') });
const withFact = id.extend({ fact_id: z.string().max(20).describe('Id of the fact, as the product has it now') });
const withPhoto = id.extend({ photo_id: z.uuid('This is not the id of a photo').describe('Photo id') });

/** Each of these reads and stores a product, so they are limited per account. */
const EDITS = { bucket: 'product_edits', points: 240, seconds: 60 } as const;
const PHOTOS = { bucket: 'product_photos', points: 60, seconds: 60 } as const;

/** The operations on the products of an account. */
export const productRecordOperations = {
  list: {
    summary: 'List own products, newest first unless sorted otherwise',
    access: 'user',
    query: ListProductsQuery,
    status: 200,
    reply: z.object({ products: z.array(ProductSummary).describe('In the order asked for'), ...pagingReply }),
    errors: [],
  },
  add: {
    summary: 'Add a product',
    description:
      'The same SKU or ASIN, or the same brand and name, is the same product: `product_exists` names the one there is in `product_id`.',
    access: 'user',
    body: AddProductRequest,
    status: 201,
    reply: ShownProductView,
    errors: ['product_name_required', 'invalid_identifier', 'product_exists', 'too_many_products', ...longTextErrors],
    idempotent: true,
    rateLimit: EDITS,
  },
  read: {
    summary: 'Read a product with its facts',
    access: 'user',
    params: id,
    status: 200,
    reply: ShownProductView,
    errors: ['product_not_found', ...longTextErrors],
  },
  edit: {
    summary: 'Change a product',
    description: 'The fields that are sent replace the stored ones. Its listings stay as they are.',
    access: 'user',
    params: id,
    body: EditProductRequest,
    status: 200,
    reply: ShownProductView,
    errors: [
      'product_not_found',
      'product_changed',
      'product_exists',
      'product_name_required',
      'invalid_identifier',
      ...longTextErrors,
    ],
    rateLimit: EDITS,
  },
  remove: {
    summary: 'Delete a product and its photos; its listings stay',
    access: 'user',
    params: id,
    status: 200,
    reply: z.object({}),
    errors: ['product_not_found'],
  },
  facts: {
    summary: 'Read the facts of a product',
    access: 'user',
    params: id,
    status: 200,
    reply: z.object({
      ...productFacts,
      missing_facts: z.array(z.string()).describe('Facts that buyers expect and the input does not give'),
      version: z.number().int().describe('Of the product that they were read from'),
    }),
    errors: ['product_not_found', ...longTextErrors],
  },
  decideFact: {
    summary: 'Confirm, correct or delete a fact, or choose it in a contradiction',
    description: 'The reply has the facts as they are then; ids of facts are new with each change.',
    access: 'user',
    params: withFact,
    body: DecideFactRequest,
    status: 200,
    reply: ShownProductView,
    errors: [
      'product_not_found',
      'fact_not_found',
      'product_changed',
      'product_exists',
      'product_name_required',
      'value_required',
      'fact_in_name',
      'no_contradiction',
      ...longTextErrors,
    ],
    rateLimit: EDITS,
  },
  addPhoto: {
    summary: 'Add a photo to a product',
    description: 'JPEG, PNG or WebP by its content, at most 10 MB and 50 megapixels. A product has at most 20 photos.',
    access: 'user',
    params: id,
    files: { photo: { description: 'The photo', required: true, ...productPhoto } },
    status: 201,
    reply: ShownProductView,
    errors: [
      'product_not_found',
      'too_many_photos',
      'product_changed',
      'product_exists',
      'image_too_large',
      'storage_full',
      'storage_unavailable',
      ...longTextErrors,
    ],
    idempotent: true,
    rateLimit: PHOTOS,
  },
  photo: {
    summary: 'Download a photo of a product',
    access: 'user',
    params: withPhoto,
    status: 200,
    reply: {
      file: true,
      contentType: 'image/jpeg',
      otherTypes: ['image/png', 'image/webp'],
      description: 'The photo as it was uploaded',
    },
    errors: ['product_not_found', 'photo_not_found', 'storage_unavailable'],
  },
  removePhoto: {
    summary: 'Delete a photo of a product',
    access: 'user',
    params: withPhoto,
    status: 200,
    reply: ShownProductView,
    errors: [
      'product_not_found',
      'photo_not_found',
      'product_changed',
      'product_exists',
      'storage_unavailable',
      ...longTextErrors,
    ],
  },
} as const;
