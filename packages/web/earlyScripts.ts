import type { Plugin } from 'vite';

const PRELOADED = /<link rel="modulepreload" crossorigin href="(\/assets\/(?:react|frame|parts)-[^"]+\.js)">/g;

/**
 * What the app is built on also runs as scripts of its own, each as soon as it has arrived: so the modules of the first
 * screen are evaluated in several short tasks, the first of them while the rest is still on its way, and not in one long one.
 */
export const earlyScripts: Plugin = {
  name: 'early-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => {
      const files = [...page.matchAll(PRELOADED)].map(([, file]) => file);
      if (files.length !== 3)
        throw new Error(`The page starts with ${files.join(', ')}: three of these were expected.`);
      return files.map((src) => ({
        tag: 'script',
        attrs: { type: 'module', async: true, crossorigin: true, src },
        injectTo: 'head' as const,
      }));
    },
  },
};
