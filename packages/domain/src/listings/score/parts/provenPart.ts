import type { Claim } from '../../Claim.js';
import { VISIBLE_FIELDS } from '../../proof/copyTexts.js';
import { countOf } from '../../../shared/index.js';
import { quoted } from '../../rules/text/quoted.js';
import type { Measured } from '../Measured.js';
import type { Passage } from '../text/Passage.js';

/** A statement that the facts deny or do not give counts as two, a sentence that states nothing as half of one. */
const FALSE_WEIGHT = 2;
const EMPTY_WEIGHT = 0.5;

/** How many statements of the visible fields are carried by the facts, and how many are not. */
export interface StatementCount {
  readonly proven: number;
  readonly unverified: number;
  /** Contradicted or unsupported. */
  readonly wrong: readonly Claim[];
  /** Sentences of bullets and description without a statement. */
  readonly empty: number;
}

export function countStatements(claims: readonly Claim[], passages: readonly Passage[]): StatementCount {
  const visible = claims.filter(({ field }) => VISIBLE_FIELDS.has(field));
  const wrong = visible.filter(({ support }) => support === 'contradicted' || support === 'unsupported');
  const unverified = visible.filter(({ support }) => support === 'unverified').length;
  const places = new Map<string, Claim[]>();
  for (const claim of visible) {
    const key = `${claim.field} ${claim.index ?? ''}`;
    const list = places.get(key);
    if (list === undefined) places.set(key, [claim]);
    else list.push(claim);
  }
  const empty = passages.filter(
    ({ kind, field, index, start, end }) =>
      kind === 'sentence' &&
      !(places.get(`${field} ${index ?? ''}`) ?? []).some((claim) => claim.start < end && claim.end > start),
  ).length;
  return { proven: visible.length - wrong.length - unverified, unverified, wrong, empty };
}

/** Of what buyers read, the share that the facts carry. */
export function provenPart({ proven, unverified, wrong, empty }: StatementCount): Measured {
  const all = proven + unverified + wrong.length;
  const weighed = proven + unverified + FALSE_WEIGHT * wrong.length + EMPTY_WEIGHT * empty;
  if (all === 0)
    return { share: 0, why: 'The text states nothing about the product.', hint: 'State the facts of the product.' };
  const [first] = wrong;
  const details = [
    ...(first === undefined
      ? []
      : [
          `${wrong.length} ${wrong.length === 1 ? 'is' : 'are'} denied or not given by the facts, and count twice ("${quoted(first.text)}")`,
        ]),
    ...(unverified === 0 ? [] : [`${unverified} cannot be checked`]),
    ...(empty === 0 ? [] : [`${countOf(empty, 'sentence')} ${empty === 1 ? 'states' : 'state'} nothing`]),
  ];
  return {
    share: proven / weighed,
    why: `${proven} of ${countOf(all, 'statement')} ${proven === 1 ? 'is' : 'are'} carried by the facts${details.length === 0 ? '' : `; ${details.join('; ')}`}.`,
    hint:
      first === undefined
        ? 'Add the fact to the product, or remove the words.'
        : `Correct or remove "${quoted(first.text)}".`,
  };
}
