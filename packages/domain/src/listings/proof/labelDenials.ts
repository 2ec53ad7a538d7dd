import { stemsOf, type Statement } from '../../products/index.js';
import { deniedWithin } from './words/deniedWithin.js';

const DENYING = /\bfree$|\b(?:not|no|never|without)\b|n['’]t\b/iu;

/** "Moth ball free: stored with cedar", "Doesn't scale: both show 1080p": the label denies in itself. */
export const deniesItself = (label: string): boolean => DENYING.test(label);

/** "Waterproof: no" and "Scent: unscented" deny their labels. */
export const isLabelDenied = (statement: Statement): boolean =>
  hasOpposite(statement) || saysNone(statement) || (statement.polarity === 'is_not' && isBare(statement));

/** "Electronics: none, acoustic only", "Computer: not needed for scanning". */
const saysNone = ({ text, tokens: [first, second] }: Statement): boolean =>
  (/^(?:none|no|nil)$/u.test(first?.lower ?? '') && second?.kind !== 'word') || NOT_NEEDED.test(text);
const NOT_NEEDED = /^not (?:needed|required|necessary)\b/iu;

const hasOpposite = ({ tokens, label }: Statement): boolean => {
  const named = stemsOf(label);
  return tokens.some(({ lower }) => named.includes(deniedWithin(lower) ?? '-'));
};

const isBare = ({ tokens, stems, label }: Statement): boolean => {
  const named = new Set(stemsOf(label));
  return tokens.filter(({ kind }, at) => kind !== 'sign' && !named.has(stems[at] ?? '')).length <= 2;
};
