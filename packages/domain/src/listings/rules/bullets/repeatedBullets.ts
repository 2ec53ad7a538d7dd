import { removedEntry } from '../text/removal/removedEntry.js';
import type { Fault, ListCheck } from '../engine/Check.js';
import type { FieldText } from '../engine/FieldText.js';
import { FUNCTION_WORDS } from '../text/functionWords.js';
import { foldPlural } from '../../../shared/index.js';

/** Two bullets that share this much of the words of the shorter one say the same. */
const SAME_SHARE = 0.8;
const MOST_COMPARED = 20;
/** Below this many content words an overlap is chance. */
const LEAST_WORDS = 4;

const contentWords = (bullet: FieldText): ReadonlySet<string> =>
  new Set(bullet.tokens.filter(({ word }) => !FUNCTION_WORDS.has(word)).map(({ word }) => foldPlural(word)));

/** Reports each bullet that repeats an earlier one. */
export const repeatedBullets: ListCheck = (bullets) => {
  // Each is compared with each: what comes far beyond the allowed five is removed by another rule.
  const words = bullets.slice(0, MOST_COMPARED).map(contentWords);
  const faults: Fault[] = [];
  for (let later = 1; later < words.length; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      if (!saysTheSame(words[later] as ReadonlySet<string>, words[earlier] as ReadonlySet<string>)) continue;
      faults.push({
        index: later,
        message: `Bullet point ${later + 1} repeats bullet point ${earlier + 1}. Say something the buyer does not know yet.`,
        fix: () => removedEntry('Remove this bullet', (bullets[later] as FieldText).text),
      });
      break;
    }
  }
  return faults;
};

function saysTheSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const smaller = Math.min(a.size, b.size);
  if (smaller > 0 && a.size === b.size && [...a].every((word) => b.has(word))) return true;
  if (smaller < LEAST_WORDS) return false;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared >= smaller * SAME_SHARE;
}
