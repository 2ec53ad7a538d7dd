import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly json: <T>() => T;
}

export interface CommandPlace {
  /** The folder that is both home and working directory. */
  readonly home: string;
  readonly url: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the real program with something piped in, and resolves when it has ended. */
export function runCommand(args: readonly string[], { home, url, env }: CommandPlace, input = ''): Promise<Run> {
  const child = spawn(process.execPath, [path.resolve('bin/listwright.mjs'), ...args], {
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home, LISTWRIGHT_URL: url, ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.end(input);
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, stdout, stderr, json: <T>() => JSON.parse(stdout) as T })),
  );
}
