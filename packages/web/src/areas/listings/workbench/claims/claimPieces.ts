import type { WireClaim } from './WireClaim';

export interface ClaimPiece {
  readonly text: string;
  readonly claim?: WireClaim;
}

/** A stretch of a text cut at its statements, in reading order. Of statements that overlap the first counts. */
export function claimPieces(
  text: string,
  claims: readonly WireClaim[],
  { start, end } = { start: 0, end: text.length },
): readonly ClaimPiece[] {
  const pieces: ClaimPiece[] = [];
  let at = start;
  for (const claim of [...claims].sort((left, right) => left.start - right.start)) {
    if (claim.start < at || claim.end > end || claim.end <= claim.start) continue;
    pieces.push(
      { text: plain(text.slice(at, claim.start)) },
      { text: plain(text.slice(claim.start, claim.end)), claim },
    );
    at = claim.end;
  }
  pieces.push({ text: plain(text.slice(at, end)) });
  return pieces.filter((piece) => piece.text !== '');
}

const plain = (text: string): string => text.replaceAll(/<[^<>]*>/gu, ' ').replaceAll(/\s+/gu, ' ');

/** The sentences of a text that hold one of these statements; neighbours are joined. */
export function sentencesWith(
  text: string,
  claims: readonly Pick<WireClaim, 'start' | 'end'>[],
): readonly { readonly start: number; readonly end: number }[] {
  const ends = [...text.matchAll(/[.!?](?=\s|$|<)|\n+|<\/(?:p|li|h[1-6])>/gu)].map((one) => one.index + one[0].length);
  const bounds = [0, ...ends, text.length];
  const spans: { start: number; end: number }[] = [];
  for (let at = 1; at < bounds.length; at += 1) {
    const start = bounds[at - 1] ?? 0;
    const end = bounds[at] ?? text.length;
    if (!claims.some((claim) => claim.start < end && claim.end > start)) continue;
    const last = spans.at(-1);
    if (last?.end === start) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}
