const GAUGE =
  /(?<![\p{L}\p{N}'])(['"]?)(00|OO|HO|H0|OO9|N|O|Z|TT|G|0|EM)\1(\s?\/\s?['"]?(?:HO|OO|00)['"]?)?[\s-](?:scale|gauge)\b/giu;
const GAUGE_BEHIND = /\bgauge\s(N|HO|H0|OO|00|TT|Z)\b/gu;
const RATIO = /(?:\bscale:?\s*)?(?<![\p{L}\p{N}:/.-])1[:/]\d{2,4}(?![\p{L}\d/:])(?:\s?scale\b)?/giu;

export interface ScaleHit {
  /** As a sentence says it: "00 gauge", "1:100 scale". */
  readonly shown: string;
  readonly text: string;
}

/** The modelling scales and track gauges of a name. A ratio counts where it says "scale" or is written with a colon. */
export function scalesOf(text: string): readonly ScaleHit[] {
  const hits: ScaleHit[] = [];
  for (const match of text.matchAll(GAUGE)) {
    const kind = /gauge$/iu.test(match[0]) ? 'gauge' : 'scale';
    const also = (match[3] ?? '').replaceAll(/['"\s/]/gu, '').toUpperCase();
    const letters = (match[2] ?? '').toUpperCase();
    hits.push({ shown: `${also === '' ? letters : `${letters}/${also}`} ${kind}`, text: match[0] });
  }
  for (const match of text.matchAll(GAUGE_BEHIND)) hits.push({ shown: `${match[1] ?? ''} gauge`, text: match[0] });
  for (const match of text.matchAll(RATIO)) {
    if (!/scale/iu.test(match[0]) && !match[0].includes(':')) continue;
    hits.push({ shown: `${/1[:/]\d+/u.exec(match[0])?.[0] ?? ''} scale`, text: match[0] });
  }
  return hits;
}
