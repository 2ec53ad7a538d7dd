import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { clockCheck } from './clockCheck.js';
import { diskCheck } from './diskCheck.js';

const MB = 1024 * 1024;

describe('the doctor, of its machine', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-doctor-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    [0, true, 'within 0 ms of the database'],
    [4999, true, 'within 4999 ms of the database'],
    [-4999, true, 'within 4999 ms of the database'],
    [5000, false, '5 s apart from the database'],
    [-90_000, false, '90 s apart from the database'],
  ])('judges a clock that is %i ms ahead', (ahead, ok, detail) => {
    expect(clockCheck(ahead)).toEqual({
      check: 'clock',
      ok,
      detail,
      ...(ok ? {} : { advice: 'Set both clocks by NTP.' }),
    });
  });

  it.each([
    [500 * MB, true],
    [500 * MB - 1, false],
  ])('judges %i bytes that are free', async (free, ok) => {
    const found = await diskCheck(folder, async () => free);
    expect(found).toMatchObject({ check: 'disk', ok, detail: `500 MB free at ${folder}` });
    expect(found.advice).toBe(ok ? undefined : 'Free disk space: below 500 MB the database may stop.');
  });

  it('looks where a data directory would be, and makes none', async () => {
    const places: string[] = [];
    await diskCheck(path.join(folder, 'absent', 'data'), async (place) => {
      places.push(place);
      return 0;
    });
    expect(places).toEqual([folder]);
    // With what the system says of a real one.
    expect((await diskCheck(folder)).detail).toMatch(/^\d+ MB free at /u);
  });
});
