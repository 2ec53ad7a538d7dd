import type { CliContext } from '../../CliContext.js';
import { removeObjects } from '../../removal/removeObjects.js';

/** Deletes products with their photos. */
export function runRemove(ids: readonly string[], context: CliContext): Promise<number> {
  const remove = (id: string) => context.client.products.remove({ params: { id } });
  return removeObjects(ids, { noun: 'product', along: 'with all photos', remove }, context);
}
