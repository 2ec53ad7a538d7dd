import { describe, expect, it } from '@jest/globals';
import { Collection } from './Collection';

describe('Collection', () => {
  it('keeps one record per id, in order of arrival', () => {
    const rows = new Collection<{ id: string; name: string }>();
    rows.replaceAll([
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ]);
    rows.append([
      { id: 'b', name: 'B2' },
      { id: 'c', name: 'C' },
    ]);
    expect(rows.all.map(({ name }) => name)).toEqual(['A', 'B2', 'C']);
  });

  it('puts in front and removes', () => {
    const rows = new Collection<{ id: string }>();
    rows.replaceAll([{ id: 'a' }, { id: 'b' }]);
    rows.prepend({ id: 'b' });
    rows.remove('a');
    expect(rows.all).toEqual([{ id: 'b' }]);
  });
});
