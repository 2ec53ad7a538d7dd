import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { pageFault } from '@listwright/application/shared';

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** More than one is a server's mistake, more than two an attack. */
const MAX_CODINGS = 2;

/**
 * The bytes of an answer as its content-encoding unpacks them. Throws the page fault `too_large` as soon as they are more
 * than `mostBytes`, so that a compression bomb is never unpacked; `unreadable` for a coding that we do not know; and what
 * the body or the decoder throws.
 */
export async function unpackedBody(body: Readable, contentEncoding: string, mostBytes: number): Promise<Buffer> {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const decoders = names.toReversed().map((name) => (Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined));
  if (decoders.length > MAX_CODINGS || decoders.includes(undefined)) {
    body.destroy();
    throw pageFault.of('unreadable');
  }
  // A failure before the end reaches the loop below through the last stream.
  const unpacked = decoders.reduce<Readable>((stream, make) => pipeline(stream, make!(), () => {}), body);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) throw pageFault.of('too_large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
