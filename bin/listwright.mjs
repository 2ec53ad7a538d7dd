#!/usr/bin/env node
import { isBuilt } from '../scripts/isBuilt.mjs';

if (!isBuilt()) {
  const { ensureDeps } = await import('../scripts/ensureDeps.mjs');
  const { build } = await import('../scripts/buildAll.mjs');
  ensureDeps();
  await build();
}
await import('../packages/cli/dist/listwright.mjs');
