import type { Browser } from 'puppeteer';

export declare function launchBrowser(): Promise<Browser>;
