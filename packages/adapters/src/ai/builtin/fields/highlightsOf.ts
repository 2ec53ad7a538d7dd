import { singularOf } from '@listwright/domain/products';
import { capitalised } from '../prose/capitalised.js';
import type { Point } from '../points/Point.js';
import { shownMeasure } from '../prose/shownMeasure.js';

/** Comma-separated phrases that the title had no room for, then facts it does not tell; at most `max` code points. */
export function highlightsOf(title: string, rest: readonly string[], points: readonly Point[], max: number): string {
  const said = words(title);
  const chosen: string[] = [];
  for (const phrase of [...rest, ...points.map((point) => point.phrase)]) {
    const shown = capitalised(
      shownMeasure(phrase)
        .replaceAll(/[,;|<>[\]{}~*#"!]+/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    );
    const fresh = [...words(shown)].filter((word) => !said.has(word));
    if (shown.length < 3 || shown.length > 50 || shown.split(' ').length > 8 || fresh.length === 0) continue;
    if ([...[...chosen, shown].join(', ')].length > max) continue;
    chosen.push(shown);
    for (const word of fresh) said.add(word);
  }
  return chosen.join(', ');
}

function words(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 0)
      .map(singularOf),
  );
}
