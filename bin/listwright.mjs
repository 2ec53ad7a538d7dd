#!/usr/bin/env node
import { existsSync } from 'node:fs';

const bundle = new URL('../packages/cli/dist/listwright.mjs', import.meta.url);
if (!existsSync(bundle)) {
  const { ensureDeps } = await import('../scripts/ensureDeps.mjs');
  const { build } = await import('../scripts/buildAll.mjs');
  ensureDeps();
  await build();
}
await import(bundle.href);
