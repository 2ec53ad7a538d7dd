import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { Failed } from './run.mjs';

/** The files that are written from code, with their content. */
export async function generatedFiles() {
  const { envExample, errorTable, openApiJson } = await import('../packages/adapters/dist/src/main/generated.js');
  const { commandErrors } = await import('../packages/cli/dist/tsc/commandErrors.js');
  return {
    '.env.example': envExample(),
    'docs/errors.md': errorTable(commandErrors),
    'docs/openapi.json': openApiJson(),
  };
}

export async function checkGenerated() {
  const stale = Object.entries(await generatedFiles())
    .filter(
      ([name, content]) =>
        !existsSync(path.join(root, name)) || readFileSync(path.join(root, name), 'utf8') !== content,
    )
    .map(([name]) => name);
  if (stale.length > 0) throw new Failed(1, `Out of date: ${stale.join(', ')}. Run \`npm run generate\`.`);
}
