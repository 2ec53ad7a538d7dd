import type { AnalysisRepository, AnalysisRow } from '../analyses/index.js';
import type { ProductReader } from '../products/index.js';
import type { Actor } from '../shared/index.js';

/** As much as a page shows. */
const MOST = 20;

/** What the tools found of a product, newest first. */
export class ReadProductActivity {
  constructor(
    private readonly products: ProductReader,
    private readonly analyses: AnalysisRepository,
  ) {}

  /** Throws `product_not_found`. */
  async execute(actor: Actor, productId: string): Promise<readonly AnalysisRow[]> {
    await this.products.find(actor, productId);
    return this.analyses.ofProduct(actor.userId, productId, MOST);
  }
}
