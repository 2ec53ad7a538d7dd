import { pageRows, type PageRow } from '@listwright/domain/bulk';
import { judgePage, pageParts } from '@listwright/domain/listings';
import type { PageProduct } from '@listwright/domain/products';
import { DomainError } from '@listwright/domain/shared';
import type {
  FinishedRow,
  ImportedRow,
  JobKind,
  JobPlan,
  RowInput,
  RunContext,
  StoredResult,
} from '../../jobs/index.js';
import { pageErrors, plainText, type VisitPage } from '../../products/index.js';
import { pageFault, type Clock, type TableCell } from '../../shared/index.js';
import { bulkPlanOf } from '../BulkJob.js';
import type { AnalysedPage } from './AnalysedPage.js';
import { analysedPageOf } from './analysedPageOf.js';
import { PAGE_COLUMNS, pageCells } from './pageColumns.js';
import { readBulkRow } from './readBulkRow.js';

const MOST_SUGGESTIONS = 5;

/** Each row is the address of a product page, which is fetched, read and judged. A page without a product costs nothing. */
export class PageJobKind implements JobKind<PageRow, AnalysedPage> {
  readonly name = 'pages';
  readonly quota = pageRows.quota;
  readonly inputSheet = pageRows.sheet;
  // A job reads one page at a time (`maxConcurrency`), so it needs none of the places of remote work.
  readonly isRemote = false;
  readonly resultSheet = { fileName: '{file}_analysis_{day}', sheetName: 'Pages', columns: PAGE_COLUMNS };

  constructor(
    private readonly visit: VisitPage,
    private readonly clock: Clock,
  ) {}

  read(row: ImportedRow, plan: JobPlan): RowInput<PageRow> {
    return readBulkRow(pageRows, row, plan);
  }

  async run({ address }: PageRow, { cancelBeforeStart }: RunContext): Promise<AnalysedPage> {
    cancelBeforeStart.throwIfAborted();
    try {
      const read = await this.visit.execute(address, cancelBeforeStart);
      if (read.product === null) throw pageErrors.noProduct(read);
      return analysed(read.product, read.address, this.clock.now());
    } catch (error) {
      throw finalFault(error);
    }
  }

  async settle(pages: readonly AnalysedPage[]): Promise<readonly StoredResult[]> {
    return pages.map((page) => ({ result: { page } }));
  }

  async exportRows(rows: readonly FinishedRow[], plan: JobPlan): Promise<readonly (readonly TableCell[])[]> {
    const { columns } = bulkPlanOf(plan);
    return rows.map((row) => pageCells({ row, page: analysedPageOf(row) }, columns));
  }
}

function analysed(product: PageProduct, url: string, at: Date): AnalysedPage {
  const judged = judgePage(product, at.toISOString().slice(0, 10));
  const { score, grade, suggestions } = judged;
  return {
    url,
    title: plainText(product.title),
    brand: product.brand === null ? null : plainText(product.brand),
    asin: product.asin,
    price: product.price,
    currency: product.currency,
    rating: product.rating,
    ratingCount: product.rating_count,
    inStock: product.in_stock,
    images: product.images.length,
    bulletPoints: product.bullet_points.length,
    score,
    grade,
    parts: pageParts(judged, product),
    suggestions: suggestions.slice(0, MOST_SUGGESTIONS).map(({ message }) => plainText(message)),
  };
}

/** The fetcher has tried again already: a site that fails is left alone until the seller retries the row. */
function finalFault(error: unknown): unknown {
  const reason = pageFault.reasonOf(error);
  if (reason === undefined || reason === 'busy' || !(error instanceof DomainError)) return error;
  return new DomainError('invalid', error.code, error.message, { cause: error });
}
