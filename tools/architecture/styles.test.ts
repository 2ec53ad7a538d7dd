import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { looseLengths, looseSpacing } from './laws/looseLengths.js';

const WEB = 'packages/web/src';
const TOKENS = `${WEB}/ui/styles/tokens.css`;

const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => path.join(WEB, name))
  .filter((file) => file !== TOKENS)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const tokens = new Map(
  [...readFileSync(TOKENS, 'utf8').matchAll(/(--lw-space-[\w-]+): ([\d.]+rem)/g)].map(([, name = '', length = '']) => [
    length,
    name,
  ]),
);

describe('the stylesheets', () => {
  it('hold no lengths in pixels', () => {
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets.flatMap(({ file, text }) => looseLengths(text).map((one) => `${file}: ${one}`))).toEqual([]);
  });

  it('take spacing from the tokens', () => {
    expect(tokens.size).toBeGreaterThan(10);
    expect(sheets.flatMap(({ file, text }) => looseSpacing(text, tokens).map((one) => `${file}: ${one}`))).toEqual([]);
  });

  it('would be reported otherwise', () => {
    const canary = `
      /* 8px */ @media (min-width: 640px) { .lw-row { padding: 0 8px; margin-top: -4px; border: 1px solid; gap: 0px } }
      .lw-box { width: calc(100% - 24px); --lw-edge: .5px; margin: 1rem var(--lw-space-2); height: 1.5rem }`;
    expect(looseLengths(canary)).toEqual([
      'padding: 0 8px',
      'margin-top: -4px',
      'width: calc(100% - 24px)',
      '--lw-edge: .5px',
    ]);
    expect(looseSpacing(canary, tokens)).toEqual(['margin: 1rem is --lw-space-4']);
  });
});
