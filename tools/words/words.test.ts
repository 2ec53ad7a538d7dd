import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { bannedWords } from './bannedWords.js';
import { exceptions } from './exceptions.js';
import { stringsOf } from './stringsOf.js';
import { wordFaults, type Wording } from './wordFaults.js';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');

/** What users of the web app and the command line read. A text of one word without a capital is a name of the program. */
const screens: readonly Wording[] = tracked
  .filter((file) => /^packages\/(?:web|cli)\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .flatMap((place) =>
    stringsOf(readFileSync(place, 'utf8'), place.endsWith('x'))
      .filter((text) => /[A-Z]|\w\s+\w/.test(text))
      .map((text) => ({ place, text })),
  );

/** Documents without their code. The history of changes keeps the words of its time. */
const documents: readonly Wording[] = tracked
  .filter((file) => file.endsWith('.md') && !/^CHANGELOG\.md$/.test(file))
  .map((place) => ({ place, text: readFileSync(place, 'utf8').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '') }));

describe('the words', () => {
  it('of the screens and of the command line are plain English', () => {
    expect(wordFaults(screens, exceptions)).toEqual([]);
  });

  it('of the documents are plain English', () => {
    expect(wordFaults(documents, exceptions)).toEqual([]);
  });

  it('that are excepted occur', () => {
    const all = [...screens, ...documents].map(({ text }) => text.replaceAll(/\s+/g, ' ')).join('\n');
    expect(exceptions.filter(({ phrase }) => !all.includes(phrase))).toEqual([]);
  });

  it.each(bannedWords)('would be reported: $word', ({ word, better, canary }) => {
    const faults = wordFaults([{ place: 'a.ts', text: canary }]);
    expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^a\\.ts: “${word}” → `)));
    expect(faults.some((fault) => fault.includes(better))).toBe(true);
  });

  it.each([
    'A limit is a whole number. Use the most recent stand-in.',
    'Copy you can stand behind. Wash by hand, or by hand-washing.',
    'Set the email server: mailto:a@example.com, packages/adapters/src/mail/.',
  ])('would not be reported: %s', (text) => {
    expect(wordFaults([{ place: 'a.ts', text }])).toEqual([]);
  });

  it('are found in literals, templates and elements, and nowhere else', () => {
    const source = `
      import { told } from './told';
      // Nobody reads this.
      export const Row = ({ n }: { n: 'anew' }) => <li className="beside" title="Mend it">{\`\${n} losses\`} Jobs at work</li>;
    `;
    expect(stringsOf(source, true).map((text) => text.trim())).toEqual(['Mend it', '', 'losses', 'Jobs at work']);
  });
});
