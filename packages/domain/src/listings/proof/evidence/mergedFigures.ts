import { MOST_FACTS, type GivenFigure } from '../Evidence.js';

/** More different figures than any product has: the rest of a text of nothing else is not compared. */
const MOST_FIGURES = 250;

/** The figures that the seller gave, each once, with the facts that give it. */
export function mergedFigures(figures: readonly GivenFigure[]): readonly GivenFigure[] {
  const byMeaning = new Map<string, GivenFigure>();
  for (const figure of figures) {
    const key = meaningOf(figure);
    const known = byMeaning.get(key);
    if (known === undefined) {
      if (byMeaning.size < MOST_FIGURES) byMeaning.set(key, figure);
    } else if (known.factIds.length < MOST_FACTS && figure.factIds.some((id) => !known.factIds.includes(id)))
      byMeaning.set(key, { ...known, factIds: [...new Set([...known.factIds, ...figure.factIds])] });
  }
  return [...byMeaning.values()];
}

function meaningOf({ isNegated, measured }: GivenFigure): string {
  const { low, high, unit, noun, qualifier, place, chain, side, plus, property, part, anchors } = measured;
  return `${isNegated}|${low}|${high}|${unit}|${noun}|${qualifier}|${place}|${chain}|${side}|${plus}|${property}|${part}|${anchors.join(' ')}`;
}
