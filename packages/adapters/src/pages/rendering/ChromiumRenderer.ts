import { PageRenderer } from '@listwright/application/products';
import { waitAtMost, type WebPage } from '@listwright/application/shared';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import type { SiteAccess } from '../fetching/SiteAccess.js';
import { FilteringProxy } from './FilteringProxy.js';
import { RENDER_LIMITS, type RenderLimits } from './RenderLimits.js';
import { SharedBrowser } from './SharedBrowser.js';

export interface ChromiumOptions {
  /** Path of a Chrome or Chromium. */
  readonly executable: string;
  readonly limits?: Partial<RenderLimits>;
  /** Further arguments of the browser: for the certificates of tests. */
  readonly arguments?: readonly string[];
}

const CLOSE_MS = 3000;
/** For what is asked of a page once its scripts are done. */
const SPARE_MS = 1000;
/** What a page needs to show its text; the rest is not loaded. */
const NEEDED: ReadonlySet<string> = new Set(['document', 'script', 'xhr', 'fetch', 'stylesheet']);
/** What reaches the network past the requests that are looked at here; a page has none of them. */
const UNSEEN = `for (const name of ['Worker', 'SharedWorker', 'WebSocket', 'WebSocketStream', 'WebTransport', 'RTCPeerConnection', 'webkitRTCPeerConnection'])
  Reflect.deleteProperty(globalThis, name);`;

/** Shows pages in Chromium, each in a context of its own behind a proxy of its own, without pictures, downloads and service workers. */
export class ChromiumRenderer extends PageRenderer {
  private readonly limits: RenderLimits;
  private readonly browser: SharedBrowser;
  private readonly queue: (() => void)[] = [];
  private running = 0;

  constructor(
    options: ChromiumOptions,
    private readonly access: SiteAccess,
    private readonly onError: (error: unknown) => void,
  ) {
    super();
    this.limits = { ...RENDER_LIMITS, ...options.limits };
    this.browser = new SharedBrowser(options.executable, this.limits.idleMs, options.arguments ?? []);
  }

  override async render(address: string, signal?: AbortSignal): Promise<WebPage | undefined> {
    signal?.throwIfAborted();
    if (this.queue.length >= this.limits.waiting) return undefined;
    try {
      const url = this.access.addressOf(address);
      // The site has one visitor at a time, whether it is asked by a browser or without.
      return await this.access.turns.run(url.hostname, signal, async () => {
        const pauseMs = await this.access.robots.permit(url, AbortSignal.timeout(this.limits.loadMs));
        return { result: await this.withBrowser(url, signal), pauseMs };
      });
    } catch (error) {
      signal?.throwIfAborted();
      this.onError(error);
      return undefined;
    }
  }

  private async withBrowser(url: URL, signal?: AbortSignal): Promise<WebPage | undefined> {
    await this.turn();
    try {
      signal?.throwIfAborted();
      return await this.browser.use((browser) => this.inContext(browser, url, signal));
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
    const proxy = await FilteringProxy.start({ access: this.access, mostBytes: this.limits.loadedBytes });
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
      const shown = this.shown(await context.newPage(), url, proxy);
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

  private async shown(page: Page, url: URL, proxy: FilteringProxy): Promise<WebPage | undefined> {
    const { loadMs, quietMs, pageCharacters, requests } = this.limits;
    page.setDefaultTimeout(loadMs);
    await page.setUserAgent({ userAgent: this.access.userAgent });
    await page.setBypassServiceWorker(true);
    await page.evaluateOnNewDocument(UNSEEN);
    await page.setRequestInterception(true);
    await this.limitUnpacked(page);
    let count = 0;
    page.on('request', (request) => {
      count += 1;
      const isPage = request.isNavigationRequest();
      const isAllowed = NEEDED.has(request.resourceType()) && /^https?:/u.test(request.url()) && count <= requests;
      // Frames are no part of what is read of a page.
      const leaves = isPage && (request.frame() !== page.mainFrame() || placeOf(request.url()) !== placeOf(url.href));
      const permitted = isAllowed && !leaves ? this.access.mayLoad(request.url()) : Promise.resolve(false);
      void permitted
        .then((isPermitted) => {
          // Aborted and not failed: a failed navigation would show the browser's own page.
          if (!isPermitted) return request.abort('aborted');
          proxy.permit(request.url());
          return request.continue();
        })
        .catch(() => undefined);
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

  /** The proxy counts what is sent; little may become much when it is unpacked, and such a page is given up. */
  private async limitUnpacked(page: Page): Promise<void> {
    const session = await page.createCDPSession();
    let left = this.limits.unpackedBytes;
    session.on('Network.dataReceived', ({ dataLength }) => {
      left -= dataLength;
      if (left < 0) void page.close().catch(() => undefined);
    });
    await session.send('Network.enable');
  }
}

/** A page without its query: its robots.txt was asked for this one alone. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
