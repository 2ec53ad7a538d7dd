import { describe, expect, it } from '@jest/globals';
import { isAppPath } from '@listwright/application/contract';
import { aliases } from './aliases';

describe('aliases', () => {
  it('lead to the screens of this version, and to no other', () => {
    expect(aliases.map(({ path }) => path)).toEqual(['/dashboard', '/generate', '/competitors', '/bulk', '/profile']);
  });

  it('are answered by the server with the page of the app', () => {
    expect(aliases.filter(({ path }) => !isAppPath(path))).toEqual([]);
  });
});
