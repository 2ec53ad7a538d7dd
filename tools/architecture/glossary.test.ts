import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { glossaryFaults } from './laws/glossaryFaults.js';

const sources = ['domain', 'application', 'adapters', 'cli', 'web'].flatMap((name) =>
  readdirSync(`packages/${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(`packages/${name}/src`, file), 'utf8')),
);

describe('the glossary', () => {
  it('names only what exists, and has one entry per concept', () => {
    expect(glossaryFaults(readFileSync('docs/glossary.md', 'utf8'), sources)).toEqual([]);
  });

  it('would be noticed where it does not', () => {
    const canary = '**Brief** (`ListingBrief`): …\n**Lost** (`NoSuchConcept`, `noSuchFunction`): …\n**brief**: …';
    expect(glossaryFaults(canary, sources)).toEqual([
      'NoSuchConcept does not exist',
      'noSuchFunction does not exist',
      'brief has two entries',
    ]);
  });
});
