import { IdSource } from '../../src/shared/index.js';

/** Ids in order: …0001, …0002. */
export class CountingIds extends IdSource {
  private count = 0;

  override next(): string {
    this.count += 1;
    return `00000000-0000-7000-8000-${String(this.count).padStart(12, '0')}`;
  }
}
