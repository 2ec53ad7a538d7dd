import type { Browser } from 'puppeteer-core';

/** Nothing of the browser's own goes to the network; what is not sent through the proxy of a page goes nowhere. */
const ARGUMENTS = [
  '--proxy-server=http://127.0.0.1:1',
  '--proxy-bypass-list=<-loopback>',
  '--disable-quic',
  // A connection of HTTP/2 could be used for another host of the same certificate.
  '--disable-http2',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-sync',
  '--dns-prefetch-disable',
  '--no-first-run',
  '--no-pings',
];

/** One browser for all pages, started for the first and closed when none has come for a while. */
export class SharedBrowser {
  private browser: Promise<Browser> | undefined;
  private users = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly executable: string,
    private readonly idleMs: number,
    private readonly more: readonly string[],
  ) {}

  async use<Result>(act: (browser: Browser) => Promise<Result>): Promise<Result> {
    clearTimeout(this.idle);
    this.users += 1;
    try {
      return await act(await this.opened());
    } finally {
      this.users -= 1;
      if (this.users === 0) this.idle = setTimeout(() => void this.close(), this.idleMs).unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    const browser = await this.browser?.catch(() => undefined);
    this.browser = undefined;
    await browser?.close().catch(() => browser.process()?.kill('SIGKILL'));
  }

  private opened(): Promise<Browser> {
    const browser = (this.browser ??= this.launched());
    // The next page tries again.
    browser.catch(() => (this.browser = undefined));
    return browser;
  }

  private async launched(): Promise<Browser> {
    const { launch } = await import('puppeteer-core');
    const browser = await launch({
      executablePath: this.executable,
      headless: 'shell',
      pipe: true,
      // The process has its own ways to end; puppeteer ends the browser with it in any case.
      ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
      // Chromium refuses its sandbox to root.
      args: [...ARGUMENTS, ...this.more, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    browser.once('disconnected', () => (this.browser = undefined));
    // A browser that waits for the next page keeps no process alive.
    const child = browser.process();
    child?.unref();
    for (const stream of child?.stdio ?? []) (stream as { unref?: () => void } | null)?.unref?.();
    return browser;
  }
}
