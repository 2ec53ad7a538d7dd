import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from '@jest/globals';

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
}

const CANARY = 'tools/architecture/canary/';
const RULES = [
  'no-cycles',
  'domain-imports-nothing',
  'application-imports-domain-only',
  'contract-knows-domain-and-zod',
  'cli-sees-contract-domain-and-main',
  'inversify-in-composition-only',
  'knex-in-postgres-only',
];

// The web app is checked by sources.test.ts: the cruiser's parser reads no JSX.
describe('the layer table', () => {
  let violations: readonly Violation[] = [];

  beforeAll(() => {
    const sources = ['domain', 'application', 'adapters', 'cli'].map((name) => `packages/${name}/src`);
    const output = execFileSync(
      process.execPath,
      [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        'tools/architecture/dependency-cruiser.cjs',
        '--output-type',
        'json',
        ...sources,
        CANARY,
      ],
      { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    violations = (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
  });

  it('is kept by every source file', () => {
    const broken = violations.filter(({ from }) => !from.startsWith(CANARY));
    expect(broken.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it.each(RULES)('would report a break of %s', (rule) => {
    expect(violations.some(({ rule: { name }, from }) => name === rule && from.startsWith(CANARY))).toBe(true);
  });
});
