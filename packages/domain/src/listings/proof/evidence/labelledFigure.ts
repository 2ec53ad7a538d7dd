import { PART_STEMS, stemsOf, type Measured, type Statement } from '../../../products/index.js';

const MEASURES = /(?:width|height|length|depth|thickness|diameter|weight|size)$/iu;

/** "Handle width: 34 mm" is a figure of the handle: parts that the label names stand beside it. */
export function labelledFigure(figure: Measured, { label }: Statement): Measured {
  const parts = !MEASURES.test(label) ? [] : stemsOf(label.replaceAll('_', ' ')).filter((stem) => PART_STEMS.has(stem));
  return parts.length === 0 ? figure : { ...figure, anchors: [...figure.anchors, ...parts] };
}
