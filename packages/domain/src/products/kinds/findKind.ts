import { isHeadNoun } from '../../shared/index.js';
import { PhraseIndex, tokenStems, type PhraseHit } from '../reading/tokens/phraseIndex.js';
import type { Token } from '../reading/tokens/Token.js';
import { unitSpelled } from '../reading/figures/units.js';
import { LEXICON_WORDS } from '../reading/words/lexicon.js';
import type { Kind } from './Kind.js';
import { isAccessory, isSet } from './tailOf.js';
import { areFar } from './areFar.js';
import { categoryOf } from './categoryOf.js';
import { KINDS } from './kindRegistry.js';
import { lowerAt } from '../reading/tokens/lowerAt.js';

/** Where a name says what the product is: token indices, `next` exclusive. */
export interface KindHit {
  readonly kind: Kind;
  readonly first: number;
  readonly next: number;
}

const INDEX = new PhraseIndex<Kind>();
for (const kind of KINDS) INDEX.add(kind, [[kind.name, ...kind.synonyms]]);

const BOUNDARY =
  /^(?:for|with|without|in|of|by|from|compatible|fits?|w|includes?|including|mit|für|ohne|aus|replaces?|designed|made|and|not)$/u;

/**
 * The kind that a name names: the longest known name inside its first noun phrase (before a preposition, a bracket, a
 * dash or the figures that follow the noun), where several compete the one of the seller's category, then the last.
 */
export function findKind(tokens: readonly Token[], category: string): KindHit | undefined {
  const stems = tokenStems(tokens);
  const wanted = categoryOf(category);
  // A title of a book names anything; what it is the category says.
  const all = allHits(tokens, stems).filter((hit) => wanted !== 'books' || hit.tag.category === 'books');
  // "Not a toy": what the name denies it is not, wherever else the word stands.
  const denied = new Set(all.filter(({ first }) => isDenied(tokens, first)).map(({ tag }) => tag));
  const named = all.some(({ tag }) => !denied.has(tag)) ? all.filter(({ tag }) => !denied.has(tag)) : all;
  // "Swim fins, short blade": the thing stands before the comma, whatever is found behind it.
  const isBehind = ({ first, tag }: PhraseHit<Kind>): boolean =>
    first > headEnd(tokens) && tag.category !== 'books' && !tokens.some(({ text }) => /^[[(]$/u.test(text));
  const hits = named.every(isBehind) ? [] : named;
  if (hits.length === 0) return undefined;
  const end = regionEnd(tokens, hits, false);
  const farEnd = regionEnd(tokens, hits, true);
  const scored = hits.map((hit) => {
    const size = hit.next - hit.first;
    const inside = hit.next <= end;
    const isCounted = lowerAt(tokens, hit.first - 1) === 'of' && hit.first >= 2;
    return {
      hit,
      score:
        size * 2 +
        (inside ? 4 : hit.next <= farEnd ? 2.5 : 0) +
        (wanted !== undefined && hit.tag.category === wanted ? 1.5 : 0) +
        (hit.next <= farEnd ? hit.next * 0.3 : -hit.next * 0.3) -
        (isCounted ? 3 : 0) +
        // The last noun of the phrase is the thing: a "dog food container" is no food.
        (inside &&
        hits.some((other) => other.next === hit.first && other.next - other.first >= 2) &&
        closes(tokens, hit.next, end)
          ? 2
          : 0) -
        (isSeriesName(tokens, hit, hits, farEnd) ? 3 : 0) -
        (isForeign(hit.tag.category, wanted) ? 3 : 0) -
        (isLook(tokens, hit, hits) ? 5 : 0) -
        (isAdjective(tokens, hit, farEnd) || isForAdults(tokens, hit) || isExtra(tokens, hit) ? UNLIKELY : 0),
    };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  // A series name that happens to be a food, in another department: "Pulse".
  if (
    best.score < UNLIKELY_SCORE ||
    isForeign(best.hit.tag.category, wanted) ||
    isForAnother(tokens, best.hit) ||
    isOtherThing(tokens, best.hit, wanted)
  )
    return undefined;
  return { kind: best.hit.tag, first: best.hit.first, next: best.hit.next };
}

/** Where the first phrase of a name ends that closes in a noun of no kind; behind everything where it does not. */
function headEnd(tokens: readonly Token[]): number {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const last = tokens[comma - 1];
  const isNoun =
    comma >= 2 &&
    last?.kind === 'word' &&
    last.text.length > 3 &&
    !LEXICON_WORDS.has(last.lower) &&
    !/(?:ed|ing|ly|able|ible|less|ful|ive|ic|al|proof|free)$/u.test(last.lower);
  return isNoun ? comma : tokens.length;
}

const UNLIKELY = 20;
const UNLIKELY_SCORE = 0;

/** The "thermal" of "label maker Bluetooth thermal" describes another noun, and "figure 8" is a shape. */
const isAdjective = (tokens: readonly Token[], { first, next, tag }: PhraseHit<Kind>, end: number): boolean =>
  // "Grain free treats" are no grain.
  tokens[next + (tokens[next]?.text === '-' ? 1 : 0)]?.lower === 'free' ||
  (next - first === 1 &&
    // "Roof bars lockable" are no lock.
    ((/(?:able|ible)$/u.test(tokens[first]?.lower ?? '') &&
      ![tag.name, ...tag.synonyms].includes(tokens[first]?.lower ?? '')) ||
      // "10 inch deep" is no lamp.
      (tokens[first]?.lower === 'deep' && unitSpelled(tokens[first - 1]?.text ?? '') !== undefined) ||
      // A single pump is no pair of shoes.
      (tokens[first]?.lower === 'pump' &&
        !tokens.some(({ lower }) => /^(?:shoes?|heels?|women|womens|ladies)$/u.test(lower))) ||
      (/^figures?$/u.test(tokens[first]?.lower ?? '') && tokens[next]?.kind === 'number') ||
      (ADJECTIVE.test(tokens[first]?.lower ?? '') && tokens.slice(0, end).some(({ lower }) => isAccessory(lower)))));
const ADJECTIVE =
  /^(?:thermals?|digital|electric|acoustic|portable|metallic|floral|denim|oral|dental|medical|magnetic)$/u;

/** A bodysuit for women is no romper of a baby. */
const isForAdults = (tokens: readonly Token[], { tag }: PhraseHit<Kind>): boolean =>
  tag.category === 'baby' &&
  tokens.some(({ lower }) => /^(?:wom[ae]n(?:['’]?s)?|m[ae]n(?:['’]?s)?|ladies|lady|adults?)$/u.test(lower));

/** "Bedsheet cotton 2 pillow covers", "lights 10 m 20 bulbs": what is counted behind another thing belongs to that. */
function isExtra(tokens: readonly Token[], { first, next }: PhraseHit<Kind>): boolean {
  const [count, before] = [tokens[first - 1], tokens[first - 2]];
  return (
    count?.kind === 'number' &&
    before?.kind === 'word' &&
    // A word and a figure that open a name are a series: "Trainer 2 dumbbell set".
    first > 2 &&
    !/^(?:pack|of|size|no|number)$/u.test(before.lower) &&
    // "Green tea 100 tea bags" counts itself.
    !tokens.slice(first, next).some(({ lower }) => lower === before.lower) &&
    (isHeadNoun(before.lower) ||
      isSet(before) ||
      LEXICON_WORDS.has(before.lower) ||
      (tokens[first - 3]?.kind === 'number' && unitSpelled(before.text) !== undefined))
  );
}

const isDenied = (tokens: readonly Token[], first: number): boolean =>
  /^(?:not|no)$/u.test(lowerAt(tokens, first - 1)) ||
  (/^an?$/u.test(lowerAt(tokens, first - 1)) && lowerAt(tokens, first - 2) === 'not');

/** Nothing but materials and colours stand between a hit and the end of its phrase. */
const closes = (tokens: readonly Token[], next: number, end: number): boolean =>
  next <= end && tokens.slice(next, end).every(({ lower }) => LEXICON_WORDS.has(lower));

/** "Pulse 3 Bluetooth Earbuds": a lone word and a figure open a name that goes on to another noun phrase. */
const isSeriesName = (
  tokens: readonly Token[],
  { first, next }: PhraseHit<Kind>,
  hits: readonly PhraseHit<Kind>[],
  end: number,
): boolean =>
  first === 0 &&
  next === 1 &&
  tokens[1]?.kind === 'number' &&
  unitSpelled(tokens[2]?.text ?? '') === undefined &&
  hits.some((other) => other.first > 2 && other.next <= end);

/** The "walnut" of "bookshelf walnut look" is a material or a colour beside another noun. */
const isLook = (
  tokens: readonly Token[],
  { first, next }: PhraseHit<Kind>,
  hits: readonly PhraseHit<Kind>[],
): boolean =>
  next - first === 1 &&
  hits.length > 1 &&
  LEXICON_WORDS.has(tokens[first]?.lower ?? '') &&
  LOOK.test(tokens[next]?.lower ?? '');
const LOOK = /^(?:look|effect|finish|veneer|colou?r|style|tone|stain|top|wood)$/u;

/** "Stretch cover for car seats", "grow light, full spectrum, for indoor plants": a thing for another thing. */
function isForAnother(tokens: readonly Token[], { first, next }: PhraseHit<Kind>): boolean {
  const at = tokens.findIndex(({ lower }) => lower === 'for' || lower === 'with');
  if (at <= 0 || at >= first) return false;
  const end = tokens[next];
  const isLast = end === undefined || end.kind !== 'word' || BOUNDARY.test(end.lower);
  const before = tokens[at - 1];
  // "Curling delivery slider for shoe": a thing of no known kind, for another one.
  const isThing =
    before?.kind === 'word' &&
    !LEXICON_WORDS.has(before.lower) &&
    !/^(?:gifts?|presents?|ideal|perfect|great|suitable|made|designed)$/u.test(before.lower);
  if (lowerAt(tokens, at) === 'for' && isLast && isThing && at >= 2 && first - at <= 2) return true;
  // "Weekend bag with shoe compartment", "diabolo with triple bearing": what it has is not what it is.
  if (lowerAt(tokens, at) === 'with' && isThing && !isSet(before)) return true;
  return (
    isAccessory(lowerAt(tokens, at - 1)) ||
    (isLast && first - at <= 2 && tokens.slice(1, at).some((token) => isHeadNoun(token.lower) && !isSet(token)))
  );
}

/**
 * "Magnetic parts tray" among tools, "shower steamers" among soaps: its last word alone names a thing of another department; so does
 * the name of something worn behind two words of its own: "parachute resistance belt" among sports.
 */
function isOtherThing(
  tokens: readonly Token[],
  { first, next, tag }: PhraseHit<Kind>,
  wanted: string | undefined,
): boolean {
  if (wanted === undefined || next - first > 1) return false;
  const isOf = (token: Token): boolean =>
    token.kind === 'word' && !LEXICON_WORDS.has(token.lower) && !BOUNDARY.test(token.lower);
  const own = tokens.slice(0, first).filter(isOf).length;
  return areFar(tag.category, wanted) ? own > 0 : WORN.test(tag.category) && !NEAR_WORN.test(wanted) && own > 1;
}
const WORN = /^(?:clothing|shoes|jewellery|watches)$/u;
const NEAR_WORN = /^(?:clothing|shoes|jewellery|watches|bags|baby|occasion|hobby)$/u;

/** Departments that sell what is eaten or taken, too. */
const NEAR_FOOD = /^(?:grocery|health|pets|baby|beauty|kitchen|home|occasion|puja)$/u;

/** Food in a department without food, and what is no food among groceries. */
const isForeign = (category: string, wanted: string | undefined): boolean =>
  wanted !== undefined &&
  ((category === 'grocery' && !NEAR_FOOD.test(wanted)) || (wanted === 'grocery' && !NEAR_FOOD.test(category)));

function allHits(tokens: readonly Token[], stems: readonly string[]): readonly PhraseHit<Kind>[] {
  const hits: PhraseHit<Kind>[] = [];
  let covered = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const hit = INDEX.at(tokens, stems, at);
    // The "bottle" of "water bottle" is no other thing.
    if (hit === undefined || hit.next <= covered) continue;
    covered = Math.max(covered, hit.next);
    if (!isDescription(tokens, hit)) hits.push(hit);
  }
  return hits;
}

const goesOn = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !BOUNDARY.test(token.lower) && !isAccessory(token.lower) && !LEXICON_WORDS.has(token.lower);

/** "Oven safe pie dish" is no oven; a "chew toy safe for puppies" is a toy. */
const isQualifying = (tokens: readonly Token[], at: number): boolean =>
  QUALIFYING.test(lowerAt(tokens, at)) && goesOn(tokens[at + 1]) && lowerAt(tokens, at + 1) !== 'like';
const QUALIFYING = /^(?:safe|proof|resistant|friendly|ready|shaped)$/u;

/** "Wall-mounted desk" is no wall mount, and the "drop" of "drop-leaf" no drop. */
const isDescription = (tokens: readonly Token[], { next, tag }: PhraseHit<Kind>): boolean => {
  const last = lowerAt(tokens, next - 1);
  const isBeforeHyphen = tokens[next]?.text === '-' && tokens[next]?.glued === true && tokens[next + 1]?.glued === true;
  // "Remote control rock crawler" is no remote.
  const isSteered =
    last === 'control' &&
    lowerAt(tokens, next - 2) === 'remote' &&
    (goesOn(tokens[next]) || tokens[next + 1]?.text === '-');
  return (
    isSteered ||
    isQualifying(tokens, next + (isBeforeHyphen ? 1 : 0)) ||
    (isBeforeHyphen && tokens[next + 1]?.kind === 'word' && lowerAt(tokens, next + 1).length > 2) ||
    (last.endsWith('ed') && ![tag.name, ...tag.synonyms].some((name) => name.endsWith(last)))
  );
};

/**
 * The first token behind a hit that ends the noun phrase. `isSeries`: a bare figure may count a series ("Pulse 3") and ends
 * nothing.
 */
function regionEnd(tokens: readonly Token[], hits: readonly PhraseHit<Kind>[], isSeries: boolean): number {
  const from = Math.min(...hits.map((hit) => hit.next));
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'sign' && !/^[-&'’/]$/u.test(token.text)) return at;
    if (token.text === '-' && !token.glued) return at;
    if (token.kind === 'number' && unitSpelled(tokens[at + 1]?.text ?? '') !== undefined) return at;
    if (!isSeries && (token.kind === 'number' || token.kind === 'code')) return at;
    // "Drill driver kit 2 batteries, tool bag": what is counted comes with it.
    if (token.kind === 'number' && isSet(tokens[at - 1])) return at;
    if (token.kind === 'word' && BOUNDARY.test(token.lower)) return at;
  }
  return tokens.length;
}
