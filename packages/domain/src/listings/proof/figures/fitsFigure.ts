import { wordSet } from '../../../shared/index.js';
import { mayBeSamePart } from '../words/isSamePart.js';
import { stemOf, unitOf, type Measured, type PropertyId } from '../../../products/index.js';

/** Properties that name the same figure. */
const SAME: readonly (readonly PropertyId[])[] = [
  ['battery_life', 'run_time', 'charge_time'],
  ['run_time', 'hold_time'],
  ['capacity', 'net_content', 'dosage'],
  ['capacity', 'load'],
  ['net_content', 'weight', 'dosage'],
  ['weight', 'fabric_weight'],
  ['dimensions', 'length', 'size', 'range', 'area'],
  ['dimensions', 'width', 'diameter', 'size'],
  ['dimensions', 'height', 'length', 'size'],
  ['dimensions', 'depth', 'thickness', 'screen_size', 'width'],
  ['dimensions', 'fit', 'compatible_with'],
  ['count', 'pack', 'pieces', 'included', 'dosage', 'mode', 'pages', 'function', 'connection', 'net_content'],
  ['strength', 'nutrient', 'ingredient', 'material'],
  ['pressure', 'speed', 'power'],
  ['battery', 'energy', 'capacity'],
  ['age', 'size', 'warranty', 'shelf_life'],
  ['power', 'power_equivalent'],
];

/** Properties that only say that a figure is there. */
export const OPEN: ReadonlySet<PropertyId> = new Set(['feature', 'claim', 'function', 'compatible_with']);

const CONTRASTS: readonly (readonly (readonly string[])[])[] = [
  [['s'], ['m'], ['l'], ['xl'], ['xxl'], ['xs']],
  [
    ['driver', 'left'],
    ['passenger', 'right'],
  ],
  [['off'], ['on']],
  [['protein'], ['fiber'], ['salt'], ['sugar'], ['fat'], ['carb', 'carbohydrat']],
  [
    ['hot', 'warm', 'heat', 'tea', 'coffee'],
    ['cold', 'cool', 'ice', 'chill', 'fresh'],
  ],
  [
    ['max', 'turbo', 'maximum', 'boost', 'high'],
    ['standard', 'eco', 'low', 'normal', 'medium', 'minimum'],
  ],
  [['input'], ['output']],
  [
    ['inner', 'inside', 'internal'],
    ['outer', 'outside', 'external'],
  ],
  [
    ['empty', 'fold', 'close'],
    ['full', 'unfold', 'open', 'expand', 'pressure'],
  ],
  [['front'], ['rear', 'back']],
  // "The pair weighs 4.2 lb": each of them does not.
  [['each'], ['pair', 'together', 'both', 'altogeth']],
  [['comfort'], ['limit'], ['extreme']],
  [['unopen', 'seal'], ['open']],
  [
    ['warranty', 'guarante', 'cover'],
    ['cold', 'hot', 'playtim', 'burn', 'charg', 'life'],
  ],
];

const IN_CONTRASTS: ReadonlySet<string> = new Set(CONTRASTS.flat(2));
const isOfContrast = (stem: string): boolean => IN_CONTRASTS.has(stem);

/** Whether both speak of the same property, part and side: the hours warm are not the hours cold. */
export function fitsFigure(figure: Measured, given: Measured): boolean {
  // "60 degrees" measure a temperature where 60 °C was given.
  const isDegree = (one: Measured, other: Measured): boolean => one.unit === '°' && /^°[CF]$/u.test(other.unit);
  if (isDegree(figure, given) || isDegree(given, figure)) return mayBeSamePart(figure.part, given.part);
  return (
    (isSameProperty(
      figure.property,
      given.property,
      figure.property === given.property || unitOf(given.unit)?.dimension === 'mass',
    ) ||
      isSideOfPart(figure, given) ||
      isOfUser(figure, given)) &&
    // "The glass is 6 mm thick" where the platform is of 6 mm glass.
    (mayBeSamePart(figure.part, given.part) || given.anchors.includes(figure.part)) &&
    !(figure.anchors.includes('weigh') && given.anchors.some((stem) => CARRIES.has(stem))) &&
    !isContrary(figure.anchors, given.anchors)
  );
}

const SIDES: ReadonlySet<PropertyId> = new Set(['height', 'thickness', 'depth', 'dimensions']);

/** "The pile is 8 mm high" where "pile height 8 mm" was given, which is its thickness. */
const isSideOfPart = (figure: Measured, given: Measured): boolean =>
  figure.part !== '' && given.anchors.includes(figure.part) && SIDES.has(figure.property) && SIDES.has(given.property);

/** "Suits dogs up to 34 kg" where "dog weight: up to 34 kg" was given, which is what it carries. */
const isOfUser = (figure: Measured, given: Measured): boolean =>
  ((figure.property === 'weight' && given.property === 'load') ||
    (figure.property === 'load' && given.property === 'weight')) &&
  (figure.qualifier.replace(/^about$/u, '') === given.qualifier ||
    [figure, given].every(({ qualifier, property }) => qualifier.includes('up to') || property === 'load')) &&
  (given.anchors.length === 0 || given.anchors.some((stem) => USERS.has(stem))) &&
  [...figure.anchors, ...given.anchors].some((stem) => USERS.has(stem));
const USERS: ReadonlySet<string> = new Set(
  'dogs cats pets puppies rabbits horses riders users people persons adults children babies toddlers'
    .split(' ')
    .map(stemOf),
);

/** What is carried is not what it weighs. */
const CARRIES = wordSet('hold|carri|carry|support|load|max|maximum|capacity');

/** A pouch that "holds 400 g" weighs them. */
const MASS_OR_HOLD: ReadonlySet<PropertyId> = new Set(['weight', 'capacity']);

function isSameProperty(one: PropertyId, other: PropertyId, isMass: boolean): boolean {
  if (MASS_OR_HOLD.has(one) && MASS_OR_HOLD.has(other)) return isMass;
  return (
    one === other ||
    OPEN.has(one) ||
    OPEN.has(other) ||
    SAME.some((group) => group.includes(one) && group.includes(other))
  );
}

/** Whether the words beside two figures exclude each other: hours with it on, and off. */
export function isContrary(one: readonly string[], other: readonly string[]): boolean {
  if (!one.some(isOfContrast) || !other.some(isOfContrast)) return false;
  return CONTRASTS.some((sides) => {
    const mine = sides.findIndex((side) => side.some((stem) => one.includes(stem)));
    if (mine === -1) return false;
    const theirs = sides.findIndex((side) => side.some((stem) => other.includes(stem)));
    if (theirs === -1 || mine === theirs) return false;
    return (
      !(sides[mine] ?? []).some((stem) => other.includes(stem)) &&
      !(sides[theirs] ?? []).some((stem) => one.includes(stem))
    );
  });
}
