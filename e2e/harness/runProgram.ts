import { spawn } from 'node:child_process';
import path from 'node:path';
import { killAfterTests } from './killAfterTests.js';

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly json: <T>() => T;
}

export interface CommandContext {
  /** The folder that is both home and working directory. */
  readonly home: string;
  readonly url: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Sends Ctrl-C as soon as this text is on stderr. */
  readonly interruptAfter?: RegExp;
}

/** Runs the real program with piped input, and resolves when it has exited. */
export function runProgram(args: readonly string[], place: CommandContext, input = ''): Promise<Run> {
  const { home, url, env, interruptAfter } = place;
  const child = killAfterTests(
    spawn(process.execPath, [path.resolve('bin/listwright.mjs'), ...args], {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home, LISTWRIGHT_URL: url, LISTWRIGHT_KEYCHAIN: 'off', ...env },
    }),
  );
  let [stdout, stderr, isInterrupted] = ['', '', false];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
    // Only once: a second signal could hit a process that is already exiting.
    if (!isInterrupted && interruptAfter?.test(stderr)) isInterrupted = child.kill('SIGINT');
  });
  // A program that stops reading early says why on stderr.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, stdout, stderr, json: <T>() => JSON.parse(stdout) as T })),
  );
}
