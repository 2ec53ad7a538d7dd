import type { Browser, LaunchOptions } from 'puppeteer';

export declare function launchBrowser(options?: LaunchOptions): Promise<Browser>;

export declare function findBrowser(): Promise<{
  readonly executablePath: string;
  readonly headless: boolean | 'shell';
}>;
