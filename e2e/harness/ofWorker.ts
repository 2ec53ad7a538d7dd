import type { Browser } from 'puppeteer';

interface OfWorker {
  readonly startServer: (env: Readonly<Record<string, string | undefined>>) => Promise<{
    readonly url: string;
    readonly log: () => string;
    readonly stop: () => Promise<void>;
  }>;
  readonly sharedBrowser: () => Promise<Browser>;
}

/** What the test files of a jest worker share: `tools/testing/worker/E2eEnvironment.mjs`. */
export const { ofWorker } = globalThis as unknown as { readonly ofWorker: OfWorker };
