import path from 'node:path';
import { build, preview } from 'vite';
import { root } from '../root.mjs';

const configFile = path.join(root, 'packages/web/vite.config.ts');

/** Builds the page of the kit and serves it by itself. */
export async function openKit() {
  await build({ configFile, mode: 'kit', logLevel: 'error' });
  const server = await preview({ configFile, mode: 'kit', logLevel: 'error', preview: { port: 0, strictPort: false } });
  const { port } = server.httpServer.address();
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
