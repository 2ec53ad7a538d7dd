import { createRequire } from 'node:module';
import { closeContexts, sharedBrowser } from './sharedBrowser.mjs';
import { ServerHosts } from './ServerHosts.mjs';
import SuiteEnvironment from './SuiteEnvironment.cjs';

const hosts = new ServerHosts();
const load = createRequire(import.meta.url);

/**
 * What the test files of a jest worker share: processes that serve, a browser, and packages that keep nothing of a test.
 * Each is started or loaded when the first file asks for it.
 */
export default class E2eEnvironment extends SuiteEnvironment {
  async setup() {
    await super.setup();
    this.global.ofWorker = { load, sharedBrowser, startServer: (env) => hosts.start(env) };
  }

  async teardown() {
    await Promise.all([hosts.stopAll(), closeContexts()]);
    await super.teardown();
  }
}
