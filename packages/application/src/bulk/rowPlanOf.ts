import type { ListingRowDefaults } from '@listwright/domain/bulk';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { BatchPlan } from './Batch.js';
import type { RowPlan } from './checkTableRow.js';

export { faultSentence as sentenceOf } from '@listwright/domain/bulk';

/** Defaults for a row. */
export function rowDefaults(marketplace: Marketplace): ListingRowDefaults {
  return { marketplace, marketplaceId: '', tone: 'neutral', language: 'en' };
}

/** How the rows of a batch are read. */
export function rowPlanOf({ kind, columns, marketplace }: BatchPlan): RowPlan {
  return { kind, columns, defaults: rowDefaults(marketplace) };
}
