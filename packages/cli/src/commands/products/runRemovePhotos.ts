import type { CliContext } from '../../CliContext.js';
import { idOf } from '../../ids/idOf.js';
import { removeObjects } from '../../removal/removeObjects.js';

export async function runRemovePhotos(id: string, named: readonly string[], context: CliContext): Promise<number> {
  const ids: string[] = [];
  for (const one of named) ids.push(await idOf.photo(one, id, context));
  const remove = (photoId: string) => context.client.products.removePhoto({ params: { id, photo_id: photoId } });
  return removeObjects(ids, { noun: 'photo', along: 'of the product', remove }, context);
}
