import { DomainError } from '@listwright/domain/shared';
import { PHOTOS_AT_MOST, PRODUCTS_AT_MOST } from './Product.js';

export const productErrors = {
  notFound: () => new DomainError('not_found', 'product_not_found', 'There is no such product.'),
  exists: (id: string, name: string) =>
    new DomainError(
      'conflict',
      'product_exists',
      `"${name}" is this product already: it has the same SKU or ASIN, or the same brand and name.`,
      { details: { product_id: id } },
    ),
  changed: () =>
    new DomainError(
      'conflict',
      'product_changed',
      'This product was changed somewhere else meanwhile. Nothing was saved; load it again and repeat the change.',
    ),
  tooMany: () =>
    new DomainError(
      'conflict',
      'too_many_products',
      `An account has at most ${PRODUCTS_AT_MOST.toLocaleString('en-US')} products. Delete those that you do not need.`,
    ),
  factNotFound: () =>
    new DomainError('not_found', 'fact_not_found', 'This product has no such fact. Load its facts again.'),
  noContradiction: () =>
    new DomainError('invalid', 'no_contradiction', 'This fact contradicts no other, so there is nothing to choose.', {
      faults: [{ path: 'action', message: 'The fact contradicts no other' }],
    }),
  nameSaysOtherwise: () =>
    new DomainError('invalid', 'fact_in_name', 'The name says this in other words. Change the name of the product.', {
      faults: [{ path: 'value', message: 'Change the name of the product instead' }],
    }),
  valueRequired: () =>
    new DomainError('invalid', 'value_required', 'Give the right value.', {
      faults: [{ path: 'value', message: 'Give the right value' }],
    }),
  photoNotFound: () => new DomainError('not_found', 'photo_not_found', 'This product has no such photo.'),
  tooManyPhotos: () =>
    new DomainError(
      'conflict',
      'too_many_photos',
      `A product has at most ${PHOTOS_AT_MOST} photos. Delete one of them first.`,
    ),
};
