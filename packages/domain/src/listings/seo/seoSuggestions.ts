import type { RuleSet } from '../../marketplaces/index.js';
import type { Claim } from '../Claim.js';
import { SEVERITIES, type Finding, type Fix } from '../Finding.js';
import { fitTitle, type KeywordPlacement } from '../fitting/index.js';
import type { ListingCopy } from '../ListingCopy.js';
import { countOf } from '../../shared/index.js';
import { utf8Length } from '../rules/text/utf8Length.js';
import { CORRECT_FINDINGS, type ListingScore, type ScoreCheck } from '../score/index.js';
import type { SeoSuggestion } from './SeoCheck.js';

/** More missing keywords than this are named in the part of the score only. */
const MOST_KEYWORDS = 10;
const MOST_STATEMENTS = 10;
const OURS = 'Listwright score, 23 November 2026';

interface Judged {
  readonly copy: Partial<ListingCopy>;
  readonly ruleSet: RuleSet;
  readonly brand: string;
  readonly findings: readonly Finding[];
  readonly claims: readonly Claim[];
  readonly keywords: readonly KeywordPlacement[];
  readonly score: ListingScore;
}

/** What would raise the score: rules first, by severity; then what the facts deny, keywords, and parts with points left. */
export function seoSuggestions(judged: Judged): readonly SeoSuggestion[] {
  const rules = judged.findings.map((finding): SeoSuggestion => ({ ...withShortTitle(finding, judged), points: null }));
  return [...rules, ...wrongStatements(judged.claims), ...missingKeywords(judged), ...openParts(judged)].toSorted(
    (one, other) =>
      SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) || (other.points ?? 0) - (one.points ?? 0),
  );
}

/** A title that is too long has no mechanical correction of its own: Title Fit shortens it. */
function withShortTitle(finding: Finding, { copy, ruleSet, brand }: Judged): Finding {
  if (!finding.rule.endsWith('.title.length') || finding.fix !== undefined) return finding;
  const { title = '', itemHighlights = '', searchTerms = '' } = copy;
  const fitted = fitTitle({ title, brand, itemHighlights, searchTerms }, ruleSet).title;
  if (fitted === title || fitted === '') return finding;
  const label = `Shorten to ${countOf([...fitted].length, 'character')}`;
  return { ...finding, fix: { label, start: 0, end: title.length, insert: fitted } };
}

const wrongStatements = (claims: readonly Claim[]): readonly SeoSuggestion[] =>
  claims
    .filter(({ support }) => support === 'contradicted' || support === 'unsupported')
    .slice(0, MOST_STATEMENTS)
    .map(({ field, index, text, start, end, support, reason }) => ({
      rule: `facts.${support}`,
      field,
      ...(index === undefined ? {} : { index }),
      severity: 'error',
      message:
        reason ?? (support === 'contradicted' ? `The facts say otherwise than "${text}".` : `No fact says "${text}".`),
      points: null,
      span: { start, end },
      source: 'Facts of the product',
    }));

function missingKeywords({ copy, ruleSet, keywords, score }: Judged): readonly SeoSuggestion[] {
  const part = score.checks.find(({ id }) => id === 'keywords');
  const each = part === undefined || keywords.length === 0 ? 0 : part.max / keywords.length;
  return keywords
    .filter(({ covered }) => !covered)
    .slice(0, MOST_KEYWORDS)
    .map(({ keyword }) => {
      const fix = intoSearchTerms(copy, ruleSet, keyword);
      return {
        rule: 'keywords.missing',
        ...(fix === undefined ? {} : { field: 'search_terms' as const, fix }),
        severity: 'warning',
        message: `"${keyword}" is not found in full. Say it where it is true, best in the title.`,
        points: Math.round(each * 10) / 10,
        source: 'Amazon shows a product only where every word of a search is in its listing (read 2026-11)',
      };
    });
}

/** Adds a keyword to the search terms of Amazon, where it fits. */
function intoSearchTerms(
  { searchTerms = '' }: Partial<ListingCopy>,
  { marketplace, limits }: RuleSet,
  keyword: string,
): Fix | undefined {
  if (marketplace !== 'amazon') return undefined;
  const insert = `${searchTerms === '' ? '' : ' '}${keyword.toLowerCase()}`;
  if (utf8Length(searchTerms + insert) > (limits.searchTermsMaxBytes ?? Infinity)) return undefined;
  return { label: 'Add to search terms', start: searchTerms.length, end: searchTerms.length, insert };
}

/** Parts of the score with points left; keywords are named one by one, and what is missing by its finding. */
const openParts = ({ score, findings }: Judged): readonly SeoSuggestion[] =>
  score.checks
    .filter(({ id }) => !findings.some(({ rule }) => rule.endsWith(`.${id.replace('form.', '')}.missing`)))
    .filter((check): check is ScoreCheck & { fixHint: string } => check.fixHint !== undefined && check.id !== 'limit')
    .filter(({ id, max, fixHint }) => (id !== 'keywords' || max === 0) && fixHint !== CORRECT_FINDINGS)
    .map(({ id, max, points, fixHint }) => ({
      rule: `score.${id}`,
      severity: 'info',
      message: fixHint,
      points: Math.round((max - points) * 10) / 10,
      source: OURS,
    }));
