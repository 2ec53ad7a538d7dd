import { wordSet, WordList } from '../../../shared/index.js';
import type { Token } from '../tokens/Token.js';
import { baseOfThirdPerson, NOUN_LIKE } from '../words/verbs.js';
import { denyOwn } from './denyOwn.js';
import { lowerAt } from '../tokens/lowerAt.js';
import { continuesList } from './continuesList.js';

const NEGATION = new WordList(
  "not no nothing without never nor neither avoid non none nicht kein keine keinen ohne nie nahi nahin bina cannot can't don't doesn't isn't won't aren't doesn't didn't wasn't weren't hasn't haven't shouldn't couldn't wouldn't needn't mustn't lack lacks lacking unsuitable unfit incompatible skip skips omit omits forgo forgoes sans bare devoid".split(
    ' ',
  ),
);
/** A negation behind the subject of one of these turns the whole clause: "dupatta not included". */
const PREDICATE = wordSet(
  'included|incl|inc|include|available|supplied|provided|needed|required|done|possible|supported|allowed|recommended|contained|enthalten|inklusive|hai|hain|milega|milegi|fit|fits|work|works|suit|suitable|suited|compatible|belong|apply|meant|intended|covered|warranted|go',
);
/** What may follow a negation whose subject stands before it: "a wrist rest does not come with it". */
const ABSENT =
  /^(?:built in|integrated|come with (?:it|them|the \p{L}+)|comes? with|come along|in (?:the )?(?:box|pack|package|delivery|set|parcel|kit)|there(?: in (?:the )?(?:box|pack|set|kit))?|part of (?:it|the \p{L}+)|included with (?:it|them)|ship with it|come separately)(?: .*)?$/u;
/** "Marine fish should not be kept in it", "48 V batteries cannot be charged with it". */
const PASSIVE =
  /^(?:be )?(?!(?:extend|apply) to\b)\p{L}+(?: \p{L}+)? (?:in|with|on|for|to|by|into|inside|from) (?:it|them|dishwasher|microwave|oven|freezer|the (?!dark$|light$)\p{L}+)$/u;
/** Predicates that deny without a negation: "replacement posts sold separately". */
const SEPARATE = wordSet('sold|available|bought|ordered|purchased|offered');
const TURN: ReadonlySet<string> = new Set([
  'but',
  'only',
  'because',
  'due',
  'except',
  'sondern',
  'just',
  'instead',
  'sirf',
]);
/** "Non-stick" and "non-slip" name a feature; nothing is denied. */
const NON_NAMES = wordSet(
  'stick|slip|skid|woven|toxic|scratch|fiction|gmo|iron|marking|abrasive|breakable|fading|fade|absorbent|greasy|comedogenic|fungible',
);
const PICTURE = wordSet('pictures?|photos?|images?|photographs?');
const FREE = wordSet('free|frei|less');

const OUT_OF_OR_AWAY_FROM = wordSet('out of|away from');

const FIRST_OR_BEFOREHAND = wordSet('first|beforehand|before');

const IN_OR_ON = wordSet('in|on');

/** Each turn below needs one of these words or a negation. */
const TURNS = wordSet(
  'protect|separately|separate|yourself|yourselves|extra|own|need|needs|has|have|should|must|better|may|rather|instead|left|keep|clear|refrain|excluded|out|away|first|beforehand|before|free|frei|less',
);
const DENYING = new WordList([...NEGATION, ...TURNS]);
const mayDeny = ({ lower }: Token): boolean => DENYING.has(lower);

/** "Food isn't included obviously". */
const TALK = wordSet('obviously|sorry|naturally|though|lol|haha');

/** For each token whether a negation holds over it; negation words themselves are not negated. */
export function negatedTokens(tokens: readonly Token[]): readonly boolean[] {
  const negated = tokens.map(() => false);
  // Most clauses deny nothing, and nothing else is asked of them.
  if (!tokens.some(mayDeny)) return negated;
  let active = false;
  // "Without tools it is put together", "no plastic in the packaging": what these deny is the noun behind them alone.
  let isNoun = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const { lower, kind, text } = tokens[at] as Token;
    if (isNegation(tokens, at)) {
      const rest = tokens.slice(at + 1).filter((one) => one.kind !== 'sign' && !TALK.has(one.lower));
      const isPredicate =
        rest.length > 0 &&
        rest.length <= 3 &&
        rest.every((one) => PREDICATE.has(one.lower) || one.lower === 'in' || one.lower === 'the');
      const isFinal = rest.length === 0 || ABSENT.test(rest.map((one) => one.lower).join(' '));
      const said = rest.map((one) => one.lower).join(' ');
      // "Do not put it in the dishwasher" is an order without a subject.
      const isOrdered = at === 1 && lowerAt(tokens, 0) === 'do';
      const isPassive = rest.length <= 7 && !isOrdered && PASSIVE.test(said);
      if (isPredicate || isFinal || isPassive || lower === 'nahi' || lower === 'nahin')
        negated.fill(true, predicateStart(tokens, at), at);
      active = true;
      isNoun = lower === 'no' || lower === 'without';
      continue;
    }
    if (active && isNoun && endsNoun(tokens, at)) active = false;
    if (active && lower === 'and' && startsPredicate(tokens, at + 1)) active = false;
    if (active && (TURN.has(lower) || (kind === 'sign' && /^[;,(]$/u.test(text) && !continuesList(tokens, at))))
      active = false;
    negated[at] = active;
  }
  for (let at = 1; at + 1 < tokens.length; at += 1)
    if (SEPARATE.has(tokens[at]?.lower ?? '') && /^separate(?:ly)?$/u.test(tokens[at + 1]?.lower ?? ''))
      negated.fill(true, 0, at);
  denyOwn(tokens, negated);
  // "The earrings in the picture are not included": the picture is there.
  for (let at = 2; at < tokens.length; at += 1)
    if (PICTURE.has(tokens[at]?.lower ?? '') && IN_OR_ON.has(lowerAt(tokens, at - 2))) negated[at] = false;
  // "Keep it out of the dishwasher", "keep carbonated drinks out of it".
  for (let at = 0; at + 2 < tokens.length; at += 1) {
    if (tokens[at]?.lower !== 'keep') continue;
    const out = tokens.findIndex(
      (token, place) => place > at && place <= at + LONGEST_KEPT && /^(?:out|away|off)$/u.test(token.lower),
    );
    if (out === -1) continue;
    // "Keep the rubber away from oil" denies the oil, "keep drinks out of it" the drinks.
    // "Keep below 25 °C and out of the sun" orders two things.
    const isJoined = /^(?:and|but|or|,)$/u.test(lowerAt(tokens, out - 1));
    const isNamed =
      isJoined || out === at + 1 || /^(?:the|it|them|this|these|your|its|both|all)$/u.test(tokens[at + 1]?.lower ?? '');
    const isOfThing =
      isNamed &&
      /^(?:of|from)$/u.test(tokens[out + 1]?.lower ?? '') &&
      !/^(?:it|them)$/u.test(tokens[out + 2]?.lower ?? 'it');
    const first = isOfThing || isJoined ? out + 1 : at + 1;
    const last = isNamed ? tokens.length : out;
    for (let next = first; next < last && !/^[;.(]$/u.test(tokens[next]?.text ?? ''); next += 1)
      if (next !== out) negated[next] = true;
  }
  // "Remove paper clips first", "take the batteries out before washing": they must not be there.
  const until = tokens.findIndex(({ lower }) => FIRST_OR_BEFOREHAND.has(lower));
  const begins = tokens[0]?.lower ?? '';
  if (
    until > 1 &&
    until <= LONGEST_KEPT + 2 &&
    // "Remove the plastic cap before use": there is one.
    ((begins === 'remove' && !(/^(?:the|its|both|all)$/u.test(tokens[1]?.lower ?? '') && until > 3)) ||
      (begins === 'take' && tokens.slice(1, until).some(({ lower }) => /^(?:out|off)$/u.test(lower))))
  )
    negated.fill(true, 1, until);
  // "Out of the dryer" in short.
  if (OUT_OF_OR_AWAY_FROM.has(`${tokens[0]?.lower ?? ''} ${tokens[1]?.lower ?? ''}`)) negated.fill(true, 2);
  // "BPA free", "free of sulphates and parabens".
  for (let at = 0; at < tokens.length; at += 1) {
    if (!FREE.has(tokens[at]?.lower ?? '')) continue;
    // "2 spoons free of cost" denies nothing.
    if (/^(?:cost|charge)$/u.test(tokens[at + 2]?.lower ?? '')) continue;
    if (/^(?:of|from|von)$/u.test(tokens[at + 1]?.lower ?? ''))
      for (let next = at + 2; next < tokens.length && !/^[;.(]$/u.test(tokens[next]?.text ?? ''); next += 1)
        negated[next] = !negated[at];
    else {
      let before = at - 1;
      if (tokens[before]?.text === '-') before -= 1;
      const word = tokens[before];
      if (
        word !== undefined &&
        word.kind !== 'sign' &&
        !/^(?:for|is|are|get|buy|or|and|the|repaired|replaced|fixed|serviced|delivered|shipped|sent|comes?)$/u.test(
          word.lower,
        )
      ) {
        negated[before] = !negated[at];
        // "low-calorie" words stay; "gluten and soy free" denies both.
        if (
          /^(?:and|or|&)$/u.test(lowerAt(tokens, before - 1)) &&
          before >= 2 &&
          tokens[before - 2]?.kind === 'word' &&
          (before === 2 || /^(?:is|are|it|,|:|;|-)$/u.test(tokens[before - 3]?.lower ?? '-'))
        )
          negated[before - 2] = !negated[at];
      }
    }
  }
  return negated;
}

/** "Keep liquids hotter than 140 °F out of it". */
const LONGEST_KEPT = 9;

const PART_OR_LIC = wordSet('part|lic|licence|license|model|ref|item|article');

/** Whether a token denies something. */
export function isNegation(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !NEGATION.has(token.lower)) return false;
  if (token.lower === 'non') {
    const next = tokens[at + 1]?.text === '-' ? tokens[at + 2] : tokens[at + 1];
    return next !== undefined && !NON_NAMES.has(next.lower);
  }
  // "Skip the dishwasher" denies; a rope to skip with does not.
  if (token.lower === 'skip' || token.lower === 'skips') return /^(?:the|it|any|a)$/u.test(tokens[at + 1]?.lower ?? '');
  if (token.lower === 'bare' || token.lower === 'devoid') return tokens[at + 1]?.lower === 'of';
  // "No. 6" and "no 6" number something; "not only" denies nothing.
  if (token.lower === 'no') {
    const next = tokens[at + 1];
    const isNumbered =
      next?.text === '.' ? tokens[at + 2]?.kind === 'number' : next?.kind === 'number' || next?.kind === 'code';
    return !isNumbered && !PART_OR_LIC.has(lowerAt(tokens, at - 1));
  }
  return !(token.lower === 'not' && tokens[at + 1]?.lower === 'only');
}

const IN_OR_INSIDE = wordSet('in|inside|on|from');

const IT_OR_THEY = wordSet('it|they|you');

const LINKS = wordSet('without|in|on|of|to|for|with|from|and|or|at|by|into|under|over|,');

const endsNoun = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]?.lower ?? '';
  const { lower } = tokens[at] as Token;
  return (
    (IT_OR_THEY.has(lower) &&
      /^(?:is|are|can|goes|go|comes|come|works|fits|takes|weighs|measures|holds|has|runs|lasts|keeps|needs)$/u.test(
        next,
      )) ||
    (IN_OR_INSIDE.has(lower) && next === 'the') ||
    // "Without registration the warranty is one year".
    (lower === 'the' && at > 1 && tokens[0]?.lower === 'without' && !LINKS.has(lowerAt(tokens, at - 1)))
  );
};

/**
 * "The treadle is aluminium and has no paint on it" denies from its second predicate on; "paint and brushes are not included" has
 * one alone.
 */
function predicateStart(tokens: readonly Token[], at: number): number {
  for (let joint = at - 1; joint > 0; joint -= 1)
    if (/^(?:and|but)$/u.test(lowerAt(tokens, joint)) && (joint + 1 === at || startsPredicate(tokens, joint + 1)))
      return tokens.slice(0, joint).some(({ lower }) => PREDICATES.has(lower)) ? joint + 1 : 0;
  return 0;
}
const PREDICATES = wordSet('is|are|was|were|has|have|can|will|comes?|does|do|made');

/** "It does not fit X and comes with a warranty": the second verb is not denied. */
const startsPredicate = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at]?.lower ?? '';
  return (
    /^(?:is|are|has|have|comes|come|it|they|the|wash|wipe|clean|rinse|use|keep|dry|keeps|weighs|measures|holds|fits|works|runs)$/u.test(
      next,
    ) ||
    (baseOfThirdPerson(next) !== undefined && !NOUN_LIKE.has(next))
  );
};
