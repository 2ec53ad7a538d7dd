import { wordSet } from '../../../../shared/index.js';
import { NO_ANCHOR } from '../../figures/anchorsOf.js';
import { isCueOf } from '../../figures/measuredProperty.js';
import type { PropertyId } from '../../../facts/properties.js';
import { propertyOfLabel } from '../../words/propertyOfLabel.js';
import { unitOf } from '../../figures/units.js';
import type { Measured, Statement } from '../Statement.js';

const STATE = wordSet('with|without|in|on|at|when|while|using|during|under');
const ADVERBIAL = wordSet('with|without|in|on|at|for|under|using|during|by|from');
/** A longer phrase before the comma is a clause of its own. */
const LONGEST_ADVERBIAL = 6;

const PER = wordSet('per');

/**
 * Figures that take what they measure from their neighbour in the sentence: "7 hours playtime, 28 hours with case" gives the
 * playtime twice, and in "With the case, playtime comes to 28 hours" the case is what the second figure is about.
 */
export function joinedFigures(all: readonly Statement[]): readonly Statement[] {
  if (all.every(({ quantities }) => quantities.length === 0))
    return all.map((statement, index) => {
      const before = all[index - 1];
      return before !== undefined && isParticiple(statement) ? withPartOf(statement, before) : statement;
    });
  const statements = withEnumerated(withCountedLabels(withLetteredSides(withNamedSides(all))));
  const [first] = statements;
  const per = first !== undefined && PER.has(first.tokens[0]?.lower ?? '') ? (first.stems[1] ?? '') : '';
  const subject = first === undefined ? '' : sentenceSubject(first);
  return statements.map((read, index) => {
    const before = statements[index - 1];
    // "The panel is polyester and the poles are beech, each 150 cm long".
    const each = before !== undefined && read.tokens[0]?.lower === 'each' ? clauseSubject(before) : '';
    const named = index > 0 && isUnnamed(read) ? withSubject(read, each === '' ? subject : each) : read;
    const given = withCounted(named, before);
    // "Per bar 20 g protein, 3 g sugar": each figure of the list is of a bar.
    const statement =
      per === '' || index === 0
        ? given
        : withFigures(given, (figure) => ({ ...figure, anchors: [...figure.anchors, per] }));
    if (before === undefined) return statement;
    if (isParticiple(statement)) return withPartOf(statement, before);
    if (statement.quantities.length === 0) return statement;
    if (isElliptic(statement)) return withMeasureOf(statement, before);
    if (isSameDimension(statement, before)) return withSubject(statement, before.quantities.at(-1)?.part ?? '');
    // "Handles of aluminium with silicone grips, 16 cm long": of the grips, or of the handles that they are on.
    if (isBareFigure(statement))
      return withSubject(withSubject(statement, closingPart(before)), before.terms[0]?.part ?? '');
    if (!isAdverbial(before)) return statement;
    const words = before.stems.filter(
      (stem, at) => before.tokens[at]?.kind === 'word' && !NO_ANCHOR.has(before.tokens[at]?.lower ?? '') && stem !== '',
    );
    return withFigures(statement, (figure) => ({ ...figure, anchors: [...words, ...figure.anchors] }));
  });
}

const COUNT = wordSet('(?:count)?');

/** "40, 60, 80, 96 and 100 °C": figures without a unit before one that has it. */
function withEnumerated(statements: readonly Statement[]): readonly Statement[] {
  const read = [...statements];
  for (let at = read.length - 2; at >= 0; at -= 1) {
    const [statement, next] = [read[at] as Statement, read[at + 1] as Statement];
    const bare = statement.quantities.at(-1);
    const measured = next.quantities[0];
    if (bare?.unit !== '' || bare.chain > 1 || measured === undefined || COUNT.has(measured.unit)) continue;
    const isLast = statement.tokens.at(-1)?.start === bare.start;
    const isFirst = next.tokens[0]?.start === measured.start && measured.chain === 1;
    // "Pack of 2, 30 cm": only what is nothing but a figure, or a list under a label, shares the unit of the next.
    if (!isLast || !isFirst || !isFigures(statement) || statement.sentence !== next.sentence) continue;
    const { unit, property } = measured;
    read[at] = withFigures(statement, (figure) => ({ ...figure, unit, property }));
  }
  return read;
}

/** One figure, or several of them behind a word at most: "sizes 1/16, 5/64". */
const isFigures = ({ tokens, quantities }: Statement): boolean =>
  tokens.length === 1 ||
  (quantities.length > 1 &&
    quantities.every(({ unit, chain }) => unit === '' && chain === 1) &&
    tokens.filter(({ kind }) => kind === 'word').length <= 1);

/** "30 blocks are natural, 20 are painted": the second figure counts the same things. */
function withCounted(statement: Statement, before: Statement | undefined): Statement {
  const [figure] = statement.quantities;
  const counted = before?.quantities.at(-1);
  const isElided =
    figure?.unit === '' &&
    counted?.unit === 'count' &&
    counted.noun !== '' &&
    statement.tokens[0]?.start === figure.start &&
    /^(?:is|are|have|has)$/u.test(statement.tokens[1]?.lower ?? '');
  return isElided ? withFigures(statement, (one) => ({ ...one, unit: 'count', noun: counted.noun })) : statement;
}

const OF_OR_WITH = wordSet('of|with|in|from|is|are');

const THE_OR_ITS = wordSet('the|its|an?');

/** "Plate with a suction base, diameter 20 cm": what the sentence begins with is what its later figures are about. */
function sentenceSubject({ tokens, stems, part }: Statement): string {
  const at = THE_OR_ITS.has(tokens[0]?.lower ?? '') ? 1 : 0;
  const isHead = tokens[at]?.kind === 'word' && OF_OR_WITH.has(tokens[at + 1]?.lower ?? '');
  if (!isHead) return '';
  return part === '' || part === stems[at] ? (stems[at] ?? '') : '';
}

/** The noun in front of the verb. */
function clauseSubject({ tokens, stems }: Statement): string {
  const verb = tokens.findIndex(({ lower }) => lower === 'are' || lower === 'is');
  return verb < 1 ? '' : (stems[verb - 1] ?? '');
}

const isUnnamed = ({ part, label, quantities, form }: Statement): boolean =>
  part === '' &&
  label === '' &&
  form !== 'clause' &&
  quantities.length > 0 &&
  quantities.every((one) => one.part === '' && one.unit !== 'count');

const withFigures = (statement: Statement, change: (figure: Measured) => Measured): Statement => ({
  ...statement,
  quantities: statement.quantities.map(change),
});

/** "28 hours with case": one figure and a state, no word for what is measured. */
function isElliptic({ quantities, tokens, form }: Statement): boolean {
  const [figure] = quantities;
  if (figure === undefined || quantities.length > 1 || form === 'clause' || tokens[0]?.start !== figure.start)
    return false;
  const behind = tokens.find(({ start }) => start >= figure.end);
  return behind !== undefined && STATE.has(behind.lower);
}

function withMeasureOf(statement: Statement, before: Statement): Statement {
  const last = before.quantities.at(-1);
  if (last === undefined || last.unit !== statement.quantities[0]?.unit || last.unit === 'count') return statement;
  // "18 cm high, 5.2 cm in diameter" names each of its measures.
  const isNamed = statement.quantities.some(({ anchors, property }) => anchors.some((stem) => isCueOf(stem, property)));
  if (isNamed) return statement;
  const measures = last.anchors.filter((stem) => isCueOf(stem, last.property));
  return withFigures(statement, (figure) => ({
    ...figure,
    property: measures.length > 0 ? last.property : figure.property,
    anchors: [...measures.filter((stem) => !figure.anchors.includes(stem)), ...figure.anchors],
  }));
}

/** "Zinc alloy pin buckle, nickel plated": what the buckle is plated with. */
const isParticiple = ({ tokens, terms, part, quantities }: Statement): boolean =>
  terms.length === 1 &&
  quantities.length === 0 &&
  part === '' &&
  terms[0]?.part === '' &&
  tokens.length <= 3 &&
  /(?:plated|coated|lined|painted|lacquered|trimmed|tipped|bound)$/u.test(tokens.at(-1)?.lower ?? '');

function withPartOf(statement: Statement, before: Statement): Statement {
  const part = before.terms.at(-1)?.part ?? before.part;
  return part === '' ? statement : { ...statement, terms: statement.terms.map((term) => ({ ...term, part })) };
}

/** "Jar 9 cm high, 8 cm diameter": a figure of the same dimension that names no subject of its own. */
function isSameDimension({ quantities, tokens, part }: Statement, before: Statement): boolean {
  const [figure] = quantities;
  const last = before.quantities.at(-1);
  return (
    figure !== undefined &&
    last !== undefined &&
    part === '' &&
    last.part !== '' &&
    tokens[0]?.start === figure.start &&
    figure.unit !== 'count' &&
    unitOf(figure.unit)?.dimension === unitOf(last.unit)?.dimension
  );
}

/** "Brown leather strap, 20 mm wide": the clause before ends in the part that is measured. */
const closingPart = ({ tokens, stems, terms, quantities }: Statement): string => {
  const part = terms.at(-1)?.part ?? '';
  return quantities.length === 0 && part === stems[tokens.length - 1] ? part : '';
};

const isBareFigure = ({ tokens, quantities, part }: Statement): boolean =>
  part === '' &&
  quantities.length === 1 &&
  tokens[0]?.start === quantities[0]?.start &&
  quantities[0]?.unit !== 'count';

const withSubject = (statement: Statement, part: string): Statement =>
  part === ''
    ? statement
    : withFigures(statement, (figure) =>
        figure.anchors.includes(part) ? figure : { ...figure, anchors: [part, ...figure.anchors] },
      );

const isAdverbial = ({ tokens, quantities, form }: Statement): boolean =>
  form !== 'clause' &&
  quantities.length === 0 &&
  tokens.length <= LONGEST_ADVERBIAL &&
  ADVERBIAL.has(tokens[0]?.lower ?? '');

/** "Pockets: 4 (1 chest, 2 side)": the label is what is counted. */
function withCountedLabels(statements: readonly Statement[]): readonly Statement[] {
  const [first] = statements;
  const [total] = first?.quantities ?? [];
  const noun = first?.label.toLowerCase() ?? '';
  const isCount =
    total?.unit === '' &&
    total.start === first?.tokens[0]?.start &&
    COUNTABLE.test(noun) &&
    propertyOfLabel(noun) === undefined;
  if (!isCount) return statements;
  return statements.map((statement) =>
    statement !== first && !statement.isBracketed
      ? statement
      : withFigures(statement, (one) =>
          one.unit === '' || (statement.isBracketed && one.unit === 'count')
            ? { ...one, unit: 'count', noun: `${one.noun} ${noun}`.trim() }
            : one,
        ),
  );
}

/** A noun in the plural that is no measure. */
const COUNTABLE = /^\p{L}+(?: \p{L}+)?(?<!s)s$/u;

const LETTERED = /^([WDHLB])\s?[:=]?\s?\d/u;

/** "W 45 cm, D 35 cm, H 55 cm": letters name the sides where two or more do. */
function withLetteredSides(statements: readonly Statement[]): readonly Statement[] {
  const letterOf = ({ text, label }: Statement): string =>
    LETTERED.exec(label.length === 1 ? `${label} ${text}` : text)?.[1] ?? '';
  const letters = new Set(statements.map(letterOf).filter((letter) => letter !== ''));
  if (letters.size < 2) return statements;
  return statements.map((statement) => {
    const side = SIDES[letterOf(statement).replace('B', 'W').toLowerCase()];
    const [figure] = statement.quantities;
    if (side === undefined || figure === undefined || unitOf(figure.unit)?.dimension !== 'length') return statement;
    return withFigures(statement, (one) => (one === figure ? { ...one, ...side, anchors: [] } : one));
  });
}

const SIDES: Readonly<Record<string, { readonly side: string; readonly property: PropertyId }>> = {
  l: { side: 'L', property: 'length' },
  w: { side: 'W', property: 'width' },
  h: { side: 'H', property: 'height' },
  d: { side: 'D', property: 'depth' },
};
const NAMES =
  /^\(?(?:l|w|h|d|length|width|height|depth)(?: ?(?:x|×|\*|by) ?(?:l|w|h|d|length|width|height|depth))+\)?$/iu;

/** "45 x 28 x 30 cm (length x width x height)": the bracket names the sides. */
function withNamedSides(statements: readonly Statement[]): readonly Statement[] {
  return statements.map((statement, index) => {
    const next = statements[index + 1];
    const chain = statement.quantities.filter((one) => one.chain > 1);
    if (next?.isBracketed !== true || chain.length === 0 || !NAMES.test(next.text.trim())) return statement;
    const names = next.text
      .toLowerCase()
      .replaceAll(/[()\s]/gu, '')
      .split(/x|×|\*|by/u);
    if (names.length !== chain.length) return statement;
    return withFigures(statement, (figure) => {
      const named = figure.chain > 1 ? SIDES[names[figure.place]?.charAt(0) ?? ''] : undefined;
      return named === undefined ? figure : { ...figure, ...named };
    });
  });
}
