import { NUMBER_WORDS, stemOf, type Statement } from '../../../products/index.js';
import { wordSet, remembering } from '../../../shared/index.js';
import { generalWordsAt, type Concept } from '../concepts.js';
import { deniedWithin } from '../words/deniedWithin.js';
import type { ConceptUse, Evidence } from '../Evidence.js';
import { carriersAt, oppositeKeys } from '../words/carriersAt.js';
import { isOfLetters, namesThing, rootOf } from '../words/rootOf.js';

/** Words of a written statement that the facts say with other words, by token: a related word, another form of the word, its own denial. */
export function carriedUses(
  { tokens, stems, negated }: Statement,
  { concepts, roots, figures }: Evidence,
): (concept: Concept, isOpposed: boolean) => ConceptUse | undefined {
  const isFit = (use: ConceptUse | undefined, isDenied: boolean): use is ConceptUse =>
    use !== undefined && (isDenied ? use.denied : use.affirmed);
  const relatedAt = (at: number, isDenied: boolean): { use: ConceptUse; next: number } | undefined => {
    // "Fresh water" where "freshwater" was given.
    const next = tokens[at + 1];
    const joined = next?.kind === 'word' ? concepts.get(stemOf(`${tokens[at]?.lower ?? ''}${next.lower}`)) : undefined;
    if (isFit(joined, isDenied)) return { use: joined, next: at + 2 };
    const hit = carriersAt(tokens, stems, at);
    // "Comes off" is not carried by what follows where "not detachable" was said.
    const isSaidOtherwise = hit?.keys.some((one) => {
      const said = concepts.get(one);
      return said !== undefined && !said.isEntailed && !isFit(said, isDenied);
    });
    const fitting = hit?.keys.filter((one) => isFit(concepts.get(one), isDenied)) ?? [];
    // What was said itself decides first: "change the filter" where "replace every 2 weeks" was given.
    const said = fitting.find((one) => concepts.get(one)?.isEntailed === false);
    const key = said ?? (isSaidOtherwise === true ? undefined : fitting[0]);
    const use = key === undefined ? undefined : concepts.get(key);
    return hit === undefined || use === undefined ? undefined : { use, next: hit.next };
  };
  let phrases: Map<number, { use: ConceptUse; next: number }> | undefined;
  const inPhrase = (at: number): { use: ConceptUse; next: number } | undefined => {
    if (phrases === undefined) {
      phrases = new Map();
      for (let first = 0; first < tokens.length; first += 1) {
        const found = relatedAt(first, negated[first] ?? false);
        if (found !== undefined) for (let next = first; next < found.next; next += 1) phrases.set(next, found);
      }
    }
    return phrases.get(at);
  };
  return (concept, isOpposed) => {
    const related = inPhrase(concept.first);
    // What is said of "comes off" decides over what "comes" alone may stand for.
    if (related !== undefined && (!isOpposed || related.next >= concept.next)) return related.use;
    // No animals, no dogs: what is denied in general is denied of each kind.
    if (negated[concept.first] ?? false) {
      const general = (generalWordsAt(tokens, stems, concept.first)?.words ?? [])
        .map((one) => concepts.get(stemOf(one)))
        .find((use) => use?.denied === true);
      if (general !== undefined) return general;
    }
    if (concept.stems.length !== 1) return undefined;
    const word = tokens[concept.first]?.lower ?? '';
    const stem = concept.stems[0] ?? '';
    const isDenied = negated[concept.first] ?? false;
    const value = NUMBER_WORDS.get(word);
    if (value !== undefined) {
      // "Not two": there is no such count.
      if (isDenied && !figures.some(({ measured, isNegated }) => !isNegated && measured.low === value))
        return { affirmed: false, denied: true, factIds: new Set(), isEntailed: true };
      const given = figures.find(
        ({ measured, isNegated }) => isNegated === isDenied && (measured.low === value || measured.high === value),
      );
      return given && { affirmed: true, denied: isDenied, factIds: new Set(given.factIds), isEntailed: false };
    }
    const inner = deniedWithin(word);
    const denied =
      inner === undefined
        ? undefined
        : (concepts.get(inner) ?? roots.get(rootOf(inner)) ?? concepts.get(stemOf(word.slice(2, -1))));
    if (denied !== undefined && isFit(denied, !isDenied))
      return { affirmed: !isDenied, denied: isDenied, factIds: denied.factIds, isEntailed: denied.isEntailed };
    const opposite = oppositeKeys(stem)
      .map((key) => concepts.get(key))
      .find((use) => isFit(use, !isDenied) && !(isDenied && use?.denied === true));
    if (opposite !== undefined)
      return { affirmed: !isDenied, denied: isDenied, factIds: opposite.factIds, isEntailed: true };
    // What is said of the very word decides over its other forms.
    const compound = isOpposed ? undefined : compoundUse(word, concepts);
    if (isFit(compound, isDenied)) return compound;
    const head = isOpposed ? undefined : tailsOf(concepts).get(stem);
    if (isFit(head, isDenied)) return head;
    const byRoot = isOpposed || namesThing(word) ? undefined : roots.get(rootOf(stem));
    return isFit(byRoot, isDenied) ? byRoot : undefined;
  };
}

const LONGEST_COMPOUND = 24;

/** "Buds" where "earbuds" were given: what the last letters of each word name, four or more behind three or more. */
const tailsOf = remembering(readTails, () => true);

function readTails(concepts: Evidence['concepts']): ReadonlyMap<string, ConceptUse> {
  const tails = new Map<string, ConceptUse>();
  for (const [key, use] of concepts) {
    if (key.length > LONGEST_COMPOUND || !isOfLetters(key)) continue;
    for (let at = 3; at <= key.length - SHORTEST_PART; at += 1)
      if (!tails.has(key.slice(at))) tails.set(key.slice(at), use);
  }
  return tails;
}

const SHORTEST_PART = 4;
const TAILS = wordSet(
  'top|tops|bar|bars|rest|rests|band|bands|side|sides|board|work|wear|ware|way|time|room|line|lines|piece|pieces|end|ends|hole|holes|stand|stands|hold|holder|cover|covers|case|cases|back|front|light|lights|shade',
);

/** "Tabletop" where a table was given: the second half of the word says nothing of its own. */
function compoundUse(word: string, concepts: Evidence['concepts']): ConceptUse | undefined {
  for (let at = SHORTEST_PART; at <= word.length - 3; at += 1) {
    if (!TAILS.has(word.slice(at))) continue;
    const use = concepts.get(stemOf(word.slice(0, at)));
    if (use !== undefined) return use;
  }
  return undefined;
}
