import { describe, expect, it } from '@jest/globals';
import { Draft } from './Draft';

describe('Draft', () => {
  it('knows exactly what changed', () => {
    const draft = new Draft({ title: 'a', tags: ['x'] });
    draft.set({ title: 'b', tags: ['x'] });
    expect(draft.changed).toEqual({ title: 'b' });
    draft.set({ title: 'a' });
    expect(draft.isDirty).toBe(false);
  });

  it('reverts', () => {
    const draft = new Draft({ title: 'a' });
    draft.set({ title: 'b' });
    draft.revert();
    expect(draft.value).toEqual({ title: 'a' });
  });

  it('moves to a newer base and keeps the given edits on top', () => {
    const draft = new Draft({ title: 'a', text: 'a' });
    draft.set({ title: 'mine' });
    draft.rebase({ title: 'theirs', text: 'theirs' }, draft.changed);
    expect(draft.value).toEqual({ title: 'mine', text: 'theirs' });
    expect(draft.changed).toEqual({ title: 'mine' });
  });
});
