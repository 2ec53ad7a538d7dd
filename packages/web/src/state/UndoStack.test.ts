import { describe, expect, it } from '@jest/globals';
import { UndoStack, type ReversibleAction } from './UndoStack';

function act(log: string[], label: string, more: Partial<ReversibleAction> = {}): ReversibleAction {
  return { label, undo: () => void log.push(`undo ${label}`), commit: () => void log.push(`settle ${label}`), ...more };
}

describe('UndoStack', () => {
  it('undoes the last action first, each once', async () => {
    const log: string[] = [];
    const stack = new UndoStack();
    const [one, two] = [act(log, 'one'), act(log, 'two')];
    stack.push(one);
    stack.push(two);
    expect(stack.last).toBe(two);
    expect(await stack.undo(two)).toBe(true);
    expect(await stack.undo(two)).toBe(false);
    await stack.commit(two);
    expect(stack.last).toBe(one);
    expect(log).toEqual(['undo two']);
  });

  it('commits pending actions when the page unloads, and drops those of a closed owner', async () => {
    const log: string[] = [];
    const stack = new UndoStack();
    const scope = {};
    stack.push(act(log, 'kept'));
    stack.push(act(log, 'gone', { scope }));
    stack.forget(scope);
    const unwatch = stack.watch();
    window.dispatchEvent(new Event('pagehide'));
    unwatch();
    await Promise.resolve();
    expect(log).toEqual(['settle kept']);
    expect(stack.last).toBeUndefined();
  });

  it('keeps hiding deleted records, and restores those that could not be deleted', async () => {
    const stack = new UndoStack();
    const [gone, kept] = [
      act([], 'gone', { hides: ['a'] }),
      act([], 'kept', { hides: ['b'], commit: () => Promise.reject(new Error('no')) }),
    ];
    stack.push(gone);
    stack.push(kept);
    await stack.commit(gone);
    await stack.commit(kept);
    expect([...stack.hidden]).toEqual(['a']);
    stack.clear();
    expect(stack.hidden.size).toBe(0);
  });

  it('commits the oldest if there are too many', () => {
    const log: string[] = [];
    const stack = new UndoStack();
    for (let n = 0; n < 51; n += 1) stack.push(act(log, String(n)));
    expect(log).toEqual(['settle 0']);
  });
});
