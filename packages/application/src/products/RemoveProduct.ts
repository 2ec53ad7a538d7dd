import type { Actor, ObjectStore } from '../shared/index.js';
import { productErrors } from './productErrors.js';
import type { ProductRepository } from './ports/ProductRepository.js';

/** Deletes a product of the own account with its photos. Its listings stay. */
export class RemoveProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly objects: ObjectStore,
  ) {}

  async execute(actor: Actor, id: string): Promise<void> {
    const removed = await this.products.remove(actor.userId, id);
    if (removed === undefined) throw productErrors.notFound();
    for (const { key } of removed.photos) await this.objects.delete(key);
  }
}
