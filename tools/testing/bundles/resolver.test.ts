import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const { sync } = createRequire(import.meta.url)('./resolver.cjs') as {
  sync: (name: string, options: { basedir: string; defaultResolver: () => string }) => string;
};
const resolved = (name: string, from: string) =>
  path.relative(
    '.',
    sync(name, { basedir: path.resolve('packages', from), defaultResolver: () => path.resolve('other') }),
  );

describe('the modules that a test loads', () => {
  it('are the sources of the layer that it tests', () => {
    expect(resolved('@listwright/application/billing', 'application/src/accounts')).toBe(
      'packages/application/src/billing/index.ts',
    );
    expect(resolved('@listwright/domain/billing', 'domain/src/accounts')).toBe('packages/domain/src/billing/index.ts');
  });

  it('are bundles of the layers below', () => {
    for (const [name, from] of [
      ['@listwright/domain/billing', 'application/src/billing'],
      ['@listwright/application/contract/schemas', 'adapters/src/http'],
      ['@listwright/application/testing', 'adapters/src/http'],
      ['zod', 'application/src/contract'],
    ] as const) {
      expect([name, resolved(name, from)]).toEqual([name, `.tmp/bundles/${name}.js`]);
      expect([name, existsSync(`.tmp/bundles/${name}.js`)]).toEqual([name, true]);
    }
  });

  it('are found as jest finds them where no layer is named', () => {
    expect(resolved('commander', 'cli/src')).toBe('other');
    expect(resolved('./Quota.js', 'domain/src/billing')).toBe('other');
  });
});
