import { build } from './buildAll.mjs';
import { checkGenerated } from './generated.mjs';
import { run, runBin, startBin } from './run.mjs';
import { YOUNG_GENERATION } from './youngGeneration.mjs';

/** Files that are as at the last check, by their content, are not read again. */
const FORMAT = ['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'];

export async function checkAll(jestArguments = []) {
  const isWhole = jestArguments.length === 0;
  // They need nothing that is built.
  const beside = isWhole
    ? [startBin('prettier/bin/prettier.cjs', FORMAT), startBin('oxlint/bin/oxlint', ['--deny-warnings'])]
    : [];
  await build();
  if (isWhole) {
    runBin('typescript/bin/tsc', ['-b', 'packages/web']);
    runBin('typescript/bin/tsc', ['-p', 'tsconfig.tests.json', '--noEmit']);
    for (const ended of beside) await ended();
    await checkGenerated();
  }
  run(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', YOUNG_GENERATION, 'node_modules/jest/bin/jest.js', ...jestArguments],
    { env: { ...process.env, NODE_ENV: 'test' } },
  );
}
