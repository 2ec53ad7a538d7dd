import { WorkBell } from '../../src/bulk/index.js';

/** Counts how often workers were told. */
export class CountingBell extends WorkBell {
  rings = 0;

  override async ring(): Promise<void> {
    this.rings += 1;
  }
}
