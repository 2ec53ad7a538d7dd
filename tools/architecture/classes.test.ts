import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { classFaults } from './laws/classFaults.js';

const WEB = 'packages/web/src';

function texts(ending: RegExp): readonly string[] {
  const names = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(WEB, name), 'utf8'));
}

describe('the classes of the web app', () => {
  const faults = classFaults(texts(/\.tsx?$/), texts(/\.css$/));

  it('each have a style', () => {
    expect(faults.unstyled).toEqual([]);
  });

  it('are each named by a source', () => {
    expect(faults.unnamed).toEqual([]);
  });

  it('would be reported otherwise', () => {
    const source = 'export const Row = ({ tone }) => <li className={`lw-row lw-bare lw-tone-${tone}`} />;';
    const style = '/* .lw-old */ .lw-row { color: var(--lw-text) } .lw-tone-bad, .lw-stray { color: red }';
    expect(classFaults([source], [style])).toEqual({ unstyled: ['lw-bare'], unnamed: ['lw-stray'] });
  });
});
