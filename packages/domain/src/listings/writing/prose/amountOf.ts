import { inSentence } from './normalise.js';

const CONTAINS = /^contains \p{L}[\p{L} -]*$/iu;
const AMOUNT = /^\d[\d.,]* ?(?:mcg|mg|g|%)(?: (?:per|in each) [\p{L}\d ]+)?$/u;

/** "Contains caffeine, 30 mg per bag" → "contains caffeine (30 mg per bag)"; undefined for anything else. */
export const amountOf = (contains: string, amount: string): string | undefined =>
  CONTAINS.test(contains) && AMOUNT.test(amount) ? `${inSentence(contains)} (${amount})` : undefined;
