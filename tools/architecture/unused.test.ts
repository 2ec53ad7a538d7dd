import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

interface Report {
  readonly issues: readonly {
    readonly file: string;
    readonly files?: readonly unknown[];
    readonly exports?: readonly { readonly name: string }[];
  }[];
}

/** Files that nothing imports, and exports that no other file uses, as `file` and `file: export`. */
function unusedIn(folder: string): readonly string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/knip/bin/knip.js', '--directory', folder, '--include', 'files,exports', '--reporter', 'json'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { issues } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return issues.flatMap(({ file, files = [], exports = [] }) => [
    ...files.map(() => file),
    ...exports.map(({ name }) => `${file}: ${name}`),
  ]);
}

describe('the sources', () => {
  it('hold nothing that is not used', () => {
    // Texts are being rewritten in the domain; what is left over there goes when that is done.
    expect(unusedIn('.').filter((one) => !one.startsWith('packages/domain/'))).toEqual([]);
  });

  it('would be reported if they did', () => {
    expect(unusedIn('tools/architecture/canary/unused').toSorted()).toEqual(['parts.ts: unused', 'stray.ts']);
  });
});
