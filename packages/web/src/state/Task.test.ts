import { describe, expect, it } from '@jest/globals';
import { Task } from './Task';

describe('Task', () => {
  it('goes from idle through running to done', async () => {
    const task = new Task(async (input: number) => input + 1);
    expect(task.status).toBe('idle');
    const run = task.run(1);
    expect(task.isRunning).toBe(true);
    expect(await run).toBe(2);
    expect(task.status).toBe('done');
  });

  it('holds the failure and does not throw it', async () => {
    const error = new Error('no');
    const task = new Task(async () => Promise.reject(error));
    expect(await task.run()).toBeUndefined();
    expect(task).toMatchObject({ status: 'failed', error });
  });

  it('lets the later run win', async () => {
    const gates: ((value: string) => void)[] = [];
    const task = new Task(() => new Promise<string>((resolve) => gates.push(resolve)));
    const first = task.run();
    const second = task.run();
    gates[1]?.('second');
    gates[0]?.('first');
    expect(await first).toBeUndefined();
    expect(await second).toBe('second');
  });
});
