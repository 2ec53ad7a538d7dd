import { plainTerms, type ClaimVocabulary } from '../ClaimTerm.js';

/** Talk of the price in words; amounts of money are found by their sign or currency (`priceCheck`). */
export const PRICE_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms(
      'mrp',
      'm r p',
      'our price',
      'priced at',
      'price only',
      'price just',
      'at a price of',
      'for the price',
      'costs only',
    ),
    ...plainTerms(
      'costs just',
      'value for money',
      'cost effective price',
      'retail price',
      'selling price',
      'list price',
      'actual price',
    ),
    ...plainTerms(
      'original price',
      'market price',
      'starting price',
      'zum preis von',
      'kostet nur',
      'preis leistung',
      'für nur',
    ),
    ...plainTerms('paisa vasool', 'paisa vasul', 'keemat sirf', 'kimat sirf', 'daam sirf', 'sirf rs', 'bas itne mein'),
  ].map((term) =>
    term.phrase === 'value for money' || term.phrase === 'preis leistung'
      ? { ...term, severity: 'warning' as const }
      : term,
  ),
};
