import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = new URL('.', import.meta.url).pathname;
const AREA = /\/src\/areas\/[^/]+\/area\.ts$/;
const SCENE = /lazyScene\(\s*'([^']+)'([\s\S]*?)(?=lazyScene\(|\n {2}\],)/g;
const READ = /'(\/api\/[^']+)'/;
const IMPORT = /import\('(\.[^']+)'\)/g;

/**
 * Writes which modules each screen starts with, as `.vite/scenes.json`, and what it reads first, as `.vite/firstReads.json`:
 * the server names both in the page, so that a browser fetches them with the shell and not after it.
 */
export const sceneSources: Plugin = {
  name: 'scene-sources',
  generateBundle() {
    const modules = new Set([...this.getModuleIds()]);
    const scenes: Record<string, readonly string[]> = {};
    const firstReads: Record<string, string> = {};
    for (const area of [...modules].filter((id) => AREA.test(id)))
      for (const [, scene = '', call = ''] of readFileSync(area, 'utf8').matchAll(SCENE)) {
        const [, read] = READ.exec(call) ?? [];
        if (read !== undefined) firstReads[scene] = read;
        scenes[scene] = [...call.matchAll(IMPORT)].map(([, source = '']) => {
          const file = path.resolve(path.dirname(area), source);
          const id = [`${file}.tsx`, `${file}.ts`].find((one) => modules.has(one));
          if (id === undefined) throw new Error(`${scene} starts with ${file}, which is not built.`);
          return path.relative(ROOT, id);
        });
      }
    for (const [name, source] of Object.entries({ scenes, firstReads }))
      this.emitFile({ type: 'asset', fileName: `.vite/${name}.json`, source: JSON.stringify(source) });
  },
};
