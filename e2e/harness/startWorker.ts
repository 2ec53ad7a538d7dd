import { spawn, type ChildProcess } from 'node:child_process';
import { killAfterTests } from './killAfterTests.js';

export interface TestWorker {
  readonly child: ChildProcess;
  readonly log: () => string;
  /** Resolves when it has started. */
  readonly started: () => Promise<void>;
  /** Sends SIGKILL, as when a machine crashes. */
  readonly kill: () => Promise<void>;
  /** Sends SIGTERM and resolves to the exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Starts the real program, `listwright worker`. */
export function startWorker(env: Readonly<Record<string, string>>): TestWorker {
  const child = killAfterTests(
    spawn(process.execPath, ['bin/listwright.mjs', 'worker'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    child,
    log: () => log,
    started: async () => {
      while (!log.includes('worker started')) {
        if (child.exitCode !== null) throw new Error(`the worker ended with ${child.exitCode}: ${log}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
