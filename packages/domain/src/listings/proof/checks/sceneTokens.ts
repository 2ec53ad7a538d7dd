import { wordSet } from '../../../shared/index.js';
import { lowerAt, SCENE_FOODS, SCENE_VERBS, SCENE_WORDS, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';

/** A clause with one of these says something of the product. */
const SAYS =
  /^(?:is|are|was|were|be|has|have|had|comes?|made|makes?|includ\p{L}+|contain\p{L}*|without|holds?|keeps?|fits?|suit\p{L}*|works?|lets?|survives?|resists?|protects?|ideal|perfect|safe|good|great|best|compatible|approved|certified|tested|available|no|not|never|every|all|any)$/u;
const PREPOSITION = wordSet('on|at|in|after|before|during|by|over|through|around|between|from|for|until');
/** What days and rooms are, not products. */
const MOOD = wordSet(
  'quiet|quieter|cosy|cozy|lazy|busy|cold|warm|hot|rainy|sunny|slow|long|longer|short|shorter|early|late|grey|dark|next|last',
);
const TIME = wordSet('minutes?|hours?|days?|nights?|weeks?|months?|weather|skies|moments?');
/** A longer clause is more than a scene. */
const LONGEST = 14;
const NONE: ReadonlySet<number> = new Set();

/**
 * Tokens that only set a scene: "Steak tonight, pancakes tomorrow", "On the train, at your desk", "Put on a podcast and go",
 * and the end of "a 40 L backpack for your next journey".
 */
export function sceneTokens(statement: Statement, evidence: Evidence): ReadonlySet<number> {
  const { tokens, quantities, negated } = statement;
  if (negated.includes(true)) return NONE;
  // "Loosen two screws": the call is one whatever it counts.
  if (SCENE_VERBS.has(tokens[0]?.lower ?? '') && quantities.length > 0) return new Set([0]);
  return isScene(statement) ? sceneWords(statement, evidence) : closingScene(tokens);
}

function isScene({ tokens, form, quantities, terms }: Statement): boolean {
  const first = tokens[0]?.lower ?? '';
  const isCall = SCENE_VERBS.has(first);
  if (tokens.length > LONGEST || quantities.length > 0 || terms.length > 0) return false;
  if (!isCall && form !== 'for' && form !== 'noun' && !PREPOSITION.has(first)) return false;
  if (!isCall && tokens.some(({ lower }) => lower === 'with')) return false;
  return !tokens.some(({ lower }, at) => SAYS.test(lower) && !(isCall && at === 0));
}

const AND_OR_THEN = wordSet('and|then|or|,');

function sceneWords({ tokens }: Statement, { reading }: Evidence): ReadonlySet<number> {
  const isCall = SCENE_VERBS.has(tokens[0]?.lower ?? '');
  const isFood = /food|grocery|gourmet|beverage|drink|tea|coffee/iu.test(reading.name.kind.kind.category);
  const found = new Set<number>();
  tokens.forEach(({ lower }, at) => {
    const isVerb = isCall && (at === 0 || AND_OR_THEN.has(lowerAt(tokens, at - 1)));
    const next = tokens[at + 1]?.lower ?? '';
    if (
      (MOOD.has(lower) && (SCENE_WORDS.has(next) || TIME.has(next))) ||
      SCENE_WORDS.has(lower) ||
      (!isFood && SCENE_FOODS.has(lower)) ||
      (isVerb && SCENE_VERBS.has(lower))
    )
      found.add(at);
  });
  return found;
}

/** "… for your next journey": a preposition, a determiner, a scene. */
function closingScene(tokens: Statement['tokens']): ReadonlySet<number> {
  const last = tokens.length - 1;
  const from = MOOD.has(lowerAt(tokens, last - 1)) ? last - 2 : last - 1;
  const isScene =
    SCENE_WORDS.has(tokens[last]?.lower ?? '') &&
    /^(?:a|an|the|your|every|each|any)$/u.test(tokens[from]?.lower ?? '') &&
    PREPOSITION.has(lowerAt(tokens, from - 1));
  return isScene ? new Set(Array.from({ length: last - from }, (_, offset) => from + 1 + offset)) : NONE;
}
