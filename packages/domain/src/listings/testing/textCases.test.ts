import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error -- the measures are a script without types
import * as measures from '../../../../../scripts/quality/measures.mjs';

/** Cases written without knowledge of the code, in the format of `text-cases`; and those of the shared samples where they are. */
const here = path.dirname(fileURLToPath(import.meta.url));
const FOLDERS = [
  path.join(here, 'textCases'),
  path.resolve(here, '../../../../../../shared/samples/text-cases'),
].filter((folder) => existsSync(folder));

const read = (folder: string, name: string): unknown[] =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as unknown[];

describe.each(FOLDERS)('text of %s', (folder) => {
  test('what is important in the input reaches a field that buyers read, and nothing forbidden does', () => {
    const { facts, shown, kinds, misread, never, repeated, misses } = measures.measureProducts(
      read(folder, 'products'),
    );
    expect({ misses, ok: shown / facts >= 0.95 }).toMatchObject({ ok: true });
    expect(misread / kinds).toBeLessThanOrEqual(0.04);
    expect({ misses, never }).toMatchObject({ never: 0 });
    expect(repeated).toBeLessThanOrEqual(1);
  });

  test('no fact is distorted', () => {
    const { cases, distorted, misses } = measures.measureDistortions(read(folder, 'distortions'));
    expect({ misses, ok: distorted <= cases / 30 }).toMatchObject({ ok: true });
  });

  test('false sentences are caught and true ones stay', () => {
    const tally = measures.measureClaims(read(folder, 'claims'));
    expect(tally.caught / tally.false).toBeGreaterThanOrEqual(0.9);
    expect({ misses: tally.misses, ok: tally.lost / tally.true <= 0.05 }).toMatchObject({ ok: true });
  });

  test('rules find violations and leave innocents alone', () => {
    const tally = measures.measureRules(read(folder, 'rules'));
    expect(tally.found / tally.violations).toBeGreaterThanOrEqual(0.92);
    expect({ misses: tally.misses, ok: tally.alarmed / tally.innocents <= 0.1 }).toMatchObject({ ok: true });
  });
});
