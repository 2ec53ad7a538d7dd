import { anyCase, flatMapped } from '../../../shared/index.js';
import { isSameAmount, unitOf } from '../../reading/index.js';
import type { Fact, FactQuantity } from '../Fact.js';

/** A figure of the name is another one than that of the notes from here on. */
const NEAR = 2;

/** Sizes of several sides that disagree ("120 x 180 cm" and "120 x 160 cm"), and two versions of Bluetooth. */
export function clashingFigures(facts: readonly Fact[]): readonly (readonly [Fact, Fact])[] {
  return [...clashingSizes(facts), ...clashingVersions(facts)];
}

function clashingSizes(facts: readonly Fact[]): readonly (readonly [Fact, Fact])[] {
  const sizes = facts.filter(
    ({ property, part, quantities, text }) =>
      property === 'dimensions' && part === '' && quantities.length > 1 && !THING.test(text),
  );
  const [one, other] = sizes;
  // More than two are sizes of several things.
  if (one === undefined || other === undefined || sizes.length > 2 || one.source.field === other.source.field)
    return [];
  if (one.quantities.length !== other.quantities.length) return [];
  // "Desktop size" and "keyboard tray" are two things.
  if ([one, other].every(({ source }) => source.field.startsWith('attributes.')) && ![one, other].every(isOfProduct))
    return [];
  const pairs = one.quantities.map((quantity, at) => [quantity, other.quantities[at] as FactQuantity] as const);
  const isClose = pairs.every(([mine, theirs]) => isNear(mine, theirs));
  const differs = pairs.filter(([mine, theirs]) => !isSameAmount(mine.low, mine.unit, theirs.low, theirs.unit));
  // One side agrees: it is the same thing that is measured.
  return isClose && differs.length > 0 && differs.length < pairs.length ? [[one, other]] : [];
}

const isNear = (one: FactQuantity, other: FactQuantity): boolean => {
  const ratio = (one.low * (unitOf(one.unit)?.factor ?? 1)) / (other.low * (unitOf(other.unit)?.factor ?? 1));
  return ratio < NEAR && ratio > 1 / NEAR;
};

/** The label names no part: "Item Dimensions". */
const isOfProduct = ({ source }: Fact): boolean =>
  /^attributes\.(?:item|product|overall)?[ _-]?(?:size|dimensions?|measurements?)\b/iu.test(source.field);

/** A size of something else than the product as it is used. */
const THING =
  /\b(?:folded|packed|package|box|carton|pillow|each|inner|outer|when|closed|open|bag|pocket|screen|usable)\b/iu;

const BLUETOOTH = /\bbluetooth(?: version)?:? (?:v\.?)?(\d(?:\.\d)?)\b/iu;
const namesBluetooth = anyCase(BLUETOOTH);

function clashingVersions(facts: readonly Fact[]): readonly (readonly [Fact, Fact])[] {
  const versions = flatMapped(facts, (fact) => {
    const version = namesBluetooth(fact.text) ? BLUETOOTH.exec(fact.text)?.[1] : undefined;
    return version === undefined || fact.polarity === 'is_not' ? [] : [{ fact, version: Number(version) }];
  });
  const [one, ...others] = versions;
  const other = others.find(({ version }) => version !== one?.version);
  return one === undefined || other === undefined ? [] : [[one.fact, other.fact]];
}
