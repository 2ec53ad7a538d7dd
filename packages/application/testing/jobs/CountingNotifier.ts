import { WorkerNotifier } from '../../src/jobs/index.js';

/** Counts the notifications. */
export class CountingNotifier extends WorkerNotifier {
  rings = 0;

  override async notify(): Promise<void> {
    this.rings += 1;
  }
}
