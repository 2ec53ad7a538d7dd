import { wordSet } from '../../../shared/index.js';
import { PART_WORDS } from '../words/partWords.js';
import { isNegation } from './polarity.js';
import type { Form } from './Statement.js';
import type { Token } from '../tokens/Token.js';
import { BASE_VERBS, NOUN_LIKE, PARTICIPLE, baseOfThirdPerson } from '../words/verbs.js';
import { lowerAt } from '../tokens/lowerAt.js';

const FINITE = wordSet(
  "is|are|was|were|has|have|had|can|will|may|does|do|must|should|isn't|aren't|doesn't|don't|can't|won't|hai|hain",
);
const SUBJECT_PRONOUN = wordSet('it|they|this|these|you|we|he|she|each|both|all|your|our');
const EXCLUDED = wordSet('included|incl|inc|supplied|provided|available|done|enthalten');
const DETERMINER = wordSet(
  'approx|approximately|roughly|nearly|almost|a|an|the|your|our|its|this|that|these|all|any|every|most|each|both|up|to|with|without|about|around|over|more|less|only|in|on|at|from|off|well|as|under|into|between|through|after|before|by|against|for',
);

/** Nouns that an order begins with too. */
const CARE = wordSet('oil|grease|wax|hone|salt|water|season|descale');

/** "Reach 100 cm", "drop 12 in". */
const MEASURED_NOUN = wordSet('reach|rise|travel|drop|stroke|span|range|lift');
const DESCRIBES = wordSet('close|open|slow|warm|cool|smooth|dry|clean|clear|light|cross');
const INCLUDED_OR_SUPPLIED = wordSet('included|supplied|provided|needed|required|supported|recommended');

const SOLD_SEPARATELY_OR_NOT_INCLUDED = wordSet('sold separately|sold separate|not included|not supplied');

const KIT = wordSet('kit|box|pack|set|package');

/** The grammatical shape of a clause, by its first words and by whether a finite verb follows. */
export function formOf(tokens: readonly Token[]): Form {
  const words = tokens.filter((token) => token.kind !== 'sign');
  const [first, second] = words;
  if (first === undefined) return 'noun';
  const lower = first.lower;
  const last = words.at(-1)?.lower ?? '';
  // "To clean, comb out the hair": the order behind its aim.
  if (lower === 'to' && second?.kind === 'word' && tokens.some(({ text }) => text === ',')) return 'imperative';
  if (
    words.length <= 8 &&
    EXCLUDED.has(last) &&
    words.length > 1 &&
    words.slice(1).some((word) => /^(?:not|nicht|nahi)$/u.test(word.lower))
  )
    return 'excluded';
  if (words.length > 2 && SOLD_SEPARATELY_OR_NOT_INCLUDED.has(`${words.at(-2)?.lower ?? ''} ${last}`))
    return 'excluded';
  // "Extension pole not in kit".
  if (
    words.length > 3 &&
    words.length <= 10 &&
    KIT.has(last) &&
    /(?:^| )not in (?:the )?(?:kit|box|pack|set|package)$/u.test(
      words
        .slice(-4)
        .map((word) => word.lower)
        .join(' '),
    )
  )
    return 'excluded';
  if (lower === 'no' || lower === 'zero' || lower === 'koi' || (lower === 'without' && words.length > 1))
    return isNegation(tokens, tokens.indexOf(first)) || lower === 'without' || lower === 'zero' || lower === 'koi'
      ? 'without'
      : 'noun';
  if (lower === 'with' || lower === 'includes' || lower === 'including') return lower === 'includes' ? 'verb' : 'with';
  if (lower === 'for' && words.some(({ lower: verb }, at) => at > 1 && ORDERED.has(verb) && isOrder(words, at)))
    return 'imperative';
  if (lower === 'for' || (lower === 'not' && second?.lower === 'for') || lower === 'für') return 'for';
  // "Use it for cheese, but not for meat".
  if (/^(?:but|and)$/u.test(lower) && second?.lower === 'not' && words[2]?.lower === 'for') return 'for';
  if (
    lower === 'do' ||
    lower === "don't" ||
    lower === 'never' ||
    lower === 'always' ||
    lower === 'please' ||
    lower === 'avoid'
  )
    return 'imperative';
  if (
    lower === 'does' ||
    lower === 'is' ||
    lower === 'has' ||
    lower === 'can' ||
    lower === 'will' ||
    lower === 'may' ||
    lower === 'must'
  )
    return 'verb';
  const third = baseOfThirdPerson(lower);
  if (third !== undefined && words.length > 1 && isVerbHere(tokens, first, second)) return 'verb';
  if (lower === 'non' && endsInThing(words)) return 'noun';
  if (lower === 'not' || lower === 'non') return 'description';
  if (words.length > 1 && INCLUDED_OR_SUPPLIED.has(last)) return 'noun';
  const finiteAt = finiteIndex(words);
  if (finiteAt > 0) return 'clause';
  if (second !== undefined && isParticiple(second.lower) && isDescription(words)) return 'description';
  // "Close fitting roll neck", "slow cooking pot" describe.
  if (second?.kind === 'number' && MEASURED_NOUN.has(lower)) return 'noun';
  const isCompound = DESCRIBES.has(lower) && second?.lower.endsWith('ing') === true;
  // "See-through", "stay-put".
  const isHyphened = tokens[tokens.indexOf(first) + 1]?.text === '-';
  if (BASE_VERBS.has(lower) && words.length > 1 && !isCompound && !isHyphened && isImperative(words))
    return 'imperative';
  // "Hone before first use": whatever is done before is an order.
  if (
    !PARTICIPLE.test(lower) &&
    /^(?:before|it|them|well|lightly|thoroughly)$/u.test(second?.lower ?? '') &&
    BEFORE_USE.test(phraseOf(words))
  )
    return 'imperative';
  // "Oil the blades against rust".
  if (CARE.has(lower) && /^(?:the|it|them|its|your|lightly)$/u.test(second?.lower ?? '')) return 'imperative';
  if (endsInThing(words)) return 'noun';
  if (PARTICIPLE.test(lower) && isDescription(words)) return 'description';
  if (words.length <= 4 && isAdjectivePhrase(words)) return 'description';
  return 'noun';
}

const BEFORE_USE = /^\p{L}+ (?:\p{L}+ ){0,2}before (?:the )?(?:first |each |every )?use$/u;
const phraseOf = (words: readonly Token[]): string => words.map(({ lower }) => lower).join(' ');

const ORDERED = wordSet('use|choose|apply|mix|add|take|select|fit|set');
/** "For drywall use the anchors"; not "for daily use in the kitchen". */
const isOrder = (words: readonly Token[], at: number): boolean => {
  const next = words[at + 1];
  return (
    next !== undefined && (next.kind === 'number' || /^(?:the|an?|only|our|two|both|less|more)$/u.test(next.lower))
  );
};

const MADE_OR_SEWN = wordSet('made|sewn|woven|cut|set|dyed');

/** "Poured", "tested", "made"; not "bed", "red", "speed". */
const isParticiple = (word: string): boolean =>
  (word.endsWith('ed') && word.length > 4 && !/(?:speed|seed|weed|shed|sled)$/u.test(word)) || MADE_OR_SEWN.has(word);

const SET_OR_CUT = wordSet('set|cut|hand|back|top|lock');

const IN_OR_BY = wordSet('in|by|with|to|from|for|on|at|of|per|around|under|and|or');

/** The last word before any preposition names a thing: "PFC-free finish", "built-in magnet ring". */
function endsInThing(words: readonly Token[]): boolean {
  const stop = words.findIndex(({ lower }, at) => at > 0 && IN_OR_BY.has(lower));
  const head = lowerAt(words, (stop === -1 ? words.length : stop) - 1);
  return (
    words.length > 1 &&
    stop !== 1 &&
    (PART_WORDS.has(head) || (head.endsWith('s') && PART_WORDS.has(head.slice(0, -1))) || THINGS.has(head)) &&
    !SET_OR_CUT.has(head)
  );
}

const THINGS = wordSet(
  'finish|neck|fit|design|paint|fabric|mode|modes|control|controls|sensor|edges?|weave|print|stitching|leather|cotton|steel|foam|wood|glass|roast|blend',
);

function isVerbHere(tokens: readonly Token[], first: Token, second: Token | undefined): boolean {
  if (second === undefined) return false;
  // Capitals in the middle of a name, and "Sizes S, M" or "Notes cedar", are nouns.
  if (!NOUN_LIKE.has(first.lower)) return second.kind !== 'word' || !/^(?:and|or|of|is|are)$/u.test(second.lower);
  const next = tokens[tokens.indexOf(first) + 1];
  if (next?.kind === 'sign' && next.text !== '-') return false;
  return (
    second.kind !== 'word' ||
    DETERMINER.has(second.lower) ||
    /^(?:sofas?|phones?|tablets?|laptops?|cars?|dogs?|cats?|bikes?|light|noise|drinks?|beds?|chairs?|doors?|windows?|men|women|heads?|wrists?|necks?|shoulders?|arms?|calves|feet|hands?|waists?|ears?|rucksacks?|backpacks?|pots?|jars?|bottles?|mugs?|tables?|drawers?|wheels?|tyres?|tires?|mattress\p{L}*|tvs?|cages?)$/u.test(
      second.lower,
    ) ||
    second.text !== second.lower
  );
}

const GET_OR_STAY = wordSet('get|stay|need|come|look|feel|relax|remain|vary|differ|fit|work');

const AS_OR_THAN = wordSet('as|than|which|that|who|if|when|whichever');

function finiteIndex(words: readonly Token[]): number {
  for (let at = 0; at < words.length; at += 1) {
    const { lower } = words[at] as Token;
    if (at > 0 && FINITE.has(lower) && !AS_OR_THAN.has(lowerAt(words, at - 1)))
      // "Magnet with a cover so it does not scratch" has no verb of its own.
      return words.slice(1, at - 1).some((word) => word.lower === 'so') ? -1 : at;
    const third = baseOfThirdPerson(lower);
    if (at > 0 && at <= 6 && third !== undefined && !NOUN_LIKE.has(lower) && isSubject(words, at)) return at;
    if (at === 1 && SUBJECT_PRONOUN.has(words[0]?.lower ?? '') && BASE_VERBS.has(lower)) return at;
    // "Chime bars play a scale", "four silicone feet protect the floor".
    if (at > 0 && at <= 4 && BASE_VERBS.has(lower) && isOfMany(words, at)) return at;
    if (at === 1 && GET_OR_STAY.has(lower) && (words[0]?.lower ?? '').endsWith('s')) return at;
  }
  return -1;
}

/** A verb behind a plural and before its object. */
const isOfMany = (words: readonly Token[], at: number): boolean =>
  /^(?:a|an|the|your|its|it|up)$/u.test(lowerAt(words, at + 1)) &&
  /(?:[^s]s|feet)$/u.test(lowerAt(words, at - 1)) &&
  !words.slice(0, at).some(({ lower, kind }) => kind !== 'word' || FINITE.has(lower) || IN_OR_BY.has(lower));

/** "A mapmaker … discovers" has a subject before the verb; "13 mm drivers" is a plural noun at the end. */
function isSubject(words: readonly Token[], at: number): boolean {
  const next = words[at + 1];
  return (
    next !== undefined &&
    (next.kind !== 'word'
      ? false
      : /^(?:that|the|a|an|its|your|to|up|from|in|on|with|without|as|not|softer|only|every|each|at|into|out|off|over|for|% )$/u.test(
          next.lower,
        )) &&
    !/^(?:and|or|of|with|for|in)$/u.test(lowerAt(words, at - 1))
  );
}

function isImperative(words: readonly Token[]): boolean {
  const [first, second] = words as [Token, Token];
  if (PARTICIPLE.test(first.lower) && first.lower.endsWith('ed')) return false;
  if (!NOUN_LIKE.has(first.lower)) return !/^(?:and|or|of|is|are)$/u.test(second.lower);
  // "Hand wash only", "machine wash cold", "dry in shade", "vacuum on low" give orders; "hand block print" does not.
  const two = `${first.lower} ${second.lower}`;
  return (
    /^(?:hand wash|machine wash|spot clean|dry clean|tumble dry|steam iron|warm iron|air dry|line dry|wipe clean)$/u.test(
      two,
    ) ||
    /^(?:use|apply|take|wear|wash) (?:once|twice|daily|within|sparingly)$/u.test(two) ||
    ((DETERMINER.has(second.lower) || /^(?:it|them)$/u.test(second.lower)) && words.length <= 9)
  );
}

const IN_OR_BY_OR_WITH = wordSet(
  'in|by|with|to|from|for|on|at|of|against|under|after|before|using|per|as|not|only|without|and|or|,|cold|at|up|under|between',
);

function isDescription(words: readonly Token[]): boolean {
  const [first, second] = words as [Token, Token | undefined];
  if (second === undefined) return true;
  if (IN_OR_BY_OR_WITH.has(second.lower)) return true;
  // "Hand poured in small batches", "lab tested per batch", "machine washable".
  if (
    isParticiple(second.lower) ||
    (/(?:able|ible|proof|safe|free|friendly|resistant|compatible|ready)$/u.test(second.lower) &&
      !/^(?:ribbed|hooded|padded|recycled)$/u.test(first.lower))
  )
    return (
      words.length <= 2 ||
      !/^\p{L}+$/u.test(words[2]?.text ?? '') ||
      /^(?:in|by|with|to|from|for|on|at|of|per|up|cold|and|or|under|without|not|against|using|gentle)$/u.test(
        words[2]?.lower ?? '',
      )
    );
  return false;
}

const ADJECTIVE_END =
  /(?:able|ible|proof|resistant|free|safe|friendly|compatible|tested|certified|approved|ready|tight|less|ish|ful|ic|ous|ive|dyed|shrunk|plated|coated|lined|powered|operated|fitting|fit|vegan|vegetarian|organic|waterproof|unisex|soft|slim|thin|light|adjustable|wireless|cordless|dimmable)$/u;

function isAdjectivePhrase(words: readonly Token[]): boolean {
  const last = words.at(-1)?.lower ?? '';
  return (
    words.every((word) => word.kind === 'word') &&
    ADJECTIVE_END.test(last) &&
    !/^(?:fabric|plastic|ceramic|elastic|music|magic|clinic|cable|table|vegetable|mosaic|acrylic|garlic|fit|light|olive|sleeve|music|traffic)$/u.test(
      last,
    )
  );
}
