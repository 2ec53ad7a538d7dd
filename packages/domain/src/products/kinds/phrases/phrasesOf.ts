import { propertyOfLabel } from '../../reading/words/propertyOfLabel.js';
import type { Range } from '../../reading/sentences/Sentence.js';
import type { Token } from '../../reading/tokens/Token.js';
import { LEXICON_INDEX } from '../../reading/words/lexicon.js';
import { tokenStems } from '../../reading/tokens/phraseIndex.js';
import { readQuantities } from '../../reading/figures/readQuantities.js';
import { sortOut } from '../../reading/clauses/sortOut.js';
import { PACK_OR_SET } from './phraseEnd.js';
import { goldOf } from './goldOf.js';
import { knownRuns } from './knownRuns.js';
import { opensPhrase } from '../tailOf.js';
import { rangeOf } from './rangeOf.js';
import type { Span } from './Span.js';
import { listsOf } from './listsOf.js';
import { seriesOf } from './seriesOf.js';
import { lowerAt } from '../../reading/tokens/lowerAt.js';

/** Cuts what follows the noun of a name into phrases that are never split; `known` is what the seller wrote elsewhere. */
export function phrasesOf(name: string, tokens: readonly Token[], from: number, known: string): readonly Range[] {
  const rest = tokens.slice(from);
  if (rest.length === 0) return [];
  const stems = tokenStems(rest);
  const quantities = readQuantities(rest);
  const terms = LEXICON_INDEX.find(rest, stems);
  const runs = knownRuns(rest, stems, known);
  const lists = listsOf(rest, terms);
  const series = [...seriesOf(rest, quantities), ...goldOf(rest)];
  const phrases: Range[] = [];
  let first = 0;
  const close = (next: number): void => {
    let start = first;
    let end = next;
    while (
      start < end &&
      (rest[start] as Token).kind === 'sign' &&
      !/^[#(+]$/u.test((rest[start] as Token).text) &&
      !isMinus(rest, start)
    )
      start += 1;
    while (
      end > start &&
      (rest[end - 1] as Token).kind === 'sign' &&
      !/^["″%+)'°]$/u.test((rest[end - 1] as Token).text)
    )
      end -= 1;
    if (start < end && rest.slice(start, end).some((token) => token.kind !== 'sign')) {
      const range = rangeOf(rest, start, end);
      if (sortOut(name.slice(range.start, range.end)) === undefined) phrases.push(range);
    }
    first = next;
  };
  let inTail = false;
  for (let at = 0; at < rest.length; at += 1) {
    const token = rest[at] as Token;
    const inside = quantities.some(
      ({ start, end, place }) => token.start >= start && token.end <= end && !(token.start === start && place === 0),
    );
    const linked = quantities.some(
      ({ start, place, chain }) => place > 0 && chain > 1 && start >= token.start && start <= token.end + 1,
    );
    if (inside || linked || isWithin(series, at)) continue;
    const separates =
      token.kind === 'sign' &&
      !isWithin(lists, at) &&
      !isRatio(rest, at) &&
      !isAdded(rest, at, quantities) &&
      (/^[,;|()[\]:+–—•]$/u.test(token.text) || (token.text === '-' && !token.glued && !isMinus(rest, at)));
    const quantity = quantities.find((one) => one.start === token.start && one.place === 0 && one.unit !== '');
    const isInRun = [...runs].some(([start, end]) => start < at && at < end);
    const term = isInRun ? undefined : terms.find((one) => one.first === at && one.tag === 'colour');
    const run = runs.get(at);
    const pack = PACK_OR_SET.has(token.lower) && rest[at + 1]?.lower === 'of';
    if (separates) {
      close(at);
      first = at + 1;
      inTail = false;
    } else if (
      opensPhrase(token) &&
      token.kind === 'word' &&
      !isInOne(rest, at) &&
      !/^(?:not|non|no)$/u.test(lowerAt(rest, at - 1)) &&
      (token.lower !== 'w' || rest[at + 1]?.text === '/')
    ) {
      close(at);
      inTail = true;
    } else if (pack) {
      close(at);
      at += 2;
      if (!isNoun(rest[at + 1])) {
        close(at + 1);
        first = at + 1;
      } else inTail = true;
    } else if (
      !inTail &&
      !(quantity !== undefined && goesOn(rest, at)) &&
      (quantity !== undefined || (term !== undefined && rest[at - 1]?.text !== '/') || run !== undefined) &&
      !/^[x×*]$/iu.test(rest[at - 1]?.text ?? '') &&
      // "11 lb / 5 kg" is one measure, "1X/10X" one pair.
      !(rest[at - 1]?.text === '/' && (token.glued || quantities.some(({ end }) => end === rest[at - 2]?.end))) &&
      !isAdded(rest, at - 1, quantities)
    ) {
      if (quantity === undefined && run === undefined && isShade(rest, at, first, terms)) {
        if (at - 1 > first) close(at - 1);
      } else close(at);
    } else if (quantity !== undefined && at - first === 1 && propertyOfLabel(rest[first]?.lower ?? '') !== undefined)
      continue;
    else if (
      !inTail &&
      at > first &&
      CUE.test(lowerAt(rest, at - 1)) &&
      quantities.some((one) => one.start === rest[first]?.start)
    )
      close(at);
    else if (
      inTail &&
      !/^[x×*]$/iu.test(rest[at - 1]?.text ?? '') &&
      quantity !== undefined &&
      quantity.unit !== '' &&
      quantity.unit !== 'count' &&
      at - first >= 2 &&
      // "For children aged 5 to 8" says whose age it is.
      !/^(?:ages?|aged|from|over|under|above|below)$/u.test(lowerAt(rest, at - 1))
    ) {
      close(at);
      inTail = false;
    }
  }
  close(rest.length);
  return phrases;
}

/** Whether a token goes on with what stands before it in a list. */
const isWithin = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ first, next }) => first < at && at < next);

/** The word before a colour that names its shade: "Matte Olive", "V30 Midnight Black"; not a material, nor a longer phrase. */
function isShade(
  tokens: readonly Token[],
  at: number,
  first: number,
  terms: readonly { first: number; next: number }[],
): boolean {
  const [word, before] = [tokens[at - 1], tokens[at - 2]];
  return (
    at > first &&
    word?.kind === 'word' &&
    /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
    !/(?:ing|proof|less|free)$/u.test(word.lower) &&
    !terms.some((term) => term.first < at && at <= term.next) &&
    (at - 1 === first || before?.kind === 'code')
  );
}

/** The "in" of "4 in 1" and "7-in-1". */
const isInOne = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'in' &&
  ((tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.text === '1') ||
    (tokens[at - 1]?.text === '-' && tokens[at - 2]?.kind === 'number' && tokens[at + 2]?.text === '1'));

/** "13-pin car to 7-pin trailer", "7-in-1": the figure goes on with what stands before it. */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  lowerAt(tokens, at - 1) === 'to' || (tokens[at + 1]?.text === '-' && isInOne(tokens, at + 2));

/** The sign of "5.2:1" and "9+1". */
const isRatio = (tokens: readonly Token[], at: number): boolean =>
  /^[:+]$/u.test(tokens[at]?.text ?? '') &&
  tokens[at]?.glued === true &&
  tokens[at - 1]?.kind === 'number' &&
  tokens[at + 1]?.kind === 'number' &&
  tokens[at + 1]?.glued === true;

/** The sign of "26 in + 18 in": two measures of one set. */
const isAdded = (tokens: readonly Token[], at: number, quantities: ReturnType<typeof readQuantities>): boolean =>
  tokens[at]?.text === '+' &&
  quantities.some(({ end, unit }) => unit !== '' && end === tokens[at - 1]?.end) &&
  quantities.some(({ start, unit }) => unit !== '' && start === tokens[at + 1]?.start);

const isMinus = (tokens: readonly Token[], at: number): boolean =>
  /^[-−–]$/u.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued === true;

const isNoun = (token: Token | undefined): boolean => token?.kind === 'word' && token.lower.endsWith('s');

/** Words that close what a figure says: "50 h playtime". */
const CUE =
  /^(?:playtime|life|warranty|range|capacity|display|screen|drive|pack|piece|pieces|pcs|panels?|seater|speed|modes?|equivalent|equiv|long|wide|tall|thick)$/u;
