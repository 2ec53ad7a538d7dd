import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'koa';

/** A static text or file, with its compressed forms, if any. */
export interface Asset {
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  readonly etag: string;
}

export function etagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 20);
}

/** A text that was made by this server. */
export function packedAsset(text: string): Asset {
  const plain = Buffer.from(text, 'utf8');
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { plain, br, gzip: gzipSync(plain), etag: etagOf(plain) };
}

/** Sends the form that the visitor accepts, or only the word that nothing changed. */
export function sendAsset(context: Context, asset: Asset): void {
  context.vary('Accept-Encoding');
  // Weak: the packed forms are the same text in other bytes.
  context.etag = `W/"${asset.etag}"`;
  if (context.status === 200 && context.fresh) {
    context.status = 304;
    return;
  }
  // One at a time: asked for several, the answer follows the browser's order, and browsers name gzip first.
  const encoding = (['br', 'gzip'] as const).find((one) => asset[one] !== undefined && context.acceptsEncodings(one));
  if (encoding !== undefined) context.set('Content-Encoding', encoding);
  context.body = (encoding === undefined ? undefined : asset[encoding]) ?? asset.plain;
}
