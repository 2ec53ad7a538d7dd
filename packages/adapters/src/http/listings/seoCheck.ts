import { defineAnalysis, type KeptKind } from '@listwright/application/analyses';
import { seoRuleSet, type SeoRequest, type SeoResult } from '@listwright/application/contract';
import { countOf } from '@listwright/domain/shared';
import type { Caller } from '@listwright/application/shared';
import type * as z from 'zod';
import type { SeoScorer } from '../../isolation/judging/SeoScorer.js';

type Text = z.output<typeof SeoRequest>;
type Result = z.output<typeof SeoResult>;

/** Judges a text for search by the rules of a day, in the turn of a caller. */
export const seoCheck = (scorer: SeoScorer, caller: Caller) =>
  defineAnalysis<Text, Result>({
    ...seoHistory,
    quota: 'api_calls',
    prepare: (input, now) => {
      const ruleSet = seoRuleSet(input, now.toISOString().slice(0, 10));
      return {
        dataVersion: ruleSet.id,
        analyse: async () => {
          const result = await scorer.score({ text: input, ruleSet }, caller);
          return { result, label: input.title.trim(), verdict: verdictOn(result), score: result.score };
        },
      };
    },
  });

export const seoHistory: KeptKind<Result> = {
  name: 'seo_check',
  table: ({ score, grade, checks, suggestions, keywords, keyword_coverage: coverage }) => ({
    header: ['part', 'what', 'points', 'of', 'source'],
    rows: [
      ['score', `Grade ${grade}`, score, 100, ''],
      ...checks.map(({ label, why, points, max }) => [label, why, points, max, 'score']),
      ...suggestions.map(({ severity, message, points, source }) => [severity, message, points ?? '', '', source]),
      ...(keywords.length === 0 ? [] : [['keywords', 'Keywords covered, percent', coverage, 100, '']]),
      ...keywords.map(({ keyword, covered, places }) => [
        'keyword',
        keyword,
        '',
        '',
        covered ? places.join(', ') || 'spread over fields' : 'missing',
      ]),
    ],
  }),
};

function verdictOn({ score, grade, suggestions }: Result): string {
  const errors = suggestions.filter(({ severity }) => severity === 'error').length;
  const others = suggestions.length - errors;
  const found = [
    ...(errors === 0 ? [] : [`${countOf(errors, 'error')} to fix`]),
    ...(others === 0 ? [] : [`${countOf(others, 'thing')} to improve`]),
  ];
  return `${score} of 100, grade ${grade}: ${found.length === 0 ? 'nothing to improve' : found.join(', ')}.`;
}
