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
  readonly texts: readonly Edges[];
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
  const places = sizes.flatMap((size) => placesOf(size, window, controls, texts));
  const distance = ({ left, bottom }: Edges): number => left + window.height - bottom;
  places.sort((one, other) => distance(one) - distance(other));
  let nearest: Edges | null = null;
  for (const place of places) {
    if (nearest !== null && distance(place) > distance(nearest) + TEXT_COST) break;
    if (controls.some((control) => overlaps(place, control))) continue;
    if (!texts.some((text) => overlaps(place, text))) return place;
    nearest ??= place;
  }
  return nearest;
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
