import { PhraseIndex, tokenStems, type PhraseHit } from '../reading/tokens/phraseIndex.js';
import type { Token } from '../reading/tokens/Token.js';
import { unitSpelled } from '../reading/figures/units.js';
import type { Kind } from './Kind.js';
import { categoryOf } from './categoryOf.js';
import { KINDS } from './kindRegistry.js';

/** Where a name says what the product is: token indices, `next` exclusive. */
export interface KindHit {
  readonly kind: Kind;
  readonly first: number;
  readonly next: number;
}

const INDEX = new PhraseIndex<Kind>();
for (const kind of KINDS) INDEX.add(kind, [[kind.name, ...kind.synonyms]]);

const BOUNDARY =
  /^(?:for|with|without|in|of|by|from|compatible|fits?|w|includes?|including|mit|für|ohne|aus|replaces?|designed|made|and|not)$/u;

/**
 * The kind that a name names: the longest known name inside its first noun phrase (before a preposition, a bracket, a
 * dash or the figures that follow the noun), where several compete the one of the seller's category, then the last.
 */
export function findKind(tokens: readonly Token[], category: string): KindHit | undefined {
  const stems = tokenStems(tokens);
  const wanted = categoryOf(category);
  // A title of a book names anything; what it is the category says.
  const hits = allHits(tokens, stems).filter((hit) => wanted !== 'books' || hit.tag.category === 'books');
  if (hits.length === 0) return undefined;
  const end = regionEnd(tokens, hits);
  const scored = hits.map((hit) => {
    const size = hit.next - hit.first;
    const inside = hit.next <= end;
    const isCounted = tokens[hit.first - 1]?.lower === 'of' && hit.first >= 2;
    return {
      hit,
      score:
        size * 2 +
        (inside ? 4 : 0) +
        (wanted !== undefined && hit.tag.category === wanted ? 1.5 : 0) +
        (inside ? hit.next * 0.3 : -hit.next * 0.3) -
        (isCounted ? 3 : 0),
    };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return { kind: best.hit.tag, first: best.hit.first, next: best.hit.next };
}

function allHits(tokens: readonly Token[], stems: readonly string[]): readonly PhraseHit<Kind>[] {
  const hits: PhraseHit<Kind>[] = [];
  let covered = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const hit = INDEX.at(tokens, stems, at);
    // The "bottle" of "water bottle" is no other thing.
    if (hit === undefined || hit.next <= covered) continue;
    hits.push(hit);
    covered = Math.max(covered, hit.next);
  }
  return hits;
}

/** The first token behind a hit that ends the noun phrase. */
function regionEnd(tokens: readonly Token[], hits: readonly PhraseHit<Kind>[]): number {
  const from = Math.min(...hits.map((hit) => hit.next));
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'sign' && !/^[-&'’/]$/u.test(token.text)) return at;
    if (token.text === '-' && !token.glued) return at;
    if (token.kind === 'number' && unitSpelled(tokens[at + 1]?.text ?? '') !== undefined) return at;
    if (token.kind === 'number' || token.kind === 'code') return at;
    if (token.kind === 'word' && BOUNDARY.test(token.lower)) return at;
  }
  return tokens.length;
}
