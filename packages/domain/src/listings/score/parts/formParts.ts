import type { RuleLimits } from '../../../marketplaces/index.js';
import type { Finding, Severity } from '../../Finding.js';
import { COPY_FIELDS, type CopyField, type ListingCopy } from '../../ListingCopy.js';
import { stripHtml } from '../../rules/everyField/stripHtml.js';
import { codePointLength } from '../../rules/text/codePointLength.js';
import { countOf } from '../../../shared/index.js';
import { tokenise } from '../../rules/text/tokenise.js';
import { utf8Length } from '../../rules/text/utf8Length.js';
import { checkOf, oneDecimal, unmeasured, type Measured } from '../Measured.js';
import type { ScoreCheck } from '../ScoreCheck.js';
import type { ScoreInput } from '../ScoreInput.js';

/** What a finding takes of the points of its field. */
const COST: Readonly<Record<Severity, number>> = { error: 1, warning: 0.25, info: 0.05 };
/** Bullets say two or three facts each; a description has about four words a fact, up to 60. */
const FACTS_A_BULLET = 3;
const WORDS_A_FACT = 4;
const MOST_WORDS = 60;
const SHORTEST_BULLET = 20;
const GOOD_TITLE = 30;
const GOOD_HIGHLIGHTS = 60;
const GOOD_SEARCH_BYTES = 100;
const GOOD_SEARCH_TITLE = 25;
const GOOD_META = 70;
const GOOD_TAGS = 3;

/** The hint of a part that loses points only to findings, which name themselves. */
export const CORRECT_FINDINGS = 'Correct what the rules found.';

interface FormPart {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  /** Whose findings cost points here. */
  readonly fields: readonly CopyField[];
  /** `undefined` where the field does not exist, or where no facts are there to fill it with. */
  readonly measure: (copy: ListingCopy, limits: RuleLimits, facts: number) => Measured | undefined;
}

const fill = (name: string, length: number, unit: string, wanted: number, most?: number): Measured => ({
  share: length / wanted,
  why:
    length === 0
      ? `${name} is empty`
      : `${name} has ${countOf(length, unit)}${most === undefined ? '' : ` of ${most}`}`,
  hint:
    length === 0 ? `Write ${name.toLowerCase()}.` : `Use at least ${countOf(wanted, unit)} in ${name.toLowerCase()}.`,
});

const bullets: FormPart['measure'] = ({ bulletPoints }, { bulletCount = 5 }, facts) => {
  const wanted = Math.min(bulletCount, Math.ceil(facts / FACTS_A_BULLET));
  if (wanted === 0)
    return bulletPoints.length === 0
      ? undefined
      : { share: 1, why: `There are ${countOf(bulletPoints.length, 'bullet point')}`, hint: '' };
  const good = bulletPoints.filter((bullet) => codePointLength(bullet) >= SHORTEST_BULLET).length;
  return {
    share: good / wanted,
    why: `There ${bulletPoints.length === 1 ? 'is' : 'are'} ${countOf(bulletPoints.length, 'bullet point')}; the facts fill ${wanted}`,
    hint: `Write ${countOf(Math.max(1, wanted - good), 'more bullet point')} from the facts.`,
  };
};

const description: FormPart['measure'] = (copy, _, facts) =>
  fill(
    'The description',
    tokenise(stripHtml(copy.description)).length,
    'word',
    Math.max(3, Math.min(MOST_WORDS, facts * WORDS_A_FACT)),
  );

const title: FormPart['measure'] = (copy, { titleMax }, facts) =>
  fill('The title', codePointLength(copy.title), 'character', facts === 0 ? 1 : GOOD_TITLE, titleMax);

const AMAZON: readonly FormPart[] = [
  { id: 'form.title', label: 'Title', weight: 11, fields: ['title', 'handle'], measure: title },
  {
    id: 'form.highlights',
    label: 'Item highlights',
    weight: 5,
    fields: ['item_highlights'],
    measure: (copy, { highlightsMax }, facts) =>
      highlightsMax === undefined || (facts < 3 && copy.itemHighlights === '')
        ? undefined
        : fill('Item highlights', codePointLength(copy.itemHighlights), 'character', GOOD_HIGHLIGHTS, highlightsMax),
  },
  { id: 'form.bullets', label: 'Bullet points', weight: 8, fields: ['bullet_points'], measure: bullets },
  { id: 'form.description', label: 'Description', weight: 7, fields: ['description'], measure: description },
  {
    id: 'form.search_terms',
    label: 'Search terms',
    weight: 4,
    fields: ['search_terms', 'keywords'],
    measure: (copy, { searchTermsMaxBytes = 249 }) =>
      fill('Search terms', utf8Length(copy.searchTerms), 'byte', GOOD_SEARCH_BYTES, searchTermsMaxBytes),
  },
];

const SHOPIFY: readonly FormPart[] = [
  { id: 'form.title', label: 'Title', weight: 10, fields: ['title', 'handle'], measure: title },
  {
    id: 'form.description',
    label: 'Description',
    weight: 12,
    fields: ['description', 'bullet_points'],
    measure: description,
  },
  {
    id: 'form.seo_title',
    label: 'Search title',
    weight: 5,
    fields: ['seo_title'],
    measure: (copy, { seoTitleMax }, facts) =>
      fill(
        'The search title',
        codePointLength(copy.seoTitle),
        'character',
        facts === 0 ? 1 : GOOD_SEARCH_TITLE,
        seoTitleMax,
      ),
  },
  {
    id: 'form.meta_description',
    label: 'Search description',
    weight: 5,
    fields: ['meta_description'],
    measure: (copy, { metaDescriptionMax }, facts) =>
      fill(
        'The search description',
        codePointLength(copy.metaDescription),
        'character',
        facts < 3 ? 10 : GOOD_META,
        metaDescriptionMax,
      ),
  },
  {
    id: 'form.tags',
    label: 'Tags',
    weight: 3,
    fields: ['tags', 'keywords'],
    measure: (copy) => ({
      share: copy.tags.length / GOOD_TAGS,
      why: `There ${copy.tags.length === 1 ? 'is' : 'are'} ${countOf(copy.tags.length, 'tag')}`,
      hint: 'Add tags for type, material and use.',
    }),
  },
];

/**
 * Lengths, order and structure of each field by the rule set, `points` in all. `facts`: how many important ones there are.
 * Parts whose field is not among those `given` are not counted.
 */
export function formParts(
  { copy, ruleSet, findings }: Pick<ScoreInput, 'copy' | 'ruleSet' | 'findings'>,
  facts: number,
  points: number,
  given: ReadonlySet<CopyField> = new Set(COPY_FIELDS),
): readonly ScoreCheck[] {
  const measured = (ruleSet.marketplace === 'amazon' ? AMAZON : SHOPIFY).map((part) => {
    const isGiven = part.fields.some((field) => given.has(field));
    return { part, isGiven, result: isGiven ? part.measure(copy, ruleSet.limits, facts) : undefined };
  });
  const weights = measured.reduce((sum, { part, result }) => sum + (result === undefined ? 0 : part.weight), 0);
  let left = points;
  return measured.map(({ part: { id, label, weight, fields }, isGiven, result }, at) => {
    if (!isGiven) return unmeasured(id, label, `${label}: not given, so not counted.`);
    if (result === undefined) return unmeasured(id, label, `${label}: nothing is expected here.`);
    const isLast = measured.slice(at + 1).every((later) => later.result === undefined);
    const max = isLast ? oneDecimal(left) : oneDecimal((points * weight) / weights);
    left -= max;
    return checkOf(
      id,
      label,
      max,
      byRules(
        result,
        findings.filter(({ field }) => fields.includes(field)),
      ),
    );
  });
}

function byRules({ share, why, hint }: Measured, findings: readonly Finding[]): Measured {
  const cost = findings.reduce((sum, { severity, count = 1 }) => sum + COST[severity] * count, 0);
  const [first] = findings.toSorted((one, other) => COST[other.severity] - COST[one.severity]);
  if (first === undefined) return { share, why: `${why}, and no rule is broken.`, hint };
  return {
    share: Math.min(1, share) - cost,
    why: `${why}; ${countOf(findings.length, 'finding')}: ${first.message}`,
    hint: share < 1 ? hint : CORRECT_FINDINGS,
  };
}
