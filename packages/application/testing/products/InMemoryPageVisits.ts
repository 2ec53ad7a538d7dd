import { PageVisits, type VisitWay } from '../../src/products/index.js';

/** Counts in memory. */
export class InMemoryPageVisits extends PageVisits {
  private readonly counts: Record<VisitWay, number> = { http: 0, browser: 0 };

  override async count(way: VisitWay): Promise<void> {
    this.counts[way] += 1;
  }

  override async all(): Promise<Readonly<Record<VisitWay, number>>> {
    return { ...this.counts };
  }
}
