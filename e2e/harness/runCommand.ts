import { runCli } from '../../packages/cli/src/runCli.js';
import type { CommandContext, Run } from './runProgram.js';

interface InProcess extends Omit<CommandContext, 'interruptAfter'> {
  /** When Ctrl-C is pressed; never where it is left out. */
  readonly interrupted?: Promise<void>;
}

/**
 * Runs a command in this process, with the given environment. Use `runProgram` for signals, pipes and concurrent
 * processes; it takes ten times as long.
 */
export async function runCommand(
  args: readonly string[],
  { home, url, env, interrupted }: InProcess,
  input = '',
): Promise<Run> {
  const written = { stdout: '', stderr: '' };
  const into = (name: keyof typeof written) => ({
    isTTY: false,
    columns: 100,
    write: (text: string | Uint8Array) => {
      written[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
    },
  });
  const bytes = Buffer.from(input);
  const code = await runCli(args, {
    stdin: { isTTY: false, text: async () => input, bytes: async () => bytes },
    stdout: into('stdout'),
    stderr: into('stderr'),
    env: { PATH: process.env.PATH, HOME: home, LISTWRIGHT_URL: url, LISTWRIGHT_KEYCHAIN: 'off', ...env },
    cwd: home,
    fetch,
    now: () => new Date(),
    interrupted: () => interrupted ?? new Promise(() => undefined),
  });
  return { code, ...written, json: <T>() => JSON.parse(written.stdout) as T };
}
