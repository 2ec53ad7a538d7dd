import type { Passage } from '../plan/Passage.js';
import { spokenOf } from '../prose/spokenOf.js';
import type { Spoken } from '../prose/Spoken.js';
import type { Story } from '../Story.js';

/** How each passage of a story is said in sentences, worked out once a passage. */
export function memoised({ subject }: Story): (passage: Passage) => readonly Spoken[] | undefined {
  const known = new Map<Passage, readonly Spoken[] | undefined>();
  return (passage) => {
    if (!known.has(passage)) known.set(passage, spokenOf(passage, subject));
    return known.get(passage);
  };
}
