import { isOpenClaim } from './supportLabels';
import type { WireClaim } from './WireClaim';

export interface ClaimPiece {
  readonly text: string;
  readonly claim?: WireClaim;
  /** Whether it belongs to the statement of the marked words next to it. */
  readonly isStatement?: true;
}

/** A part of a text, split at its statements, in reading order. Of overlapping statements the first counts. */
export function claimPieces(
  text: string,
  claims: readonly WireClaim[],
  { start, end } = { start: 0, end: text.length },
): readonly ClaimPiece[] {
  const pieces: ClaimPiece[] = [];
  let at = start;
  const sorted = [...claims].sort((left, right) => left.start - right.start);
  for (const claim of sorted) {
    if (claim.start < at || claim.end > end || claim.end <= claim.start) continue;
    const clause = isOpenClaim(claim) ? clauseAround(text, claim) : claim;
    // The words between two marks of one clause belong to the statement.
    const from = Math.max(at, clause.start);
    pieces.push(
      { text: plain(text.slice(at, from)) },
      { text: plain(text.slice(from, claim.start)), isStatement: true },
      { text: plain(text.slice(claim.start, claim.end)), claim },
    );
    at = claim.end;
    const next = sorted.find((other) => other.start >= claim.end);
    const to = Math.min(clause.end, end, next?.start ?? end);
    if (to <= at) continue;
    pieces.push({ text: plain(text.slice(at, to)), isStatement: true });
    at = to;
  }
  pieces.push({ text: plain(text.slice(at, end)) });
  return pieces.filter((piece) => piece.text !== '');
}

/** The clause around marked words: a claim marks only the unsupported words. */
function clauseAround(
  text: string,
  { start, end }: Pick<WireClaim, 'start' | 'end'>,
): { readonly start: number; readonly end: number } {
  const before = [...text.slice(0, start).matchAll(CLAUSE_END)].at(-1);
  const after = text.slice(end).search(CLAUSE_END);
  const from = before === undefined ? 0 : before.index + before[0].length;
  const words = text.slice(from, start);
  return {
    start: from + (words.length - words.trimStart().length),
    end: after < 0 ? text.length : end + after,
  };
}

/** A full stop or comma inside a number does not end a clause. */
const CLAUSE_END = /[.,:](?=\s|$|<)|[;!?\n]|\s[–—-]\s|<[^<>]*>/gu;

const plain = (text: string): string => text.replaceAll(/<[^<>]*>/gu, ' ').replaceAll(/\s+/gu, ' ');

/** The sentences of a text that contain one of these statements; adjacent ones are joined. */
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
