/** The sides of a box in the window. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Surroundings {
  readonly window: Size;
  /** What a person may be about to press. */
  readonly controls: readonly Edges[];
  /** Asked for only where there is a place: there are many of them. */
  readonly texts: () => readonly Edges[];
}

/** From the edges of the window, in px. */
export const MARGIN = 8;
/** From controls, in px. */
const GAP = 4;
/** How much further a place may be that leaves the text readable. */
const TEXT_COST = 240;

export const overlaps = (one: Edges, other: Edges): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Where a box of one of these sizes lies over no control: the place nearest to the bottom left of the window, or one a
 * little further that also covers no text. Null where there is none.
 */
export function freePlace(sizes: readonly Size[], { window, controls, texts }: Surroundings): Edges | null {
  const isFree = (place: Edges): boolean => !controls.some((control) => overlaps(place, control));
  const placesBy = (others: readonly Edges[]): readonly Edges[] =>
    sizes
      .flatMap((size) => placesOf(size, window, controls, others))
      .toSorted((one, other) => distance(one) - distance(other));
  // Of all places, the nearest one lies at a control or at the window.
  const distance = ({ left, bottom }: Edges): number => left + window.height - bottom;
  const nearest = placesBy([]).find(isFree);
  if (nearest === undefined) return null;
  const furthest = distance(nearest) + TEXT_COST;
  const isReadable = (place: Edges): boolean => !texts().some((text) => overlaps(place, text));
  return (
    placesBy(texts()).find((place) => distance(place) <= furthest && isFree(place) && isReadable(place)) ?? nearest
  );
}

/** At the bottom left of the window, and right above or next to what is in the way. */
function placesOf(
  { width, height }: Size,
  window: Size,
  controls: readonly Edges[],
  texts: readonly Edges[],
): readonly Edges[] {
  const lefts = distinct([MARGIN, ...controls.map(({ right }) => right + GAP)]).filter(
    (left) => left >= MARGIN && left + width <= window.width - MARGIN,
  );
  const tops = distinct([
    window.height - MARGIN - height,
    ...[...controls, ...texts].map(({ top }) => top - GAP - height),
  ]).filter((top) => top >= MARGIN && top + height <= window.height - MARGIN);
  return lefts.flatMap((left) => tops.map((top) => ({ left, top, right: left + width, bottom: top + height })));
}

const distinct = (values: readonly number[]): readonly number[] => [...new Set(values.map(Math.floor))];
