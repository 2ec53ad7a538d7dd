import { describe, expect, it } from '@jest/globals';
import { tableOf } from './tableOf.js';

const ID = '01920000-0000-7000-8000-00000000000a';
const job = {
  batch_id: ID,
  file_name: 'products of the spring season.csv',
  status: 'completed_with_errors',
  created_at: '2026-11-23T08:02:48.396Z',
};

describe('a table at a terminal', () => {
  it.each([80, 100, 120, 160])('never wraps at %i columns, and never truncates an id', (width) => {
    const lines = tableOf([job, job], undefined, { width }).trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    expect(lines[1]).toContain(`${ID}  `);
  });

  it('shows times to the minute, and a pipe gets them as they are', () => {
    expect(tableOf([job], undefined, { width: 200 })).toContain('  2026-11-23 08:02Z\n');
    expect(tableOf([job], undefined, {})).toContain('\t2026-11-23T08:02:48.396Z\n');
  });
});
