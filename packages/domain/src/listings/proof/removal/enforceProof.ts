import { flatMapped } from '../../../shared/index.js';
import type { ProductReading } from '../../../products/index.js';
import { copyPropertyOf } from '../../copyPropertyOf.js';
import type { ListingCopy } from '../../ListingCopy.js';
import type { RemovedClaim, WritingMode } from '../../Proof.js';
import { copyTexts, SEARCH_FIELDS } from '../copyTexts.js';
import { evidenceOf } from '../evidenceOf.js';
import { proveText, type ProvenStatement } from '../proveText.js';
import { removeStatements } from './removeStatements.js';

/** A copy in which nothing contradicts the facts or asserts more than they say, and what it had to lose. */
export interface EnforcedCopy {
  readonly copy: ListingCopy;
  readonly removed: readonly RemovedClaim[];
}

/** Taking a clause out can bring words together that read otherwise; it settles within a few turns. */
const MOST_TURNS = 3;

/** Removes contradicted and unsupported statements; in strict mode unverified ones too. */
export function enforceProof(copy: ListingCopy, reading: ProductReading, mode: WritingMode): EnforcedCopy {
  const evidence = evidenceOf(reading);
  const removed: RemovedClaim[] = [];
  let current = copy;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const changes = new Map<keyof ListingCopy, string | (string | undefined)[]>();
    for (const one of copyTexts(current)) {
      const sentences = proveText(one, evidence);
      if (!sentences.some(({ statements }) => statements.some(isBad))) continue;
      const shortened =
        SEARCH_FIELDS.has(one.field) && one.field !== 'search_terms'
          ? {
              text: '',
              removed: [{ text: one.text, reason: reasonOf(flatMapped(sentences, ({ statements }) => statements)) }],
            }
          : removeStatements(one.field, one.text, sentences, isBad);
      removed.push(...shortened.removed.map(({ text, reason }) => ({ field: one.field, text, reason })));
      const property = copyPropertyOf(one.field);
      if (one.index === undefined) changes.set(property, shortened.text);
      else {
        const list = changes.get(property) ?? [...(current[property] as readonly string[])];
        (list as (string | undefined)[])[one.index] = shortened.text === '' ? undefined : shortened.text;
        changes.set(property, list);
      }
    }
    if (changes.size === 0) break;
    current = {
      ...current,
      ...Object.fromEntries(
        [...changes].map(([property, value]) => [
          property,
          typeof value === 'string' ? value : value.filter((entry) => entry !== undefined),
        ]),
      ),
    };
  }
  return { copy: current, removed };

  function isBad({ verdict }: ProvenStatement): boolean {
    return (
      verdict.support === 'contradicted' ||
      verdict.support === 'unsupported' ||
      (mode === 'strict' && verdict.support === 'unverified')
    );
  }

  function reasonOf(statements: readonly ProvenStatement[]): string {
    return statements.find(isBad)?.verdict.reason ?? 'No fact carries it.';
  }
}
