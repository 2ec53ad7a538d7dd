import type { Statement } from '../../../products/index.js';

const LIMIT =
  /(?:^| )(?:no|not|never|cannot|can't|don't|mustn't) (?:been |(?:\p{L}+ ){1,3}?(?=beyond|more than|longer than))?(?:exceed(?:ing)?(?:(?: \p{L}+){0,3} of)?(?: \d[\d.]* \p{L}+ or(?: \p{L}+){0,3} of)?|(?:more|less|fewer|\p{L}{3,}er) than|over|above|under|below|beyond)(?: a| the| about)?$/u;
const LONGEST_LIMIT = 14;

/** "No more than 30 kg", "do not stretch beyond 2.5 times": the negation before the figure at a token belongs to its limit. */
export const isOnlyLimit = ({ tokens }: Statement, figure: number): boolean =>
  LIMIT.test(
    tokens
      .slice(Math.max(0, figure - LONGEST_LIMIT), figure)
      .map(({ lower }) => lower)
      .join(' '),
  );
