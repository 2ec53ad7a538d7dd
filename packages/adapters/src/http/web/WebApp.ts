import path from 'node:path';
import { isAppPath } from '@listwright/application/contract';
import type { Context } from 'koa';
import { sendAsset, type Asset } from './Asset.js';
import type { BuiltFiles } from './BuiltFiles.js';
import type { AppPages } from './AppPages.js';
import type { SitePages } from './SitePages.js';

/** Pages of one seller, which no search engine is to list. */
const UNLISTED: ReadonlySet<string> = new Set(['/shared-analysis', '/analysis-results']);

/**
 * Everything that a browser loads: hashed files for ever, the public pages as text, and the app's page for the addresses
 * of its router. Every other address is a 404 with a page that helps on.
 */
export class WebApp {
  /** The inline scripts of the pages, for their hashes in the Content-Security-Policy. */
  readonly inlineScripts: readonly string[];

  constructor(
    private readonly files: BuiltFiles,
    private readonly app: AppPages,
    private readonly site: SitePages,
    /** The name under which this server listens. */
    private readonly host: string,
  ) {
    this.inlineScripts = inlineScriptsOf(files);
  }

  /** Answers a GET or HEAD, and a form that was sent before its script had loaded: the page is shown again, empty. */
  async serve(context: Context): Promise<void> {
    if (context.method === 'POST' && (await this.app.isEntrance(context.path))) {
      context.status = 303;
      context.redirect(context.path + context.search);
      return;
    }
    if (context.method !== 'GET' && context.method !== 'HEAD') return;
    const file = context.path === '/index.html' ? undefined : this.files.get(context.path);
    if (file !== undefined) {
      const hashed = context.path.startsWith('/assets/');
      this.send(context, file, path.extname(context.path), hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    } else if (isAppPath(context.path)) {
      if (UNLISTED.has(context.path)) context.set('X-Robots-Tag', 'noindex, nofollow');
      this.send(context, await this.app.page(context.path), '.html', 'no-cache');
    } else await this.serveSite(context);
  }

  private async serveSite(context: Context): Promise<void> {
    const answer = await this.site.answer(context.path, this.originOf(context));
    if ('location' in answer) {
      context.redirect(answer.location);
      return;
    }
    this.send(context, answer.asset, answer.type, 'no-cache', answer.status);
  }

  /** Where this server listens; the `Host` header is untrusted and not used in pages. */
  private originOf({ req }: Context): string {
    return `http://${this.host.includes(':') ? `[${this.host}]` : this.host}:${req.socket.localPort ?? 80}`;
  }

  private send(context: Context, asset: Asset, type: string, caching: string, status: 200 | 404 = 200): void {
    context.status = status;
    context.set('Cache-Control', caching);
    context.type = type;
    sendAsset(context, asset);
  }
}

/** The theme is set before the first paint by a script in the page; the app's page and the site's share it. */
export function inlineScriptsOf(files: BuiltFiles): readonly string[] {
  const text = files.require('/index.html').plain.toString('utf8');
  return [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}
