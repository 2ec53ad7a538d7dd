import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { coverageRecord } from '../../scripts/coverageRecord.mjs';

describe('the coverage that npm run stats prints', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-coverage-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('says how to measure it where nothing is on record', () => {
    expect(coverageRecord(path.join(folder, 'coverage.json'))).toBe('not measured; npm run coverage');
  });

  it('is that of all areas together, with its commit and day', () => {
    const file = path.join(folder, 'coverage.json');
    const areas = { 'domain billing': { taken: 90, of: 100 }, 'domain listings': { taken: 260, of: 300 } };
    writeFileSync(file, JSON.stringify({ commit: 'abc', day: '2026-11-27', areas }));
    expect(coverageRecord(file)).toBe('87.5 %  at abc, 2026-11-27');
  });
});
