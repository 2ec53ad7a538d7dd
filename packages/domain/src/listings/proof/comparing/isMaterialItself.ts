import { lowerAt, type Statement, type Term } from '../../../products/index.js';

/** Whether a clause speaks of a material and not of what is made of it: "the leather must not get wet", "leather excepted". */
export const isMaterialItself = ({ tokens }: Statement, { first, next }: Term): boolean =>
  (lowerAt(tokens, first - 1) === 'the' && /^(?:must|may|can|should|will|needs?)$/u.test(tokens[next]?.lower ?? '')) ||
  /^(?:excepted|excluded)$/u.test(tokens[next]?.lower ?? '');
