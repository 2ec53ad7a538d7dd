import type { RuleSet } from '../../marketplaces/index.js';
import { readProduct } from '../../products/index.js';
import { keywordPlacement } from '../fitting/index.js';
import { lintListing } from '../lintListing.js';
import { COPY_FIELDS, EMPTY_COPY, type CopyField, type ListingCopy } from '../ListingCopy.js';
import { copyPropertyOf } from '../copyPropertyOf.js';
import { reviewCopy } from '../review/index.js';
import { textScore } from '../score/index.js';
import { briefOfText } from './briefOfText.js';
import { keywordMarks } from './keywordMarks.js';
import type { SeoCheck, SeoInput } from './SeoCheck.js';
import { seoSuggestions } from './seoSuggestions.js';

/**
 * Judges a text for search. With a product it is the review of the editor (`reviewCopy`), so the same text has the same
 * score in both; without one the text is judged by itself (`textScore`).
 */
export function checkSeo(input: SeoInput, ruleSet: RuleSet): SeoCheck {
  const brief = briefOfText(input, ruleSet);
  const copy = { ...EMPTY_COPY, ...input.copy };
  const reading = readProduct(brief);
  const marks = keywordMarks(input.copy, input.keywords);
  const { kind } = reading.name;
  const shared = { kind: kind.certainty === 'known' ? kind.kind.name : kind.name, marks };
  if (input.product !== null) {
    const { findings, claims, score } = reviewCopy(copy, brief, ruleSet);
    const { placements: keywords, coverage } = keywordPlacement(copy, input.keywords);
    const suggestions = seoSuggestions({ copy, ruleSet, brand: input.brand, findings, claims, keywords, score });
    return { ...score, ...shared, basis: 'facts', findings, suggestions, keywords, coverage };
  }
  const judged = { ...input.copy, title: copy.title };
  const findings = lintListing(judged, ruleSet, { brand: input.brand });
  const given = givenFields(judged);
  const score = textScore({ copy, given, brief, ruleSet, findings, reading });
  const { placements: keywords, coverage } = keywordPlacement(copy, input.keywords);
  const suggestions = seoSuggestions({ copy, ruleSet, brand: input.brand, findings, claims: [], keywords, score });
  return { ...score, ...shared, basis: 'text', findings, suggestions, keywords, coverage };
}

/** The fields that are judged: those given, and the description, which every product page needs. */
const givenFields = (copy: Partial<ListingCopy>): ReadonlySet<CopyField> =>
  new Set(COPY_FIELDS.filter((field) => field === 'description' || copy[copyPropertyOf(field)] !== undefined));
