import { titleRows, type TitleRow } from '@listwright/domain/bulk';
import { fitTitle, type FittedTitle } from '@listwright/domain/listings';
import { productClassFor } from '@listwright/domain/marketplaces';
import type {
  FinishedRow,
  ImportedRow,
  JobKind,
  JobPlan,
  RowInput,
  RunContext,
  StoredResult,
} from '../../jobs/index.js';
import { ruleSetOfChoice } from '../../listings/index.js';
import type { Clock, TableCell } from '../../shared/index.js';
import { bulkPlanOf } from '../BulkJob.js';
import { fittedTitleOf } from './fittedTitleOf.js';
import { TITLE_COLUMNS, titleCells } from './titleColumns.js';
import { readBulkRow } from './readBulkRow.js';

/** Each row is a title, and becomes one that fits the limits in force. */
export class TitleJobKind implements JobKind<TitleRow, FittedTitle> {
  readonly name = 'titles';
  readonly quota = titleRows.quota;
  readonly inputSheet = titleRows.sheet;
  readonly isRemote = false;
  readonly resultSheet = { fileName: 'optimized_titles_{day}', sheetName: 'Titles', columns: TITLE_COLUMNS };

  constructor(private readonly clock: Clock) {}

  read(row: ImportedRow, plan: JobPlan): RowInput<TitleRow> {
    return readBulkRow(titleRows, row, plan);
  }

  async run({ title, brand, category }: TitleRow, { plan: { marketplace } }: RunContext): Promise<FittedTitle> {
    const ruleSet = ruleSetOfChoice({ marketplace, productClass: productClassFor(category) }, this.clock.now());
    return fitTitle(brand === '' ? { title } : { title, brand }, ruleSet);
  }

  async settle(titles: readonly FittedTitle[]): Promise<readonly StoredResult[]> {
    return titles.map((result) => ({ result }));
  }

  async exportRows(rows: readonly FinishedRow[], plan: JobPlan): Promise<readonly (readonly TableCell[])[]> {
    const { columns } = bulkPlanOf(plan);
    return rows.map((row) => titleCells({ row, fitted: fittedTitleOf(row) }, columns));
  }
}
