import { plainTerms, type ClaimVocabulary } from './ClaimTerm.js';

/**
 * Words that no honest seller writes: when they appear, somebody else may have changed the listing. Shown first and
 * never corrected automatically.
 */
export const TAMPER_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms('do not buy', "don't buy this", 'dont buy this', 'not genuine', 'not authentic', 'fake product'),
    ...plainTerms(
      'fake item',
      'stolen goods',
      'this is a scam',
      'scam seller',
      'recalled product',
      'used product sold as new',
    ),
    ...plainTerms('porn', 'porno', 'pornographic', 'xxx rated', 'fuck', 'fucking', 'shit', 'bitch', 'cunt', 'whore'),
    {
      phrase: 'counterfeit',
      allow: [
        {
          before: [
            'detector',
            'detectors',
            'detection',
            'detecting',
            'bill',
            'bills',
            'money',
            'currency',
            'pen',
            'pens',
            'note',
          ],
          reason: 'a device that recognises forged money',
        },
        { after: ['anti'], reason: 'a protection against forgery' },
      ],
    },
  ],
};
