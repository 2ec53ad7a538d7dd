import { findMentions } from '../../products/index.js';
import type { Mention } from '../../products/index.js';
import { remembering } from '../../shared/index.js';
import type { Claim } from '../Claim.js';
import type { ListingBrief } from '../ListingBrief.js';
import type { CopyField, ListingCopy } from '../ListingCopy.js';
import type { Evidence } from './Evidence.js';
import { evidenceOf } from './evidenceOf.js';
import { findProperNames } from './findProperNames.js';
import { isNegated } from './isNegated.js';
import { maskMarkup } from './maskMarkup.js';
import { supportOf } from './supportOf.js';
import { supportOfTerm } from './supportOfTerm.js';
import { textsOf } from './textsOf.js';

/** Fields where the seller's keywords may stand without resting on a fact. */
const PLACED: ReadonlySet<CopyField> = new Set(['keywords', 'search_terms', 'tags']);
/** Fields of running text, where a capital letter inside a sentence is a name. */
const PROSE: ReadonlySet<CopyField> = new Set(['bullet_points', 'description', 'meta_description']);

/**
 * Finds every factual claim of a text and says what it rests on. Claims come field by field in the order of
 * `COPY_FIELDS`, and in reading order within a field.
 */
export function groundClaims(copy: ListingCopy, brief: ListingBrief): readonly Claim[] {
  return claimsOf(copy, brief);
}

const claimsOf = remembering(findClaims, ([one], [other]) => one === other);

function findClaims(copy: ListingCopy, brief: ListingBrief): readonly Claim[] {
  const evidence = evidenceOf(brief);
  const placing = brief.keywords.length > 0 ? evidenceOf(brief, true) : evidence;
  return textsOf(copy).flatMap(({ field, index, text }) => {
    const masked = field === 'description' ? maskMarkup(text) : text;
    return mentionsOf(field, masked, brief, evidence)
      .filter((mention) => !isNegated(masked, mention.start) || mention.kind === 'number')
      .map((mention) => claimOf(mention, field, index, text, evidence))
      .filter((claim) => claim.support !== 'unsupported' || !PLACED.has(field) || !isPlaced(claim, placing, evidence));
  });
}

function mentionsOf(field: CopyField, text: string, brief: ListingBrief, evidence: Evidence): readonly Mention[] {
  const found = [...findMentions(text)];
  // A handle is the title again, with its numbers broken by dashes.
  if (field === 'handle')
    return found.filter(
      (mention) => mention.quantities.length === 0 && !mention.key.startsWith('code:') && mention.kind !== 'number',
    );
  const covered = (one: Mention): boolean => found.some((other) => other.start <= one.start && one.end <= other.end);
  const extra = [
    ...brandMentions(text, brief.brand),
    ...(PROSE.has(field) ? findProperNames(text, evidence.words) : []),
  ];
  found.push(...extra.filter((mention) => !covered(mention)));
  return found.toSorted((one, other) => one.start - other.start);
}

function brandMentions(text: string, brand: string): readonly Mention[] {
  if (brand.length < 2) return [];
  const mentions: Mention[] = [];
  const lower = text.toLowerCase();
  const wanted = brand.toLowerCase();
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    if (/[\p{L}\p{N}]/u.test(lower[at - 1] ?? ' ') || /[\p{L}\p{N}]/u.test(lower[end] ?? ' ')) continue;
    mentions.push({ kind: 'name', key: wanted, text: text.slice(at, end), start: at, end, quantities: [] });
  }
  return mentions;
}

function claimOf(
  mention: Mention,
  field: CopyField,
  index: number | undefined,
  text: string,
  evidence: Evidence,
): Claim {
  const found = supportOf(mention, evidence);
  return {
    field,
    ...(index === undefined ? {} : { index }),
    kind: mention.kind,
    text: text.slice(mention.start, mention.end),
    start: mention.start,
    end: mention.end,
    support: found?.support ?? 'unsupported',
    ...(found ? { sourceField: found.sourceField } : {}),
  };
}

function isPlaced(claim: Claim, placing: Evidence, evidence: Evidence): boolean {
  if (placing === evidence) return false;
  const [mention] = findMentions(claim.text);
  const asWords = {
    kind: claim.kind,
    key: claim.text.toLowerCase(),
    text: claim.text,
    start: 0,
    end: 0,
    quantities: [],
  };
  return (
    (mention !== undefined && supportOf(mention, placing) !== undefined) ||
    supportOfTerm(asWords, placing) !== undefined
  );
}
