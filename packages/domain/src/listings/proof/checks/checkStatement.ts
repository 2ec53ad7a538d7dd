import type { PropertyId, Statement } from '../../../products/index.js';
import { checkFigures } from '../figures/checkFigures.js';
import { checkByItself } from '../contradictions/checkByItself.js';
import { checkDenialOfPart } from '../contradictions/checkDenialOfPart.js';
import { checkFigurePairs } from '../contradictions/checkFigurePairs.js';
import { checkExclusives } from '../contradictions/checkExclusives.js';
import { checkImitated } from '../contradictions/checkImitated.js';
import { checkLabelled } from '../contradictions/checkLabelled.js';
import { checkMembers } from '../contradictions/checkMembers.js';
import { checkOutdoors } from '../contradictions/checkOutdoors.js';
import { checkOwners } from '../contradictions/checkOwners.js';
import { checkPlaces } from '../contradictions/checkPlaces.js';
import { checkTerms } from './checkTerms.js';
import { checkUniversal } from '../contradictions/checkUniversal.js';
import { checkWarranty } from '../contradictions/checkWarranty.js';
import { checkWarrantyTerms } from '../contradictions/checkWarrantyTerms.js';
import { checkWords } from './checkWords.js';
import { conceptKeys } from '../concepts.js';
import type { Evidence } from '../Evidence.js';
import { checkPlug } from './namesPlug.js';
import { worstOf, type Verdict } from '../Verdict.js';
import { isExcused } from './isExcused.js';
import { isCaution } from '../toReader/isCaution.js';
import { labelledKey, verbatimKey } from '../evidence/verbatimKey.js';
import { isInviting, isStyling } from '../toReader/isInviting.js';

/** What carries a statement of a written text. A statement without any content word is carried by nothing and needs nothing. */
export function checkStatement(statement: Statement, evidence: Evidence): Verdict {
  const factIds = [labelledKey(statement), verbatimKey(statement)]
    .map((key) => (key === undefined ? undefined : evidence.verbatim.get(key)))
    .find((ids) => ids !== undefined);
  if (factIds !== undefined) return { support: 'given', factIds };
  const warranty = checkWarranty(statement, evidence.reading);
  const worded = [
    ...checkTerms(statement, evidence),
    ...checkWords(statement, evidence, warranty?.stems),
    ...checkByItself(statement, evidence),
    ...checkDenialOfPart(statement, evidence),
    ...checkLabelled(statement, evidence),
    ...checkUniversal(statement, evidence),
    ...checkOutdoors(statement, evidence),
    ...checkExclusives(statement, evidence.reading),
    ...checkOwners(statement, evidence),
    ...checkFigurePairs(statement, evidence),
    ...checkPlaces(statement, evidence),
    ...checkMembers(statement, evidence),
    ...checkImitated(statement, evidence),
    ...checkPlug(statement, evidence),
    ...checkWarrantyTerms(statement, evidence.reading),
    ...(warranty === undefined ? [] : [warranty.verdict]),
  ];
  const verdict = worstOf(
    [...checkFigures(statement, evidence), ...counting(worded, statement, evidence)].filter(
      (one) => one.doubt === undefined || !isExcused(one, statement, evidence),
    ),
  );
  if (verdict.support === 'given' || verdict.support === 'computed' || verdict.support === 'entailed') return verdict;
  return followsFrom(statement, evidence) ? { support: 'entailed', factIds: [] } : verdict;
}

/** The verdicts that count: a caution promises nothing, and an invitation asserts none of its own words. */
function counting(verdicts: readonly Verdict[], statement: Statement, evidence: Evidence): readonly Verdict[] {
  if (isCaution(statement)) return verdicts.filter((one) => countsInCaution(one, evidence));
  if (isStyling(statement, evidence)) return verdicts.filter(({ support }) => support === 'contradicted');
  return verdicts.some(isUnverified) && isInviting(statement, evidence)
    ? verdicts.filter((one) => !isUnverified(one))
    : verdicts;
}

const isUnverified = ({ support }: Verdict): boolean => support === 'unverified';

/** What a caution may be wrong in: the facts allow it. Where they only name a thing ("plug", "frost") they allow nothing. */
const countsInCaution = ({ support, factIds }: Verdict, { factsById }: Evidence): boolean =>
  support === 'contradicted'
    ? factIds.length === 0 || factIds.some((id) => ALLOWING.has(factsById.get(id)?.property ?? 'feature'))
    : support !== 'unsupported' && support !== 'unverified';

const ALLOWING: ReadonlySet<PropertyId> = new Set<PropertyId>([
  'care',
  'use',
  'room',
  'storage',
  'compatible_with',
  'protection_class',
]);

/** All that a clause without figures says is said by one consequence of the facts, with the same polarity. */
function followsFrom({ text, quantities, negated }: Statement, { entailed }: Evidence): boolean {
  if (quantities.length > 0) return false;
  const keys = [...conceptKeys(text)];
  const isNegative = negated.includes(true);
  return (
    keys.length > 1 &&
    entailed.some((phrase) => phrase.isNegative === isNegative && keys.every((key) => phrase.keys.has(key)))
  );
}
