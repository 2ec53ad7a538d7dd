import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './buildAll.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { generatedFiles } from './generated.mjs';
import { root } from './root.mjs';
import { main } from './run.mjs';

await main(async () => {
  ensureDeps();
  await build();
  for (const [name, content] of Object.entries(await generatedFiles())) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
});
