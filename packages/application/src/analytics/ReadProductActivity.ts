import type { AnalysisRepository, AnalysisRow } from '../analyses/index.js';
import type { ProductReader } from '../products/index.js';
import type { Actor } from '../shared/index.js';
import type { ProductJob, ProductJobs } from './ports/ProductJobs.js';

/** As much as a page shows. */
const MOST = 20;

export interface ProductActivity {
  /** The runs of tools, newest first. */
  readonly analyses: readonly AnalysisRow[];
  /** The bulk jobs that wrote its listings, newest first. */
  readonly jobs: readonly ProductJob[];
}

/** What the tools found of a product, and the jobs that wrote its listings. */
export class ReadProductActivity {
  constructor(
    private readonly products: ProductReader,
    private readonly analyses: AnalysisRepository,
    private readonly jobs: ProductJobs,
  ) {}

  /** Throws `product_not_found`. */
  async execute(actor: Actor, productId: string): Promise<ProductActivity> {
    await this.products.find(actor, productId);
    const [analyses, jobs] = await Promise.all([
      this.analyses.ofProduct(actor.userId, productId, MOST),
      this.jobs.ofProduct(actor.userId, productId, MOST),
    ]);
    return { analyses, jobs };
  }
}
