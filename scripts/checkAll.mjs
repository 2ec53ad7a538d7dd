import { build } from './buildAll.mjs';
import { checkGenerated } from './generated.mjs';
import { run, runBin } from './run.mjs';

export async function checkAll(jestArguments = []) {
  await build();
  if (jestArguments.length === 0) {
    runBin('typescript/bin/tsc', ['-b', 'packages/web']);
    runBin('typescript/bin/tsc', ['-p', 'tsconfig.tests.json', '--noEmit']);
    runBin('oxlint/bin/oxlint', ['--deny-warnings']);
    runBin('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']);
    await checkGenerated();
  }
  run(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...jestArguments],
    { env: { ...process.env, NODE_ENV: 'test' } },
  );
}
