import { build } from './buildAll.mjs';
import { checkGenerated } from './generated.mjs';
import { run, runBin, startBin } from './run.mjs';

/** Files that are as at the last check, by their content, are not read again. */
const FORMAT = ['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'];

export async function checkAll(jestArguments = []) {
  const isWhole = jestArguments.length === 0;
  // It takes one core for half a minute and needs nothing that is built.
  const formatted = isWhole ? startBin('prettier/bin/prettier.cjs', FORMAT) : undefined;
  await build();
  if (isWhole) {
    runBin('typescript/bin/tsc', ['-b', 'packages/web']);
    runBin('typescript/bin/tsc', ['-p', 'tsconfig.tests.json', '--noEmit']);
    runBin('oxlint/bin/oxlint', ['--deny-warnings']);
    await formatted?.();
    await checkGenerated();
  }
  run(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...jestArguments],
    { env: { ...process.env, NODE_ENV: 'test' } },
  );
}
