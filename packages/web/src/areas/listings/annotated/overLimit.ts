import type { TextMark } from './textPieces';

/** Marks what is over a limit: limits count code points, offsets UTF-16 units. */
export function overLimit(text: string, limit: number): readonly TextMark[] {
  const points = [...text];
  if (points.length <= limit) return [];
  const start = points.slice(0, limit).join('').length;
  return [{ start, end: text.length, kind: 'over', label: `over the limit of ${limit} characters` }];
}
