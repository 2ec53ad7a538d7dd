import { lowerAt, type Statement, type Term } from '../../../products/index.js';

/** Whether a clause speaks of a material and not of what is made of it: "the leather must not get wet", "leather excepted". */
export const isMaterialItself = ({ tokens }: Statement, { first, next }: Term): boolean =>
  (lowerAt(tokens, first - 1) === 'the' && /^(?:must|may|can|should|will|needs?)$/u.test(tokens[next]?.lower ?? '')) ||
  /^(?:excepted|excluded)$/u.test(tokens[next]?.lower ?? '');

/** Whether a clause leaves a thing out of the box or of the warranty: "the wood oil is not included" denies no wood. */
export const isLeftOut = (text: string): boolean =>
  /\b(?:not|never|n['’]t) (?:be )?(?:included|supplied|covered|provided|part of)\b/iu.test(text);
