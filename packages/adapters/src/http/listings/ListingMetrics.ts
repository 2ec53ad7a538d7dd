import type { Counter } from 'prom-client';
import type { Metrics } from '../Metrics.js';

/** The figures of the listings that this process wrote. */
export class ListingMetrics {
  private readonly written: Counter;

  constructor(metrics: Metrics) {
    this.written = metrics.counter('listwright_listings_written_total', 'Listings written, by engine', ['engine']);
  }

  listingWritten(engine: string): void {
    this.written.inc({ engine });
  }
}
