import { wordSet } from '../../../shared/index.js';
import { BASE_VERBS, PART_STEMS, SCENE_VERBS, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { RISK } from '../toReader/isInviting.js';

/** A call that speaks of the product, or promises, is checked word by word. */
const SPEAKS =
  /^(?:is|are|was|were|be|been|has|have|had|comes?|made|includ\p{L}+|contain\p{L}*|without|holds?|keeps?|fits?|works?|lets?|ideal|perfect|safe|compatible|certified|tested|no|not|never|every|all|any|it|its|them|they|these|this|that|many|much|as|back|free|new|half|time|more|less|again|forever|money|refund|replacement)$/u;
/** What the product would stand or give if the reader may do it: "pour boiling water into the bowl", "burn calories". */
const ASSERTS = wordSet(
  'wash|rinse|dry|iron|bleach|clean|freeze|heat|reheat|boil|bake|cook|fry|blend|pour|soak|dunk|submerge|microwave|steam|burn|lose|save|earn|win|gain|boost|improve|reduce|relieve|prevent|stop|end|forget|skip|use|store|send|return|order|buy|trust|count|cut|cast|sewn|knit|hand|machine|choose|pick|switch|charge|connect|pair|stack|place|expect|experience|feel|discover|recharge|ride|wear|tumble|ground|cool|smooth',
);
const PLACE = wordSet('for|on|at|after|before|during|between');
const OWNED = wordSet('your|the|a|an');
const PARTICLE = wordSet('up|down|out|off|on|in|over|around|along');
const LONGEST = 14;
const LONGEST_OWNED = 7;
const NONE: ReadonlySet<number> = new Set();

/**
 * All tokens of a call to the reader, or of an occasion, that names neither the product nor a part of it: "Wrap a tape around
 * the chest and note the number", "for the next wheel change in your driveway". Such a clause states nothing that a fact
 * could carry. What a lexicon knows (materials, colours, places, certificates, praise) is checked all the same.
 */
export function addressedTokens(statement: Statement, evidence: Evidence): ReadonlySet<number> {
  const { tokens, negated, quantities, terms } = statement;
  if (tokens.length > LONGEST || tokens.length < 2 || quantities.length > 0 || terms.length > 0) return NONE;
  if (negated.includes(true) || tokens.some(({ kind }) => kind === 'number' || kind === 'code')) return NONE;
  const words = tokens.map(({ lower }) => lower);
  if (!(isCall(words) || isOccasion(words) || isContinued(tokens))) return NONE;
  if (words.some((word, at) => at > 0 && SPEAKS.test(word)) || namesProduct(statement, evidence)) return NONE;
  return new Set(tokens.keys());
}

const MOST_OWNED = 2;

/** "On your kitchen worktop", "along your tiles": what the reader has asserts nothing, unless a fact must allow it. */
export function ownedTokens({ tokens, negated }: Statement): ReadonlySet<number> {
  const found = new Set<number>();
  tokens.forEach((token, at) => {
    if (at === 0 || token.lower !== 'your' || negated[at] === true) return;
    for (let next = at + 1; next <= at + MOST_OWNED; next += 1) {
      const { kind, lower, text } = tokens[next] ?? {};
      if (kind !== 'word' || text !== lower || lower === undefined || RISK.test(lower) || CLOSES.has(lower)) return;
      found.add(next);
    }
  });
  return found;
}
const CLOSES = wordSet(
  'and|or|for|in|on|at|with|from|to|of|by|is|are|was|so|when|while|after|before|without|as|than|that',
);

/** A verb of everyday acts with what it is done to: "say hello to …", "lace up your shoes". */
function isCall([first = '', second = '', third = '']: readonly string[]): boolean {
  const isVerb = SCENE_VERBS.has(first) || BASE_VERBS.has(first) || isFollowedAsVerb(first, second, third);
  if (!isVerb || !/^\p{L}/u.test(second) || ASSERTS.has(first) || SPEAKS.test(first)) return false;
  // Without an object it is the product that is meant: "fold for storage".
  return PARTICLE.has(second)
    ? OWNED.has(third)
    : !PLACE.has(second) && !/^(?:to|from|with|by|of|into|and|or)$/u.test(second);
}

/** "For your book, your glasses and your alarm clock" goes on behind its commas. */
const isContinued = (tokens: Statement['tokens']): boolean =>
  tokens[0]?.text === 'your' && tokens.length <= LONGEST_OWNED;

const FOR_OR_IN = wordSet('for|in|on|at|with|from|to|of|by|and|or|as|into|all|is|are|both');

/** "Jot down the ideas", "oil your chain": what stands before these is a verb, known or not. */
const isFollowedAsVerb = (first: string, second: string, third: string): boolean =>
  !FOR_OR_IN.has(first) && (second === 'your' || ((second === 'up' || second === 'down') && OWNED.has(third)));

const ON_OR_IN = wordSet('on|in|at|after|before|during');

/** "For the next wheel change", "before your first meeting"; "for hardwood floors" says what the product suits. */
const isOccasion = ([first = '', second = '', third = '', ...more]: readonly string[]): boolean =>
  (PLACE.has(first) && (second === 'your' || (second === 'the' && third === 'next'))) ||
  // "On toast, in porridge or in tea".
  (ON_OR_IN.has(first) && more.length === 0);

function namesProduct({ stems, tokens }: Statement, { reading, concepts, kindStems }: Evidence): boolean {
  const head = kindStems.at(-1);
  const { parts } = reading.context;
  return stems.some(
    (stem, at) =>
      tokens[at]?.kind === 'word' &&
      (stem === head || ((PART_STEMS.has(stem) || parts.has(stem)) && concepts.has(stem))),
  );
}
