import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';

interface Asset {
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  readonly etag: string;
}

/**
 * The built web app from a folder, read once: it is small, and a build that goes on beneath a running server changes
 * nothing for it. Hashed assets are cached for ever and sent precompressed; every other address gets the page, whose
 * router shows the screen or the 404.
 */
export class WebApp {
  /** The scripts that stand in the page itself, for their hashes in the Content-Security-Policy. */
  readonly inlineScripts: readonly string[];
  private readonly assets: ReadonlyMap<string, Asset>;
  private readonly page: Asset;

  constructor(root: string) {
    this.assets = readAssets(root);
    const page = this.assets.get('/index.html');
    if (page === undefined) throw new Error(`There is no built web app at ${root}.`);
    this.page = page;
    this.inlineScripts = [...page.plain.toString('utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      (match) => match[1] ?? '',
    );
  }

  /** Answers a GET or HEAD; an address with an ending that is no file of ours stays a 404. */
  serve(context: Context): void {
    if (context.method !== 'GET' && context.method !== 'HEAD') return;
    const asset = this.assets.get(context.path);
    if (asset === undefined && path.extname(context.path) !== '') return;
    const hashed = context.path.startsWith('/assets/');
    context.status = 200;
    context.set('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    context.type = asset === undefined ? '.html' : path.extname(context.path);
    send(context, asset ?? this.page);
  }
}

function send(context: Context, asset: Asset): void {
  context.vary('Accept-Encoding');
  context.etag = asset.etag;
  if (context.fresh) {
    context.status = 304;
    return;
  }
  const encoding = context.acceptsEncodings('br', 'gzip', 'identity');
  const packed = encoding === 'br' ? asset.br : encoding === 'gzip' ? asset.gzip : undefined;
  if (packed !== undefined) context.set('Content-Encoding', String(encoding));
  context.body = packed ?? asset.plain;
}

function readAssets(root: string): Map<string, Asset> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.'));
  const known = new Set(names);
  const read = (name: string) => (known.has(name) ? readFileSync(path.join(root, name)) : undefined);
  const served = names.filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    served.map((name) => {
      const plain = readFileSync(path.join(root, name));
      const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
      return [`/${name.split(path.sep).join('/')}`, { plain, br: read(`${name}.br`), gzip: read(`${name}.gz`), etag }];
    }),
  );
}
