import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';
import sirv from 'sirv';

/**
 * The built web app from a folder: hashed assets are cached for ever and sent precompressed; every other address gets
 * the page, whose router shows the screen or the 404.
 */
export class WebApp {
  /** The scripts that stand in the page itself, for their hashes in the Content-Security-Policy. */
  readonly inlineScripts: readonly string[];
  private readonly page: string;
  private readonly assets: ReturnType<typeof sirv>;

  constructor(root: string) {
    this.page = readFileSync(path.join(root, 'index.html'), 'utf8');
    this.inlineScripts = [...this.page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
    this.assets = sirv(root, {
      brotli: true,
      gzip: true,
      etag: true,
      extensions: [],
      setHeaders: (response, pathname) => {
        const hashed = pathname.startsWith('/assets/');
        response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }

  async serve(context: Context): Promise<void> {
    if (context.method !== 'GET' && context.method !== 'HEAD') return;
    if (path.extname(context.path) === '' || context.path === '/index.html') return this.sendPage(context);
    await new Promise<void>((resolve) => {
      // sirv writes to the response itself when it has the file, and calls back when it has not.
      context.res.once('close', resolve);
      context.respond = false;
      context.res.statusCode = 200;
      this.assets(context.req, context.res, () => {
        context.respond = true;
        context.status = 404;
        resolve();
      });
    });
  }

  private sendPage(context: Context): void {
    context.set('Cache-Control', 'no-cache');
    context.type = 'text/html; charset=utf-8';
    context.body = this.page;
  }
}
