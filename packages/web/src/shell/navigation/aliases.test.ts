import { describe, expect, it } from '@jest/globals';
import { aliases } from './aliases';

describe('aliases', () => {
  it('lead to the screens of this version, and to no other', () => {
    expect(aliases.map(({ path }) => path)).toEqual(['/dashboard', '/generate', '/bulk', '/profile']);
  });
});
