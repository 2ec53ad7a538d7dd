import type { Measured, Statement } from '../../../products/index.js';

/** "Up to 30 hours with it on": the pronoun stands for what the figure before was given with. */
const SWITCHED = /^(?:[\p{L}\d .]*\b)?with (?:it|them|this) (?:on|off)\b/iu;

/**
 * The figure of a clause that names its circumstance by a pronoun, with the words that the pronoun stands for: in "45 hours
 * with noise cancelling off, 30 hours with it on" the 30 hours are those with noise cancelling on.
 */
export function withPronoun(figure: Measured, { text, quantities }: Statement): Measured {
  const before = quantities[quantities.findIndex(({ start }) => start === figure.start) - 1];
  if (before === undefined || before.unit !== figure.unit || !SWITCHED.test(text.slice(figure.end))) return figure;
  const named = before.anchors.filter((stem) => stem !== 'on' && stem !== 'off' && !figure.anchors.includes(stem));
  return named.length === 0 ? figure : { ...figure, anchors: [...named, ...figure.anchors] };
}
