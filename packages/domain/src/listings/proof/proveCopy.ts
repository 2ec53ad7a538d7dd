import type { ProductReading } from '../../products/index.js';
import { flatMapped, remembering } from '../../shared/index.js';
import type { Claim } from '../Claim.js';
import type { ListingCopy } from '../ListingCopy.js';
import type { Proof } from '../Proof.js';
import { copyTexts, type CopyText } from './copyTexts.js';
import { evidenceOf } from './evidenceOf.js';
import { proveText, type ProvenStatement } from './proveText.js';

/** The statements of a copy with what carries each, in the order of `COPY_FIELDS` and of the text. */
export interface ProvenCopy {
  readonly claims: readonly Claim[];
  readonly proof: Proof;
}

/** Checks every statement of a copy against the facts of its product. `removed` of the proof is what went before. */
export function proveCopy(copy: ListingCopy, reading: ProductReading, removed = 0): ProvenCopy {
  const claims = claimsOf(copy, reading);
  return { claims, proof: proofOf(claims, removed) };
}

/** The statements of a text counted by what carries them. */
export function proofOf(claims: readonly Claim[], removed: number): Proof {
  const count = (...supports: readonly Claim['support'][]): number =>
    claims.filter(({ support }) => supports.includes(support)).length;
  return {
    statements: claims.length,
    given: count('given'),
    entailed: count('entailed'),
    computed: count('computed'),
    unverified: count('unverified', 'unsupported', 'contradicted'),
    removed,
  };
}

const claimsOf = remembering(findClaims, ([one], [other]) => one === other);

function findClaims(copy: ListingCopy, reading: ProductReading): readonly Claim[] {
  const evidence = evidenceOf(reading);
  return flatMapped(copyTexts(copy), (text) =>
    flatMapped(proveText(text, evidence), ({ statements }) => statements)
      .filter(({ verdict }) => verdict.support !== 'given' || verdict.factIds.length > 0)
      .map((proven) => claimOf(proven, text, reading)),
  );
}

function claimOf(
  { statement, verdict }: ProvenStatement,
  { field, index, text }: CopyText,
  reading: ProductReading,
): Claim {
  const { at } = verdict;
  const isExact = text.slice(statement.start, statement.end) === statement.text;
  const start = statement.start + (at !== undefined && isExact ? at.start : 0);
  const end = at !== undefined && isExact ? statement.start + at.end : statement.end;
  const source =
    verdict.factIds.length === 0 ? undefined : reading.facts.find(({ id }) => id === verdict.factIds[0])?.source.field;
  const claim: Claim = {
    field,
    text: text.slice(start, end),
    start,
    end,
    support: verdict.support,
    factIds: verdict.factIds,
  };
  return Object.assign(
    claim,
    index === undefined ? undefined : { index },
    source === undefined ? undefined : { sourceField: source },
    verdict.reason === undefined ? undefined : { reason: verdict.reason },
  );
}
