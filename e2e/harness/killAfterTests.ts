import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from '@jest/globals';

const GRACE_MS = 5000;
const children = new Set<ChildProcess>();

/** Kills the process when the test file ends, even if a test failed before it could. */
export function killAfterTests<Child extends ChildProcess>(child: Child): Child {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

afterAll(async () => {
  for (const child of children) child.kill('SIGTERM');
  const deadline = performance.now() + GRACE_MS;
  while (children.size > 0 && performance.now() < deadline) await pause(20);
  for (const child of children) child.kill('SIGKILL');
}, GRACE_MS * 2);
