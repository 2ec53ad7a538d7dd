import type { TitleRow } from '@listwright/domain/bulk';
import { fitTitle, type FittedTitle } from '@listwright/domain/listings';
import { productClassFor } from '@listwright/domain/marketplaces';
import type { ImportedRow, JobKind, JobPlan, RowInput, RunContext, StoredResult } from '../../jobs/index.js';
import { ruleSetOfChoice } from '../../listings/index.js';
import type { Clock } from '../../shared/index.js';
import { readBulkRow } from './readBulkRow.js';

/** Each row is a title, and becomes one that fits the limits in force. */
export class TitleJobKind implements JobKind<TitleRow, FittedTitle> {
  readonly name = 'titles';
  readonly quota = 'listings_generated';
  readonly isRemote = false;

  constructor(private readonly clock: Clock) {}

  read(row: ImportedRow, plan: JobPlan): RowInput<TitleRow> {
    return readBulkRow(row, plan, ({ title }) => title);
  }

  async run({ title, brand, category }: TitleRow, { plan: { marketplace } }: RunContext): Promise<FittedTitle> {
    const ruleSet = ruleSetOfChoice({ marketplace, productClass: productClassFor(category) }, this.clock.now());
    return fitTitle(brand === '' ? { title } : { title, brand }, ruleSet);
  }

  async settle(titles: readonly FittedTitle[]): Promise<readonly StoredResult[]> {
    return titles.map((result) => ({ result }));
  }
}
