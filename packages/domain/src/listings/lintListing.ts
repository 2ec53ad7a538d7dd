import type { RuleSet } from '../marketplaces/index.js';
import { remembering } from '../shared/index.js';
import type { Finding, Fix } from './Finding.js';
import type { ListingCopy } from './ListingCopy.js';
import { findFaults, type PlacedFault } from './rules/engine/findFaults.js';

/** What is known about the product besides its text. */
export interface LintContext {
  /** The brand as it is spelled; inside it Amazon's character rules do not hold. */
  readonly brand?: string;
  readonly productName?: string;
}

/** So many findings of one rule on one field are listed; the last of them has the count of all. */
const MOST_PER_RULE = 20;
const MOST_FINDINGS = 100;
/** Corrections together insert at most this share of the text, and a little more for short texts. */
const INSERTED_SHARE = 3;
const INSERTED_LEAST = 2000;

/**
 * Judges a copy by a rule set. Only fields that are present are judged: `undefined` was not given, `''` is empty.
 *
 * @returns the findings by field in the order of `COPY_FIELDS`, within a field in the order of the rules and of the
 * text. Empty when nothing is wrong. Long texts full of faults give a bounded list: at most 20 of a rule on a field
 * (`count` says how many there are), 100 in all, the errors first to stay. Never throws, whatever the texts contain.
 */
export function lintListing(
  copy: Partial<ListingCopy>,
  ruleSet: RuleSet,
  { brand = '', productName = '' }: LintContext = {},
): readonly Finding[] {
  return lint(copy, ruleSet, brand, productName);
}

// The steps that write, repair and review a copy ask for its findings one after the other.
const lint = remembering(
  (copy: Partial<ListingCopy>, ruleSet: RuleSet, brand: string, productName: string): readonly Finding[] => {
    const found = findFaults(copy, ruleSet, brand, productName);
    if (found.length === 0) return [];
    const { listed, counts } = mostTelling(found);
    let room = INSERTED_LEAST + INSERTED_SHARE * lengthOf(copy);
    return listed.map((placed) => {
      const fix = room > 0 ? placed.fault.fix?.() : undefined;
      room -= fix?.insert.length ?? 0;
      return toFinding(placed, room < 0 ? undefined : fix, counts.get(placed));
    });
  },
  (one, other) => one.every((value, at) => value === other[at]),
);

/** The faults to list, and how many there are of a kind at the last one listed of a kind that has more. */
function mostTelling(found: readonly PlacedFault[]): {
  readonly listed: readonly PlacedFault[];
  readonly counts: ReadonlyMap<PlacedFault, number>;
} {
  if (found.length <= MOST_PER_RULE) return { listed: found, counts: new Map() };
  const kinds = new Map<string, { count: number; last: PlacedFault }>();
  const few = found.filter((placed) => {
    const key = `${placed.field} ${placed.rule}`;
    const kind = kinds.get(key);
    if (kind === undefined) {
      kinds.set(key, { count: 1, last: placed });
      return true;
    }
    kind.count += 1;
    if (kind.count > MOST_PER_RULE) return false;
    kind.last = placed;
    return true;
  });
  const counts = new Map(
    [...kinds.values()].filter(({ count }) => count > MOST_PER_RULE).map(({ count, last }) => [last, count]),
  );
  if (few.length <= MOST_FINDINGS) return { listed: few, counts };
  const spared = new Set(
    few.toSorted((one, other) => WEIGHT[one.severity] - WEIGHT[other.severity]).slice(0, MOST_FINDINGS),
  );
  return { listed: few.filter((placed) => spared.has(placed)), counts };
}

const WEIGHT = { error: 0, warning: 1, info: 2 } as const;

const lengthOf = (copy: Partial<ListingCopy>): number =>
  Object.values(copy).reduce(
    (sum: number, value) =>
      sum + (typeof value === 'string' ? value.length : value.reduce((all, { length }) => all + length, 0)),
    0,
  );

const toFinding = (
  { rule, field, index, severity, source, fault: { message, span } }: PlacedFault,
  fix: Fix | undefined,
  count: number | undefined,
): Finding => ({
  rule,
  field,
  ...(index === undefined ? {} : { index }),
  severity,
  message: count === undefined ? message : `${message} There are ${count} such places; ${MOST_PER_RULE} are listed.`,
  ...(span === undefined ? {} : { span }),
  ...(fix === undefined ? {} : { fix }),
  ...(count === undefined ? {} : { count }),
  source,
});
