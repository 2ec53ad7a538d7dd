import { wordsOf } from '../../products/index.js';
import type { Mention } from '../../products/index.js';
import type { Evidence, EvidenceSource } from './Evidence.js';
import { isNegated } from './isNegated.js';
import type { SupportFound } from './SupportFound.js';

/** Words that turn a material into an imitation of it. */
const IMITATION =
  /\b(?:faux|fake|imitation|synthetic|vegan|artificial|pu|simulated|mock|look|effect|style|tone|plated|blend|finish|print|free|colou?red)\b/iu;
const CERTIFIED = new Set(['certified', 'marked', 'mark', 'compliant', 'certification', 'standard']);

/** What a material, colour, certificate, benefit or well-known name rests on. */
export function supportOfTerm(mention: Mention, { sources }: Evidence): SupportFound | undefined {
  const found = sources.map((source) => ({ source, support: supportIn(mention, source) }));
  const best = found.find(({ support }) => support === 'given') ?? found.find(({ support }) => support === 'inferred');
  return best?.support && { support: best.support, sourceField: best.source.field };
}

function supportIn(mention: Mention, source: EvidenceSource): 'given' | 'inferred' | undefined {
  let support: 'inferred' | undefined;
  for (const given of source.mentions) {
    if (given.kind !== mention.kind || isNegated(source.text, given.start)) continue;
    if (given.key === mention.key) {
      if (sameSurface(given.text, mention.text)) return 'given';
      if (mention.kind !== 'certification' || isSameCertificate(given.text, mention.text)) support = 'inferred';
    } else if (contains(given.text, mention.text) && (mention.kind !== 'material' || !IMITATION.test(given.text))) {
      support = 'inferred';
    }
  }
  return support ?? (mention.kind === 'material' ? undefined : wordFor(mention, source));
}

/** The very words, where the reader of mentions saw something else in them ("Orange" in a brand). */
function wordFor(mention: Mention, source: EvidenceSource): 'given' | undefined {
  const wanted = mention.text.toLowerCase();
  const at = source.lower.indexOf(wanted);
  if (at === -1 || isNegated(source.text, at)) return undefined;
  const cut =
    /[\p{L}\p{N}]/u.test(source.lower[at - 1] ?? ' ') || /[\p{L}\p{N}]/u.test(source.lower[at + wanted.length] ?? ' ');
  return cut ? undefined : 'given';
}

function sameSurface(given: string, stated: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/gu, ' ');
  return plain(given) === plain(stated);
}

function contains(given: string, stated: string): boolean {
  const words = wordsOf(given).map(({ lower }) => lower);
  const wanted = wordsOf(stated).map(({ lower }) => lower);
  return wanted.length < words.length && wanted.every((word) => words.includes(word));
}

/** "FDA registered" is no "FDA approved"; "CE" and "CE certified" are the same mark. */
function isSameCertificate(given: string, stated: string): boolean {
  const words = new Set(wordsOf(given).map(({ lower }) => lower));
  return wordsOf(stated).every(({ lower }) => words.has(lower) || CERTIFIED.has(lower));
}
