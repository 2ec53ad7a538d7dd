import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { askAtTerminal } from './askAtTerminal.js';

describe('askAtTerminal', () => {
  function terminal() {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let shown = '';
    output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
    return { input, output, shown: () => shown };
  }

  it('prompts on the given stream, and returns the line', async () => {
    const { input, output, shown } = terminal();
    const answer = askAtTerminal('Email: ', {}, { input, output });
    input.write('me@example.com\r');
    expect(await answer).toBe('me@example.com');
    expect(shown()).toContain('Email: ');
  });

  it('never shows a password', async () => {
    const { input, output, shown } = terminal();
    const answer = askAtTerminal('Password: ', { hidden: true }, { input, output });
    input.write('secret words\r');
    expect(await answer).toBe('secret words');
    expect(shown()).toBe('Password: \n');
  });

  it('treats Ctrl-C as no answer', async () => {
    const { input, output } = terminal();
    const answer = askAtTerminal('Email: ', {}, { input, output });
    input.write('\u0003');
    expect(await answer).toBeUndefined();
  });
});
