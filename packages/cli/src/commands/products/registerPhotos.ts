import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { idOf } from '../../ids/idOf.js';
import { runAddPhotos } from './runAddPhotos.js';
import { runRemovePhotos } from './runRemovePhotos.js';
import { IdArgument } from '../../ids/IdArgument.js';

/** Adds `products photos`. */
export function registerPhotos(products: Command, run: Action): void {
  const photos = products.command('photos').description('manage the photos of a product');
  photos
    .command('add')
    .description('add photos to a product: JPEG, PNG or WebP, at most 10 MB each')
    .addArgument(new IdArgument('<id>', 'id of the product', 'product'))
    .argument('<file...>', 'image files')
    .addHelpText('after', '\nExample:\n  listwright products photos add 0192… front.jpg back.jpg\n')
    .action((id: string, files: string[], _options: object, command: Command) =>
      run(async (context) => runAddPhotos(await idOf.product(id, context), files, context), command),
    );
  photos
    .command('rm')
    .description('delete photos of a product')
    .addArgument(new IdArgument('<id>', 'id of the product', 'product'))
    .argument('<photo...>', 'ids of the photos')
    .addHelpText('after', '\nExample:\n  listwright products photos rm 0192… 0193… --yes\n')
    .action((id: string, named: string[], _options: object, command: Command) =>
      run(async (context) => runRemovePhotos(await idOf.product(id, context), named, context), command),
    );
}
