import type { Actor, Clock, Page, PageRequest } from '../shared/index.js';
import { isFinished, type Batch } from './Batch.js';
import { bulkErrors } from './bulkErrors.js';
import type { BatchRepository, FinishedRow, RowFilter } from './ports/BatchRepository.js';

const FIRST_LOOK_MS = 50;
const LONGEST_LOOK_MS = 500;

/** Own jobs and how far they are. */
export class ReadBatches {
  constructor(
    private readonly batches: BatchRepository,
    private readonly clock: Clock,
  ) {}

  async read(actor: Actor, id: string): Promise<Batch> {
    const batch = await this.batches.find(actor.userId, id);
    if (batch === undefined) throw bulkErrors.notFound();
    return batch;
  }

  list(actor: Actor, filter: { readonly isOpen?: boolean | undefined }, page: PageRequest): Promise<Page<Batch>> {
    return this.batches.list(actor.userId, filter, page);
  }

  async rows(actor: Actor, id: string, filter: RowFilter, page: PageRequest): Promise<Page<FinishedRow>> {
    await this.read(actor, id);
    return this.batches.rows(actor.userId, id, filter, page);
  }

  /** The job as soon as it has ended or cannot go on by itself, or as it is after `ms`. */
  async settled(actor: Actor, id: string, ms: number): Promise<Batch> {
    const deadline = this.clock.now().getTime() + ms;
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(LONGEST_LOOK_MS, pause * 1.5)) {
      const batch = await this.read(actor, id);
      if (isFinished(batch) || batch.status === 'paused' || this.clock.now().getTime() >= deadline) return batch;
      await new Promise((resolve) =>
        setTimeout(resolve, Math.min(pause, Math.max(0, deadline - this.clock.now().getTime()))),
      );
    }
  }

  /** The job each time it has moved, until it has ended. */
  async *watch(actor: Actor, id: string): AsyncGenerator<Batch> {
    let last = '';
    for (;;) {
      const batch = await this.read(actor, id);
      const { status, waitsFor, successful, failed } = batch;
      const now = JSON.stringify([status, waitsFor, successful, failed]);
      if (now !== last) yield batch;
      last = now;
      if (isFinished(batch)) return;
      await new Promise((resolve) => setTimeout(resolve, LONGEST_LOOK_MS));
    }
  }
}
