import { analysisOperations } from '../analyses/index.js';
import { SeoRequest } from './SeoRequest.js';
import { SeoResult } from './seoViews.js';

const { runSeoCheck: run, ...history } = analysisOperations({
  name: 'SeoCheck',
  noun: 'SEO check',
  description:
    'Judges title, description and keywords by the rules of a marketplace: a score from 0 to 100, its grade, and what would raise it.',
  input: SeoRequest,
  result: SeoResult,
  quota: 'api_calls',
  errors: ['unknown_marketplace', 'invalid_date', 'text_busy', 'text_too_slow'],
});

const { score, grade, suggestions } = SeoResult.shape;

/** The SEO analyser with history. Its run also answers the fields that the specification reads. */
export const seoTools = { ...history, runSeoCheck: { ...run, reply: run.reply.extend({ score, grade, suggestions }) } };
