import type { ListingRowDefaults, RowFault } from '@listwright/domain/bulk';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { BatchPlan } from './Batch.js';
import type { RowPlan } from './checkTableRow.js';

/** What holds for a row whose file does not say otherwise. */
export function rowDefaults(marketplace: Marketplace): ListingRowDefaults {
  return { marketplace, marketplaceId: '', tone: 'neutral', language: 'en' };
}

/** How the rows of a batch are read. */
export function rowPlanOf({ kind, columns, marketplace }: BatchPlan): RowPlan {
  return { kind, columns, defaults: rowDefaults(marketplace) };
}

/** All that is wrong with a row, as one text. */
export function sentenceOf(faults: readonly RowFault[]): string {
  return faults.map(({ column, message }) => `${column}: ${message.replace(/\.$/, '')}.`).join(' ');
}
