import { spawn, type ChildProcess } from 'node:child_process';
import { killAfterTests } from './killAfterTests.js';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Its output: stdout, and the log. */
  readonly output: () => string;
  readonly log: () => string;
  /** Sends SIGTERM and resolves to the exit code. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts the real program, `listwright serve`, `through` a wrapper command if given, and resolves when it has printed
 * its address and the port.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): Promise<ServerProcess> {
  const [command = process.execPath, ...words] = [...through, process.execPath, 'bin/listwright.mjs', 'serve'];
  const child = killAfterTests(
    spawn(command, words, {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const printed = /running at (\S+)/.exec(output)?.[1];
      const port = /"port":(\d+),.*"msg":"listening"/.exec(log)?.[1];
      if (printed === undefined || port === undefined) return;
      clearInterval(look);
      // With an address of its own it prints that.
      resolve(env.APP_URL === undefined ? printed : `http://127.0.0.1:${port}`);
    }, 10);
    void exited.then((code) => {
      clearInterval(look);
      reject(new Error(`the server ended with ${code}: ${log}`));
    });
  });
  return {
    url,
    child,
    output: () => output,
    log: () => log,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
