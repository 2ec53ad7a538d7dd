import type { Browser, LaunchOptions } from 'puppeteer';

export declare function launchBrowser(options?: LaunchOptions): Promise<Browser>;
