import { CATEGORY_FRAMES, CLAIM_WORDS, LEXICON_WORDS, stemOf, stemsOf, type Kind } from '../../../../products/index.js';
import { lazily, wordSet } from '../../../../shared/index.js';
import { isSituation } from './withoutSituations.js';
import { isVague, isVerb } from './wordForms.js';
import { otherProducts } from './wordsOfOthers.js';

/**
 * Where and for what things of the kind are used, where other search terms leave room (`writing.md` section 0): words of the
 * kind itself and then of its category, none that names another product, claims something or is denied by the notes.
 */
export function usesOf(
  { neutral, category }: Kind,
  { words, denied, name }: { words: readonly string[]; denied: ReadonlySet<string>; name: string },
): readonly string[] {
  if (!hasRoom(words, name)) return [];
  const shared = new Set(CATEGORY_FRAMES[category]?.neutral ?? []);
  return neutral
    .filter(
      (word) =>
        /^[a-z]{4,}$/u.test(word) &&
        !isVerb(word) &&
        !otherProducts().has(stemOf(word)) &&
        !isVague(word) &&
        !OF_SOME.has(word) &&
        !LEXICON_WORDS.has(word) &&
        !claiming().has(word) &&
        !isSituation(word) &&
        // "Not for diving" is no dive.
        ![...denied].some((stem) => stem.length >= LEAST_STEM && word.startsWith(stem)),
    )
    .toSorted((one, other) => Number(shared.has(one)) - Number(shared.has(other)))
    .slice(0, MOST_USES);
}

const MOST_USES = 8;
const LEAST_STEM = 3;
const ENOUGH = 130;
/** Times, audiences, and places where some things of a kind are of no use. */
const OF_SOME = wordSet(
  'round|train|driving|motorist|winter|summer|spring|autumn|monsoon|morning|evening|night|today|weekend|kitten|puppy|child|children|friends|owner|park|beach|pool|balcony|terrace|diwali|holi|eid|christmas|tree|hotel|hostel|hair|baby|outdoors|indoors|rain|snow|street|river|lake|mountain|field|mount|engine|front|rear|driver|passenger|trip|service|parent|mother|father|nap|bath|outing|newborn|crib|stroller|drawer|letter|class|college|list|plan|note|paper|sort|exam|dive|team|court|coach|match|session|stretch|story|imagine|afternoon|collect|build|family|branch|site|project|job|carve|engrave|daily|walk|play|game|lesson|band|concert|stage|fire|forest|picnic|cupboard|wardrobe|clothes|guest|corner|place|sink|surface|window|dust|tidy|pocket|scene|scale|gauge|railway|circuit|assembly|wash|rinse|wipe|drop|brush|root|strand|scalp|skin|face|pair|style|dress|layer|travel|hand|shoulder|feed|rest|owner|crate|park|herb|soil|lawn',
);

const claiming = lazily<ReadonlySet<string>>(() => new Set(Object.values(CLAIM_WORDS).flat()));

/** Whether search words beside the name take less than what a store reads of them (`writing.md` section 0). */
export function hasRoom(words: readonly string[], name: string): boolean {
  const known = new Set(stemsOf(name));
  const added = words.flatMap((word) => word.split(' ')).filter((word) => !known.has(stemOf(word)));
  return [...new Set(added)].join(' ').length < ENOUGH;
}
