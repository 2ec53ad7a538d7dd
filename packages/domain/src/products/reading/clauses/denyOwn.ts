import { wordSet } from '../../../shared/index.js';
import { lowerAt } from '../tokens/lowerAt.js';
import type { Token } from '../tokens/Token.js';

/** "Vegans should leave it", "stomach sleepers should choose another pillow": the subject is denied. */
const LEAVE =
  /\b(?:should|must|better|may want to|have to|need to) (?:leave|avoid|skip|choose (?:another|a different|something else)|pick (?:another|a different|something else)|look for (?:another|a different|something else)|not (?!be |go |get |come ))/u;
const BUY = wordSet('buy|order|purchase|get|bring|provide|supply');

const SEPARATELY_OR_YOURSELF = wordSet('separately|yourself|yourselves');

const SHOULD_OR_MUST = wordSet('should|must|better|may|have|need');

/** "You'll need your own padlock", "buy the hose separately", "away from sunlight": these deny without a negation. */
export function denyOwn(tokens: readonly Token[], negated: boolean[]): void {
  const leave = tokens.findIndex(({ lower }) => SHOULD_OR_MUST.has(lower));
  if (leave > 0 && LEAVE.test(wordsFrom(tokens, leave))) negated.fill(true, 0, leave);
  // How far "away from" reaches, so that each token is looked at once.
  let reach = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    const before = lowerAt(tokens, at - 1);
    const { lower } = tokens[at] as Token;
    // "Your own padlock", "you need to supply a battery for the tuner": what sellers leave to buyers is not there.
    const isLeft = BUY.has(lower) && before === 'to' && /^(?:need|needs|have|has)$/u.test(lowerAt(tokens, at - 2));
    if (isLeft || (lower === 'own' && /^(?:your|their)$/u.test(before)))
      for (let next = at + 1; next < Math.min(tokens.length, at + 5) && tokens[next]?.kind === 'word'; next += 1) {
        if (/^(?:and|or|to|for|in|on|with|is|are)$/u.test(tokens[next]?.lower ?? '')) break;
        negated[next] = true;
      }
    if (SEPARATELY_OR_YOURSELF.has(lower) || (lower === 'extra' && at === tokens.length - 1)) {
      // "Spare ring we sell extra".
      const we = before === 'sell' && lowerAt(tokens, at - 2) === 'we' ? at - 2 : -1;
      if (we > 0) negated.fill(true, 0, we);
      const buy = tokens.slice(Math.max(0, at - 6), at).findIndex((token) => BUY.has(token.lower));
      if (buy !== -1) negated.fill(true, Math.max(0, at - 6) + buy + 1, at);
      // "Salt and airlock valves you must get yourself".
      const you = tokens.findIndex(({ lower: word }) => word === 'you');
      const must = `${lowerAt(tokens, you + 1)} ${lowerAt(tokens, you + 2)}`;
      if (buy !== -1 && you > 0 && BUY.has(before) && /^(?:must|should|need to|have to)\b(?! not)/u.test(must))
        negated.fill(true, 0, you);
    }
    if ((lower === 'than' && before === 'rather') || (lower === 'of' && before === 'instead'))
      for (let next = at + 1; next < Math.min(tokens.length, at + 8) && tokens[next]?.kind === 'word'; next += 1)
        negated[next] = true;
    // "The strings are excluded from the warranty".
    if (lower === 'from' && before === 'excluded' && /^(?:is|are)$/u.test(lowerAt(tokens, at - 2)))
      negated.fill(true, 0, at - 2);
    // "The warranty leaves out the chrome".
    if (lower === 'out' && /^leaves?$/u.test(before) && WARRANTS.has(lowerAt(tokens, at - 2)))
      for (let next = at + 1; next < tokens.length && !/^(?:but|and|[;.(])$/u.test(lowerAt(tokens, next)); next += 1)
        negated[next] = true;
    // "Salt and sugar are left out".
    if (lower === 'out' && before === 'left' && /^(?:is|are)$/u.test(lowerAt(tokens, at - 2)))
      negated.fill(true, 0, at - 2);
    if (
      lower === 'from' &&
      (before === 'keep' ||
        lowerAt(tokens, at - 2) === 'keep' ||
        (tokens[0]?.lower === 'protect' && (at === 1 || tokens[1]?.lower === 'it'))) &&
      HARM.has(tokens[at + 1]?.lower ?? '')
    )
      negated[at + 1] = true;
    // "Steer clear of bleach", "refrain from ironing".
    if ((lower === 'of' && before === 'clear') || (lower === 'from' && before === 'refrain'))
      for (let next = at + 1; next < Math.min(tokens.length, at + 6) && !ENDS.test(tokens[next]?.text ?? ''); next += 1)
        negated[next] = true;
    if (lower === 'from' && before === 'away' && tokens[at - 2]?.kind !== 'number' && !isUnit(tokens[at - 2]))
      for (reach = Math.max(reach, at + 1); reach < tokens.length && !ENDS.test(tokens[reach]?.text ?? ''); reach += 1)
        negated[reach] = true;
  }
}

/** What leaves a thing out: "it leaves out dust" is of a filter. */
const WARRANTS = wordSet('warranty|guarantee|cover');
/** What things are kept from. */
const HARM = wordSet('sun|sunlight|sunshine|light|heat|moisture|water|frost|fire|flames?|children|pets|rain|dust');
const wordsFrom = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(at, at + 7)
    .map(({ lower }) => lower)
    .join(' ');
const ENDS = /^[;.(]$/u;
const isUnit = (token: Token | undefined): boolean => /^(?:m|cm|metres?|meters?|feet|ft|km)$/u.test(token?.lower ?? '');
