import type { CliContext } from '../../CliContext.js';
import { removeObjects } from '../../removal/removeObjects.js';

/** Deletes listings with their versions. */
export function runRemove(ids: readonly string[], context: CliContext): Promise<number> {
  const remove = (id: string) => context.client.listings.remove({ params: { id } });
  return removeObjects(ids, { noun: 'listing', along: 'with all versions', remove }, context);
}
