/**
 * Replaces zod in the browser build (see vite.config.ts). The browser needs only methods, paths and file fields; the
 * server validates. Every property and call returns the same proxy.
 */
export const zodStub: unknown = new Proxy(() => zodStub, {
  get: () => zodStub,
  apply: () => zodStub,
});
