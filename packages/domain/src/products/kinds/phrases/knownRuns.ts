import { tokenStems } from '../../reading/tokens/phraseIndex.js';
import type { Token } from '../../reading/tokens/Token.js';
import { tokenise } from '../../reading/tokens/tokenise.js';

/** Runs of at least two words of the name that stand in a row in another text of the seller. */
export function knownRuns(
  tokens: readonly Token[],
  stems: readonly string[],
  known: string,
): ReadonlyMap<number, number> {
  const runs = new Map<number, number>();
  if (known === '') return runs;
  // A run does not reach from one line or attribute into the next.
  const index = known
    .split('\n')
    .map((line) => ` ${tokenStems(tokenise(line)).join(' ')} `)
    .join('\n');
  for (let at = 0; at + 1 < tokens.length;) {
    // "King size 72 x 78": the word goes with what stands before it.
    if (/^sizes?$/u.test(tokens[at]?.lower ?? '') && tokens[at - 1]?.kind === 'word') {
      at += 1;
      continue;
    }
    let next = at;
    let run = ` ${stems[at] ?? ''} `;
    while (next < tokens.length && tokens[next]?.kind !== 'sign' && index.includes(run)) {
      next += 1;
      run += `${stems[next] ?? ''} `;
    }
    if (next - at >= 2) {
      runs.set(at, next);
      at = next;
    } else at += 1;
  }
  return runs;
}
