import { plainTerms, type ClaimVocabulary } from './ClaimTerm.js';

/** Promises of refund or satisfaction. A limited warranty with its term ("2-year warranty") is a fact and stays. */
export const GUARANTEE_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms(
      'full refund',
      'money back',
      'moneyback',
      'money back guarantee',
      'refund guarantee',
      'refund guaranteed',
    ),
    ...plainTerms(
      'if not satisfied',
      'if you are not satisfied',
      "if you're not satisfied",
      'not happy with your purchase',
    ),
    ...plainTerms('send it back', 'unconditional guarantee', 'unconditionally guaranteed', 'satisfaction guaranteed'),
    ...plainTerms('satisfaction guarantee', '<number> satisfaction', '<number> guarantee', '<number> guaranteed'),
    ...plainTerms(
      'quality guaranteed',
      'guaranteed quality',
      'quality guarantee',
      'guaranteed results',
      'lifetime guarantee',
    ),
    ...plainTerms('risk free', 'no questions asked', 'hassle free return', 'hassle free returns', 'hassle free refund'),
    ...plainTerms(
      '<number> satisfaction guaranteed',
      '<number> satisfaction guarantee',
      '<number> quality guarantee',
      '<number> quality guaranteed',
      '<number> money back',
      'free replacement',
      'or your money back',
    ),
    { phrase: 'guaranteed', severity: 'warning' },
    { phrase: 'guarantee', severity: 'warning' },
  ],
};
