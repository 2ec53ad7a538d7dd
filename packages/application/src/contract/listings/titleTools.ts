import * as z from 'zod';
import { aboutProduct, analysisOperations } from '../analyses/index.js';
import { CheckTitleRequest, FitTitleRequest } from './listingRequests.js';
import { CheckedTitleView, FindingView, FittedTitleView, RuleSetRef } from './listingViews.js';

/** What a title was fitted to, and what the rules still say of it. */
export const FittedTitleResult = FittedTitleView.extend({
  findings: z.array(FindingView).describe('What the rules still say'),
  rule_set: RuleSetRef.describe('The rules it was fitted to'),
});

/** The title check and Title Fit with history. */
export const titleTools = {
  ...analysisOperations({
    name: 'TitleCheck',
    noun: 'title check',
    description: 'Judges a title by the rules of a marketplace in force on a day.',
    input: CheckTitleRequest.extend(aboutProduct),
    result: CheckedTitleView,
    errors: ['unknown_marketplace', 'invalid_date'],
  }),
  ...analysisOperations({
    name: 'TitleFit',
    noun: 'title fit',
    description: 'Brings a title within the limit and says where every dropped phrase went.',
    input: FitTitleRequest.extend(aboutProduct),
    result: FittedTitleResult,
    errors: ['unknown_marketplace', 'invalid_date'],
  }),
};
