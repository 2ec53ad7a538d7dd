/** A marked place of a text: UTF-16 offsets, `end` exclusive. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  readonly kind: 'keyword' | 'error' | 'warning' | 'info' | 'over';
  /** What the mark means, as its tooltip and for screen readers. */
  readonly label: string;
}

export interface TextPiece {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

/** A text cut at the borders of its marks, in reading order; overlapping marks share their pieces. */
export function textPieces(text: string, marks: readonly TextMark[]): readonly TextPiece[] {
  const valid = marks
    .map((mark) => ({ ...mark, start: Math.max(0, mark.start), end: Math.min(text.length, mark.end) }))
    .filter(({ start, end }) => end > start)
    .toSorted((one, other) => one.start - other.start);
  const borders = [...new Set([0, text.length, ...valid.flatMap(({ start, end }) => [start, end])])].toSorted(
    (one, other) => one - other,
  );
  const pieces: TextPiece[] = [];
  let open: readonly TextMark[] = [];
  let next = 0;
  for (let at = 1; at < borders.length; at += 1) {
    const [start, end] = [borders[at - 1] ?? 0, borders[at] ?? 0];
    open = open.filter((mark) => mark.end > start);
    for (let mark = valid[next]; mark !== undefined && mark.start <= start; mark = valid[next]) {
      open = [...open, mark];
      next += 1;
    }
    pieces.push({ text: text.slice(start, end), marks: open });
  }
  return pieces;
}
