import { wordSet } from '../../../shared/index.js';
import { PART_STEMS, propertyOfLabel, stemsOf, type Measured, type Statement } from '../../../products/index.js';
import { neighbourFigure } from './neighbourFigure.js';

const MEASURES = /(?:width|height|length|depth|thickness|diameter|weight|size)$/iu;

/**
 * "Handle width: 34 mm" is a figure of the handle, and so are the 18 cm of "Base: ABS, 18 cm across" the base's: parts that the
 * label names stand beside it.
 */
export function labelledFigure(given: Measured, statement: Statement): Measured {
  const { label, quantities } = statement;
  const figure = neighbourFigure(given, statement);
  const words = stemsOf(label.replaceAll('_', ' '));
  // Behind the first figure others are of the product: "Base: ABS, 18 cm across, 40 cm high".
  const first = quantities.find(({ unit }) => unit !== 'count' && unit !== '') ?? quantities[0];
  const isPart =
    first?.start === figure.start &&
    words.length > 0 &&
    words.length <= LONGEST_PART &&
    PART_STEMS.has(words.at(-1) ?? '');
  // "Stakes: 2, rubberwood, 24 in": things that are counted.
  const isThing =
    first?.start === figure.start &&
    quantities[0]?.unit === 'count' &&
    quantities[0].start === 0 &&
    words.length === 1 &&
    /s$/iu.test(label);
  const parts = MEASURES.test(label) || isPart ? words.filter((stem) => PART_STEMS.has(stem)) : [];
  // "Max. branch: 14 mm" is a limit.
  const limit = /^max/iu.test(label) ? ['max'] : [];
  // "Zinc PCA: 1%" and "pH: 6.0 to 6.5" say of what the figure is.
  const isFirst = quantities[0]?.start === figure.start;
  const isListed = quantities[0]?.unit === figure.unit && !/^(?:mm|cm|m|in|ft)$/u.test(figure.unit);
  const isShare = figure.unit === '%' || figure.unit === '';
  const isNamed = isShare && (isFirst || isListed) && figure.chain === 1 && propertyOfLabel(label) === undefined;
  const named = isNamed && words.length <= LONGEST_PART ? words : [];
  // "Poles: 7001 aluminum, 2 pcs" are two poles.
  const isCounted =
    figure.unit === 'count' && PIECES.has(figure.noun) && words.length > 0 && words.length <= LONGEST_PART;
  if (isCounted && !COUNTS_ALL.test(label)) return { ...figure, noun: label.toLowerCase() };
  const anchors = [...parts, ...(isThing && !isPart ? words : []), ...limit, ...named];
  return anchors.length === 0 ? figure : { ...figure, anchors: [...figure.anchors, ...anchors] };
}

const PIECES = wordSet('pcs?|pieces?|units?|nos?');
const COUNTS_ALL = /^(?:pack|packing|package|contents?|quantity|qty|set|box|includes?|included|in the box|moq|kit)\b/iu;
/** "Charging base". */
const LONGEST_PART = 2;
