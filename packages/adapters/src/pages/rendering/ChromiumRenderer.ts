import { PageRenderer } from '@listwright/application/products';
import { waitAtMost, type WebPage } from '@listwright/application/shared';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { systemNetwork, type Network } from '../fetching/Network.js';
import { parseWebAddress } from '../fetching/parseWebAddress.js';
import { SiteLists, type SiteListOptions } from '../fetching/SiteLists.js';
import { FilteringProxy } from './FilteringProxy.js';
import { RENDER_LIMITS, type RenderLimits } from './RenderLimits.js';
import { SharedBrowser } from './SharedBrowser.js';

export interface ChromiumOptions {
  /** Path of a Chrome or Chromium. */
  readonly executable: string;
  readonly userAgent: string;
  readonly sites?: SiteListOptions;
  /** Hosts with their ports that may be on a private network: servers of tests. */
  readonly exemptHosts?: readonly string[];
  readonly limits?: Partial<RenderLimits>;
}

const CONNECT_MS = 5000;
const CLOSE_MS = 3000;
/** For what is asked of a page once its scripts are done. */
const SPARE_MS = 1000;
/** What a page needs to show its text; the rest is not loaded. */
const NEEDED: ReadonlySet<string> = new Set(['document', 'script', 'xhr', 'fetch', 'stylesheet']);

/** Shows pages in Chromium, each in a context of its own behind a proxy of its own, without pictures, downloads and service workers. */
export class ChromiumRenderer extends PageRenderer {
  private readonly limits: RenderLimits;
  private readonly browser: SharedBrowser;
  private readonly lists: SiteLists;
  private readonly exempt: ReadonlySet<string>;
  private readonly queue: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly options: ChromiumOptions,
    private readonly onError: (error: unknown) => void,
    private readonly network: Network = systemNetwork(CONNECT_MS),
  ) {
    super();
    this.limits = { ...RENDER_LIMITS, ...options.limits };
    this.browser = new SharedBrowser(options.executable, this.limits.idleMs);
    this.lists = new SiteLists(options.sites);
    this.exempt = new Set(options.exemptHosts ?? []);
  }

  override async render(address: string, signal?: AbortSignal): Promise<WebPage | undefined> {
    signal?.throwIfAborted();
    if (this.queue.length >= this.limits.waiting) return undefined;
    await this.turn();
    try {
      signal?.throwIfAborted();
      const url = parseWebAddress(address, undefined, this.exempt);
      if (!this.lists.permits(url.hostname)) return undefined;
      return await this.browser.use((browser) => this.inContext(browser, url, signal));
    } catch (error) {
      signal?.throwIfAborted();
      this.onError(error);
      return undefined;
    } finally {
      this.running -= 1;
      this.queue.shift()?.();
    }
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private async turn(): Promise<void> {
    if (this.running >= this.limits.pages) await new Promise<void>((resolve) => this.queue.push(resolve));
    this.running += 1;
  }

  private async inContext(browser: Browser, url: URL, signal?: AbortSignal): Promise<WebPage | undefined> {
    const { network, lists, exempt } = this;
    const proxy = await FilteringProxy.start({ network, lists, exempt, mostBytes: this.limits.loadedBytes });
    let context: BrowserContext | undefined;
    // Without its connections a page is soon done.
    const stop = () => proxy.close();
    signal?.addEventListener('abort', stop);
    try {
      context = await browser.createBrowserContext({
        proxyServer: proxy.address,
        proxyBypassList: ['<-loopback>'],
        downloadBehavior: { policy: 'deny' },
      });
      const shown = this.shown(await context.newPage(), url);
      // A script that never ends answers nothing: the page is closed and the wait for it fails then.
      shown.catch(() => undefined);
      await waitAtMost(this.limits.loadMs + this.limits.quietMs + SPARE_MS, shown);
      return await Promise.race([shown, Promise.resolve(undefined)]);
    } finally {
      signal?.removeEventListener('abort', stop);
      proxy.close();
      if (context !== undefined)
        await waitAtMost(
          CLOSE_MS,
          context.close().catch(() => undefined),
        );
    }
  }

  private async shown(page: Page, url: URL): Promise<WebPage | undefined> {
    const { loadMs, quietMs, pageCharacters, requests } = this.limits;
    page.setDefaultTimeout(loadMs);
    await page.setUserAgent({ userAgent: this.options.userAgent });
    await page.setBypassServiceWorker(true);
    await page.setRequestInterception(true);
    let count = 0;
    page.on('request', (request) => {
      count += 1;
      const isAllowed = NEEDED.has(request.resourceType()) && /^https?:/u.test(request.url()) && count <= requests;
      const leaves =
        request.isNavigationRequest() &&
        request.frame() === page.mainFrame() &&
        placeOf(request.url()) !== placeOf(url.href);
      const isNeeded = isAllowed && !leaves;
      // Aborted and not failed: a failed navigation would show the browser's own page.
      void (isNeeded ? request.continue() : request.abort('aborted')).catch(() => undefined);
    });
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    let isShown = false;
    page.on('response', (answer) => {
      isShown ||= answer.ok() && answer.request().isNavigationRequest() && answer.frame() === page.mainFrame();
    });
    // A page that tries to leave ends the wait for it, and is there all the same.
    await page.goto(url.href, { waitUntil: 'domcontentloaded', timeout: loadMs }).catch((error: unknown) => {
      if (!isShown || !/ERR_ABORTED/u.test(String(error))) throw error;
    });
    if (!isShown) return undefined;
    // A page that never rests is taken as it is then.
    await page.waitForNetworkIdle({ idleTime: 500, timeout: quietMs }).catch(() => undefined);
    const at = new URL(page.url());
    // The robots.txt of another site was not asked.
    if (at.origin !== url.origin) return undefined;
    at.hash = '';
    const text = (await page.evaluate(`document.documentElement.outerHTML.slice(0, ${pageCharacters})`)) as string;
    return { address: at.href, contentType: 'text/html', charset: 'utf-8', text };
  }
}

/** A page without its query: its robots.txt was asked for this one alone. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
