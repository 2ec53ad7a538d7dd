import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

export interface Question {
  readonly hidden?: boolean;
}

/** Prompts on stderr, because stdout is for results. Resolves to undefined on Ctrl-C or Ctrl-D. */
export function askAtTerminal(
  question: string,
  { hidden = false }: Question = {},
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string | undefined> {
  // Readline echoes input to its output; a password must not be visible.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: hidden ? silent : output, terminal: true });
  return new Promise((resolve) => {
    let answer: string | undefined;
    lines.once('close', () => {
      if (hidden || answer === undefined) output.write('\n');
      resolve(answer);
    });
    lines.once('SIGINT', () => lines.close());
    if (hidden) output.write(question);
    lines.question(hidden ? '' : question, (given) => {
      answer = given;
      lines.close();
    });
  });
}
