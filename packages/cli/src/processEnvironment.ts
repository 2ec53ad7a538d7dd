import { fillFromEnvFile } from './fillFromEnvFile.js';
import type { CliEnvironment } from './CliEnvironment.js';
import { requireReadable } from './input/readInput.js';
import { pageText } from './output/pageText.js';

const FORCED_EXIT_MS = 60_000;

/** The environment of this process, with the variables of a `.env` in its folder. */
export function processEnvironment(): CliEnvironment {
  // The reader of a pipe may stop early (`| head`); that is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  fillFromEnvFile(process.env, process.cwd());
  const output = (stream: NodeJS.WriteStream) => ({
    isTTY: stream.isTTY ?? false,
    columns: stream.columns ?? 100,
    write: (text: string | Uint8Array) => void stream.write(text),
  });
  return {
    stdin: {
      isTTY: process.stdin.isTTY ?? false,
      text: async () => (await readAll()).toString('utf8'),
      bytes: readAll,
    },
    stdout: { ...output(process.stdout), ...(process.stdout.isTTY ? { page: toTerminal } : {}) },
    stderr: output(process.stderr),
    env: process.env,
    cwd: process.cwd(),
    fetch,
    now: () => new Date(),
    interrupted: () =>
      new Promise((resolve) => {
        const stop = () => {
          resolve();
          // The first signal asks the command to stop; the second one exits.
          for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
          // Longer than any graceful shutdown takes; unreferenced, so that it does not keep the process alive.
          setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
        };
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
      }),
  };
}

function toTerminal(text: string): void {
  const { stdout } = process;
  pageText(text, process.env, { rows: stdout.rows, write: (all) => void stdout.write(all) });
}

async function readAll(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(Buffer.from(chunk as Buffer));
    size += (chunk as Buffer).byteLength;
    requireReadable('The input', size);
  }
  return Buffer.concat(chunks);
}
