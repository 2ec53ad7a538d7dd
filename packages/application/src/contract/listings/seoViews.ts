import { COPY_FIELDS, KEYWORD_PLACES } from '@listwright/domain/listings';
import * as z from 'zod';
import { FindingView, RuleSetRef, ScoreView } from './listingViews.js';

export const SeoSuggestionView = FindingView.omit({ field: true, count: true }).extend({
  rule: z.string().describe('Id of the rule, or of the part of the score'),
  field: z.enum(COPY_FIELDS).optional().describe('Field it is about, or that the correction changes'),
  points: z.number().nullable().describe('Points of the score it costs; null where that depends on other findings'),
});

/** A text judged for search. */
export const SeoResult = ScoreView.extend({
  basis: z
    .enum(['facts', 'text'])
    .describe('facts: checked against what is known of the product, as in the editor; text: judged by itself'),
  kind: z.string().describe('What the product is, as read'),
  suggestions: z.array(SeoSuggestionView).describe('What would raise the score, the most urgent first'),
  keywords: z
    .array(
      z.object({
        keyword: z.string().describe('As it was given'),
        places: z.array(z.enum(KEYWORD_PLACES)).describe('Fields that hold every word of it'),
        covered: z.boolean().describe('Whether its words are in the text at all'),
      }),
    )
    .describe('Where each keyword is'),
  keyword_coverage: z.number().describe('Percent of the keywords that are covered; 0 without keywords'),
  marks: z
    .array(
      z.object({
        field: z.enum(COPY_FIELDS).describe('Field of the text'),
        index: z.number().int().optional().describe('Entry of a list field, from 0'),
        start: z.number().int().describe('UTF-16 offset'),
        end: z.number().int().describe('UTF-16 offset, exclusive'),
        keyword: z.string().describe('The keyword found here'),
      }),
    )
    .describe('Places of keywords in the text'),
  title_limit: z.number().int().describe('Characters that the marketplace allows in a title'),
  rule_set: RuleSetRef.describe('The rules it was judged by'),
});
