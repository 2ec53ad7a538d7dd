import path from 'node:path';
import type { CliContext } from '../../CliContext.js';
import { countOf } from '@listwright/domain/shared';
import { readFileBytes } from '../../input/readInput.js';
import { productResult } from './productRecord.js';

/** Uploads image files in their order; the first that is refused ends the command. */
export async function runAddPhotos(id: string, files: readonly string[], context: CliContext): Promise<void> {
  const { client, print } = context;
  const read = files.map((file) => ({ file, bytes: readFileBytes(context, file) }));
  for (const { file, bytes } of read) {
    const content = new Blob([new Uint8Array(bytes)]);
    const photo = { name: path.basename(file), type: 'application/octet-stream', content };
    await client.products.addPhoto({ params: { id }, files: { photo } });
    print.message(`Added ${file}.`);
  }
  const shown = await client.products.read({ params: { id } });
  print.message(`The product has ${countOf(shown.product.photos.length, 'photo')}.`);
  print.result(productResult(shown));
}
