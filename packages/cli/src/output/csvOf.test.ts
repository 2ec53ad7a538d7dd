import { describe, expect, it } from '@jest/globals';
import { csvOf } from './csvOf.js';

describe('csvOf', () => {
  it('keeps line breaks and tabs, and lets no escape code through to a terminal', () => {
    const rows = [{ name: 'Oak\u001B[31m red\u0007', note: 'two\nlines\tand a tab', tags: { a: '\u001B' } }];
    const text = csvOf(rows, undefined);
    expect(text).toBe('name,note,tags\n"Oak [31m red ","two\nlines\tand a tab","{""a"":""\\u001b""}"\n');
    expect(text).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/u);
  });

  it('marks what a spreadsheet would run as a formula', () => {
    expect(csvOf([{ title: '=HYPERLINK("x")' }], ['title'])).toBe('title\n"\'=HYPERLINK(""x"")"\n');
    expect(csvOf([{ '=a': '＝1+1' }, { '=a': -5 }], undefined)).toBe("'=a\n'＝1+1\n-5\n");
  });
});
