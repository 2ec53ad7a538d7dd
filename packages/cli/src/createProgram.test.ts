import { describe, expect, it } from '@jest/globals';
import type { CliEnvironment } from './CliEnvironment.js';
import { createProgram } from './createProgram.js';
import { runCli } from './runCli.js';

const programFor = (argv?: readonly string[]) => createProgram({} as CliEnvironment, { exitCode: 0 }, argv);

/** The nouns whose commands are loaded; of the others the program has the name alone. */
const loadedFor = async (argv: readonly string[]) =>
  (await programFor(argv)).commands.filter(({ commands }) => commands.length > 0).map((one) => one.name());

describe('the commands that a command line loads', () => {
  it('are listed by the help as if all were loaded', async () => {
    const [listed, all] = [await programFor(['--help']), await programFor()];
    expect(listed.helpInformation()).toBe(all.helpInformation());
    expect(listed.commands.every(({ commands }) => commands.length === 0)).toBe(true);
  });

  it.each([
    [['bulk', 'list'], ['bulk']],
    [['--json', 'bulk', 'list'], ['bulk']],
    [
      ['--profile', 'admin', 'bulk', 'list'],
      ['bulk', 'admin'],
    ],
    [['--version'], []],
    [['bluk'], []],
  ])('are those that %j may call', async (argv, expected) => {
    expect(await loadedFor(argv)).toEqual(expected);
  });

  it('are all for a completion', async () => {
    const [some, all] = [await programFor(['completion', 'bash']), await programFor()];
    const namesOf = ({ commands }: typeof all) => commands.map((one) => [one.name(), one.commands.length]);
    expect(namesOf(some)).toEqual(namesOf(all));
  });

  it('are suggested for a name that is nearly one of them', async () => {
    let stderr = '';
    const output = (write: (text: string) => void) => ({
      ...{ isTTY: false, columns: 80 },
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const environment = {
      ...{ env: {}, cwd: '/', stdout: output(() => undefined) },
      stderr: output((text) => (stderr += text)),
    };
    expect(await runCli(['lnt'], environment as unknown as CliEnvironment)).toBe(2);
    expect(stderr).toContain('Did you mean lint?');
  });
});
