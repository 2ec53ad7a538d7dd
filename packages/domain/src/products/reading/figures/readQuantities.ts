import { wordSet } from '../../../shared/index.js';
import { countedNounAt } from './countedNounAt.js';
import type { Figure } from './Figure.js';
import { figureAt } from './figureAt.js';
import { qualifierOf } from './qualifierOf.js';
import type { Quantity } from './Quantity.js';
import { SIDE, SIDES } from './sides.js';
import { TIMES } from './times.js';
import { unitAt } from './unitAt.js';
import { withMixedUnits } from './withMixedUnits.js';
import type { Token } from '../tokens/Token.js';
import { lowerAt } from '../tokens/lowerAt.js';

const MM_OR_CM = wordSet('mm|cm|m|in|ft');

/** Every figure of a token list, in order, with unit, counted noun and qualifiers. Number words count where they count things. */
export function readQuantities(tokens: readonly Token[]): readonly Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length;) {
    const figure = figureAt(tokens, at);
    if (figure === undefined) {
      at += 1;
      continue;
    }
    const chain = chainFrom(tokens, figure);
    const last = chain.at(-1) as Figure;
    // "3 x 250 g" is three of 250 g; "20 x 30 cm" has two sides.
    const first = chain[0] as Figure;
    const isMultiple = chain.length === 2 && first.unit === '' && last.unit !== '' && !MM_OR_CM.has(last.unit);
    if (isMultiple) first.unit = 'count';
    // "310 L x 210 W x 130 H cm": a length and a width, no litres and no watts.
    if (chain.some(({ side }) => side !== ''))
      for (const one of chain) if (/^[LW]$/u.test(one.unit)) Object.assign(one, { unit: '', side: one.unit });
    for (const one of chain.toReversed()) if (one.unit === '' && one.side !== '') one.unit = last.unit;
    const unit = chain.findLast((one) => one.unit !== '')?.unit ?? unitBySense(tokens, figure);
    for (const one of chain) if (one.unit === '') one.unit = unit;
    const noun = unit === '' && chain.length === 1 ? countedNounAt(tokens, last.next, figure) : undefined;
    const qualifier = qualifierOf(tokens, figure.first, noun?.next ?? last.next);
    const isCount = noun !== undefined && !(figure.isWord && figure.low === 1);
    const isBare =
      figure.isWord &&
      unit === '' &&
      noun === undefined &&
      figure.low === figure.high &&
      !figure.plus &&
      figure.low < 100;
    if (!isBare || AGE.has(lowerAt(tokens, figure.first - 1)) || isOfPack(tokens, figure)) {
      chain.forEach((one, place) =>
        found.push({
          start: (tokens[one.first] as Token).start,
          end: (tokens[(noun !== undefined && place === chain.length - 1 ? noun.next : one.next) - 1] as Token).end,
          low: one.low,
          high: one.high,
          unit: one.unit !== '' ? one.unit : isCount ? 'count' : '',
          noun: noun?.text ?? '',
          qualifier: qualifier.text,
          place: isMultiple ? 0 : place,
          chain: isMultiple ? 1 : chain.length,
          side: one.side,
          plus: one.plus,
        }),
      );
    }
    // A measure between a number word and its noun is a figure of its own.
    at = Math.max(last.next, at + 1);
  }
  return withMixedUnits(tokens, withSharedUnits(tokens, found));
}

const ENUMERATES = /^(?:,|\/|and|or|&)$/u;

/** "140 or 180 mm": a bare figure right before a joint has the unit of the figure behind it. */
function withSharedUnits(tokens: readonly Token[], quantities: Quantity[]): readonly Quantity[] {
  const found = [...quantities];
  for (let at = found.length - 2; at >= 0; at -= 1) {
    const [one, next] = [found[at] as Quantity, found[at + 1] as Quantity];
    if (one.unit !== '' || one.chain > 1 || next.chain > 1 || next.unit === '' || next.unit === 'count') continue;
    const between = tokens.filter(({ start }) => start >= one.end && start < next.start);
    if (between.length === 1 && ENUMERATES.test(between[0]?.lower ?? '')) found[at] = { ...one, unit: next.unit };
  }
  return found;
}

/** What stands before an age in words: "younger than eight", "aged four". */
const AGE = wordSet('than|aged|age');

/** "A set of four". */
const isOfPack = (tokens: readonly Token[], { first }: Figure): boolean =>
  lowerAt(tokens, first - 1) === 'of' && /^(?:set|pack|box|bundle|case|kit)$/u.test(lowerAt(tokens, first - 2));

const CHILD = wordSet('children|child|kids|toddlers|babies|boys|girls');

const AGES_OR_AGE = wordSet('ages?|aged');

const UNDER_OR_BELOW = wordSet('under|below|over|from');

/** The unit that the words before a bare figure imply: degrees of a wash, years of an age. */
function unitBySense(tokens: readonly Token[], figure: Figure): string {
  if (isWashing(tokens, figure)) return '°C';
  const before = lowerAt(tokens, figure.first - 1);
  // "Not for children under 3".
  const isOfChild = UNDER_OR_BELOW.has(before) && CHILD.has(lowerAt(tokens, figure.first - 2));
  // "Not for under 14s".
  const isOfPeople =
    UNDER_OR_BELOW.has(before) && tokens[figure.next]?.lower === 's' && tokens[figure.next]?.glued === true;
  return figure.low < 100 && (isOfChild || isOfPeople || AGES_OR_AGE.has(before)) ? 'years' : '';
}

/** "Machine wash 30", "wash at 40" are degrees Celsius, as on care labels (ISO 3758). */
function isWashing(tokens: readonly Token[], { first, next, low, high }: Figure): boolean {
  const before = tokens[first - 1]?.lower;
  const verb = before === 'at' ? tokens[first - 2]?.lower : before;
  const after = tokens[next];
  return (
    low === high &&
    [30, 40, 60, 90].includes(low) &&
    /^(?:wash|washed|washable|washing)$/u.test(verb ?? '') &&
    (after === undefined ||
      after.kind === 'sign' ||
      /^(?:inside|in|gentle|only|and|or|with|do|max|cold|mild)$/u.test(after.lower))
  );
}

const W_OR_D = wordSet('[wdhl]');

const isSideLetter = ({ kind, lower }: Token): boolean => kind === 'word' && W_OR_D.has(lower);

function chainFrom(tokens: readonly Token[], figure: Figure): Figure[] {
  const chain = [figure];
  for (;;) {
    const last = chain.at(-1) as Figure;
    let link = last.next;
    const token = tokens[link];
    if (token === undefined) return chain;
    const isTimes = TIMES.test(token.text) || (token.lower === 'by' && chain.length < 4);
    if (!isTimes) {
      // "52" W x 84" L" and "23 in wide x 13 in deep".
      const side = tokens[link];
      if (
        side?.kind === 'word' &&
        SIDE.test(side.text) &&
        tokens[link + 1] !== undefined &&
        TIMES.test((tokens[link + 1] as Token).text)
      ) {
        last.side = SIDES[side.lower.charAt(0)] ?? '';
        last.next = link + 1;
        link += 1;
      } else {
        // "23 wide x 25 high cm": the unit behind the last side is that of all.
        const unit =
          chain.length > 1 && last.unit === '' && SIDE.test(side?.text ?? '') ? unitAt(tokens, link + 1) : undefined;
        if (unit !== undefined && tokens[unit.next]?.kind !== 'word')
          Object.assign(last, { side: SIDES[side?.lower.charAt(0) ?? ''] ?? '', unit: unit.symbol, next: unit.next });
        // "56 cm long x 42 cm wide x 40 cm high".
        else if (
          chain.length > 1 &&
          chain.some((one) => one.side !== '') &&
          SIDE.test(side?.text ?? '') &&
          tokens[link + 1]?.kind !== 'word'
        )
          Object.assign(last, { side: SIDES[side?.lower.charAt(0) ?? ''] ?? '', next: link + 1 });
        return chain;
      }
    }
    // "H 180 x W 80 x D 30 cm": the letter may also stand before its figure.
    const letter = tokens[link + 1];
    const prefix = letter !== undefined && isSideLetter(letter) && tokens[link + 2]?.kind === 'number' ? 1 : 0;
    const next = figureAt(tokens, link + 1 + prefix);
    if (next === undefined || next.first !== link + 1 + prefix || next.isWord) return chain;
    if (prefix === 1) {
      next.side = SIDES[letter?.lower ?? ''] ?? '';
      const before = tokens[last.first - 1];
      if (last.side === '' && before !== undefined && isSideLetter(before)) last.side = SIDES[before.lower] ?? '';
    }
    chain.push(next);
  }
}
