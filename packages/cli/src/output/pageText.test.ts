import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pageText } from './pageText.js';

const LONG = 'a line\n'.repeat(30);

describe('text for a terminal', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-page-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What is written at once; the pager of the test writes what it gets to a file. */
  function page(text: string, pager?: string): string {
    let written = '';
    const env = { PATH: process.env.PATH, ...(pager === undefined ? {} : { PAGER: pager }) };
    pageText(text, env, { rows: 24, write: (all) => (written += all) });
    return written;
  }

  it('goes through PAGER where it is longer than the screen', () => {
    const file = path.join(folder, 'paged');
    expect(page(LONG, `cat > '${file}'`)).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(LONG);
    expect(page('short\n', `cat > '${file}'`)).toBe('short\n');
  });

  it.each(['', 'cat', 'no-such-pager-anywhere'])('is written at once with the pager "%s"', (pager) => {
    expect(page(LONG, pager)).toBe(LONG);
  });
});
