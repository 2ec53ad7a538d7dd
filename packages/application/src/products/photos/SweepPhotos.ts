import type { Clock, ObjectStore } from '../../shared/index.js';
import type { ProductRepository } from '../ports/ProductRepository.js';
import { ALL_PHOTOS, ownersOf } from './photoFolder.js';

/** A file is stored before its product says so: a younger one may be on its way. */
const ABANDONED_MS = 86_400_000;
/** Files that are compared with their products at once. */
const BATCH_SIZE = 500;

/** Deletes photo files that no product has: those of requests, deletions and erasures that a crash cut short. */
export class SweepPhotos {
  constructor(
    private readonly products: ProductRepository,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {}

  /** How many were deleted. */
  async execute(): Promise<number> {
    const before = this.clock.now().getTime() - ABANDONED_MS;
    let [batch, deleted]: [string[], number] = [[], 0];
    for await (const { key, changedAt } of this.objects.list(ALL_PHOTOS)) {
      if (changedAt.getTime() < before) batch.push(key);
      if (batch.length < BATCH_SIZE) continue;
      deleted += await this.sweep(batch);
      batch = [];
    }
    return deleted + (await this.sweep(batch));
  }

  private async sweep(keys: readonly string[]): Promise<number> {
    const byUser = new Map<string, string[]>();
    for (const { userId, productId } of keys.map(ownersOf))
      byUser.set(userId, [...(byUser.get(userId) ?? []), productId]);
    const used = new Set<string>();
    for (const [userId, productIds] of byUser)
      for (const key of await this.products.photoKeys(userId, productIds)) used.add(key);
    const unused = keys.filter((key) => !used.has(key));
    for (const key of unused) await this.objects.delete(key);
    return unused.length;
  }
}
