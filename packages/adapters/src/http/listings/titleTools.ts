import { defineAnalysis, type AnalysisOutcome, type PreparedRun } from '@listwright/application/analyses';
import type {
  CheckedTitleView,
  CheckTitleRequest,
  FittedTitleResult,
  FitTitleRequest,
} from '@listwright/application/contract';
import { ruleSetOfChoice } from '@listwright/application/listings';
import { checkTitle, fitTitle, type Finding } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import { countOf } from '@listwright/domain/shared';
import type * as z from 'zod';
import { fittedTitleView } from './fittedTitleView.js';
import { findingView } from './listingView.js';
import { ruleChoice } from './ruleChoice.js';

type Check = z.output<typeof CheckTitleRequest>;
type Fit = z.output<typeof FitTitleRequest>;
type Checked = z.output<typeof CheckedTitleView>;
type Fitted = z.output<typeof FittedTitleResult>;

const rulesOf = ({ id, date }: RuleSet) => ({ id, date });

/** A run by the rules of the day that its input names. */
function withRules<Result>(
  input: Check | Fit,
  now: Date,
  analyse: (ruleSet: RuleSet) => AnalysisOutcome<Result>,
): PreparedRun<Result> {
  const ruleSet = ruleSetOfChoice(ruleChoice(input), now);
  return { dataVersion: ruleSet.id, analyse: () => analyse(ruleSet) };
}

/** Judges a title by the rules of a day. */
export const titleCheck = defineAnalysis<Check, Checked>({
  name: 'title_check',
  quota: null,
  prepare: (input, now) =>
    withRules(input, now, (ruleSet) => {
      const { findings, ...measured } = checkTitle(input.title, ruleSet, input.brand);
      const result = { ...measured, findings: findings.map(findingView), rule_set: rulesOf(ruleSet) };
      return { result, label: input.title, verdict: verdictOn(findings), score: null };
    }),
  table: ({ findings }) => ({
    header: ['severity', 'rule', 'message', 'source'],
    rows: findings.map(({ severity, rule, message, source }) => [severity, rule, message, source]),
  }),
});

/** Brings a title within the limit. */
export const titleFit = defineAnalysis<Fit, Fitted>({
  name: 'title_fit',
  quota: null,
  prepare: (input, now) =>
    withRules(input, now, (ruleSet) => {
      const fitted = fitTitle(
        input.brand === undefined ? { title: input.title } : { title: input.title, brand: input.brand },
        ruleSet,
      );
      const result = {
        ...fittedTitleView(fitted),
        findings: fitted.findings.map(findingView),
        rule_set: rulesOf(ruleSet),
      };
      const verdict =
        fitted.title === input.title
          ? 'The title fits as it is.'
          : `${countOf(fitted.moved.length, 'phrase')} moved; the title has ${[...fitted.title].length} characters now.`;
      return { result, label: input.title, verdict, score: null };
    }),
  table: ({ title, item_highlights: highlights, search_terms: terms, moved }) => ({
    header: ['part', 'text', 'reason'],
    rows: [
      ['title', title, ''],
      ['item highlights', highlights, ''],
      ['search terms', terms, ''],
      ...moved.map(({ text, to, reason = '' }) => [`moved to ${to}`, text, reason]),
    ],
  }),
});

function verdictOn(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  if (errors === 0 && warnings === 0) return 'The title meets the rules.';
  const parts = [
    ...(errors === 0 ? [] : [countOf(errors, 'error')]),
    ...(warnings === 0 ? [] : [countOf(warnings, 'warning')]),
  ];
  return `${parts.join(' and ')} to fix.`;
}
