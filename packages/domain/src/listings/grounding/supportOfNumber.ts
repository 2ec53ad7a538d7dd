import { unitTerms } from '../../products/index.js';
import type { Mention, Quantity } from '../../products/index.js';
import type { Evidence, EvidenceSource } from './Evidence.js';
import type { SupportFound } from './SupportFound.js';

const UNITS = new Map(unitTerms.map((term) => [term.symbol, term]));
/** Rounding that a converted measure may carry: 10 in as 25 cm is refused, as 25.4 cm accepted. */
const TOLERANCE = 0.012;

/** What a figure, measure, count or code rests on. A unit never changes and a bare number gains none. */
export function supportOfNumber(mention: Mention, { sources }: Evidence): SupportFound | undefined {
  const found = sources.map((source) => ({ source, support: supportIn(mention, source) }));
  const best = found.find(({ support }) => support === 'given') ?? found.find(({ support }) => support === 'inferred');
  return best?.support && { support: best.support, sourceField: best.source.field };
}

function supportIn(mention: Mention, source: EvidenceSource): 'given' | 'inferred' | undefined {
  if (mention.quantities.length === 0) return codeIn(mention, source);
  const isWord = mention.key.startsWith('n:');
  if (isWord && wholeWordIn(mention.text, source.lower)) return 'given';
  let support: 'given' | 'inferred' = isWord ? 'inferred' : 'given';
  for (const quantity of mention.quantities) {
    const one = quantityIn(quantity, source);
    if (one === undefined) return bareNumberIn(mention, source) ? support : undefined;
    if (one === 'inferred') support = 'inferred';
  }
  return support;
}

function codeIn(mention: Mention, source: EvidenceSource): 'given' | 'inferred' | undefined {
  if (source.mentions.some((given) => given.key === mention.key)) return 'given';
  if (wholeWordIn(mention.text, source.lower)) return 'given';
  const squash = (text: string): string => text.toLowerCase().replaceAll(/[\s./-]/gu, '');
  const words = source.lower.split(/[\s,;()[\]]+/u);
  return words.some((word) => squash(word) === squash(mention.text)) ? 'inferred' : undefined;
}

function quantityIn(quantity: Quantity, source: EvidenceSource): 'given' | 'inferred' | undefined {
  let support: 'inferred' | undefined;
  for (const given of source.mentions) {
    for (const one of given.quantities) {
      if (one.value === quantity.value && sameUnit(one.unit, quantity.unit)) {
        if (!given.key.startsWith('n:')) return 'given';
        support = 'inferred';
      } else if (isConversion(one, quantity)) {
        support = 'inferred';
      } else if (one.value === quantity.value && one.unit === '' && namesUnit(source.field, quantity.unit)) {
        support = 'inferred';
      }
    }
  }
  return support;
}

function sameUnit(given: string, stated: string): boolean {
  const isCount = (unit: string): boolean => unit === '' || unit === 'count';
  // "00 gauge" is also "gauge: 00".
  const isGauge = (given === 'gauge' && stated === '') || (given === '' && stated === 'gauge');
  return given === stated || isGauge || (isCount(given) && isCount(stated));
}

function isConversion(given: Quantity, stated: Quantity): boolean {
  const from = UNITS.get(given.unit);
  const to = UNITS.get(stated.unit);
  if (!from || !to || from === to || from.dimension !== to.dimension || from.factor === 0 || to.factor === 0)
    return false;
  const expected = given.value * from.factor;
  return Math.abs(expected - stated.value * to.factor) <= expected * TOLERANCE;
}

/** `attributes.capacity_ml: 750` gives the unit in its name. */
function namesUnit(field: string, unit: string): boolean {
  const spellings = UNITS.get(unit)?.spellings ?? [];
  return spellings.some(
    (spelling) =>
      new RegExp(String.raw`(?:^|[^\p{L}])${spelling.replaceAll(/[^\p{L}]/gu, '.')}(?:$|[^\p{L}])`, 'iu').test(
        field.replace(/^attributes\./u, ' '),
      ) && spelling !== '',
  );
}

/** A plain figure that the source carries inside a longer code: "676" of "No.676". */
function bareNumberIn(mention: Mention, source: EvidenceSource): boolean {
  const bare =
    mention.quantities.every(({ unit }) => unit === '') && mention.quantities.length === 1 && /^\d/u.test(mention.text);
  if (!bare) return false;
  const at = new RegExp(String.raw`(?<![\d.,])${mention.text.replaceAll('.', String.raw`\.`)}(?![\d])`, 'u').exec(
    source.text,
  )?.index;
  if (at === undefined) return false;
  return !source.mentions.some(
    (given) =>
      given.start <= at && at < given.end && given.quantities.some(({ unit }) => unit !== '' && unit !== 'count'),
  );
}

function wholeWordIn(text: string, lower: string): boolean {
  const wanted = text.toLowerCase();
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(lower[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(lower[at + wanted.length] ?? ' '))
      return true;
  }
  return false;
}
