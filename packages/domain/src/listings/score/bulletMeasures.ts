import { codePointLength } from '../rules/text/codePointLength.js';
import { figures } from '../rules/text/figures.js';
import type { Measured, ScoreFacts } from './ScoreFacts.js';

/** Bullets from this length on say enough; from half of it on they earn half (KuudoAI bullet rubric: 100 and 50). */
const GOOD_LENGTH = 100;

export function bulletCount({ copy, limits }: ScoreFacts): Measured {
  const count = copy.bulletPoints.length;
  const most = limits.bulletCount ?? 5;
  return {
    share: count > most ? 0 : count / most,
    why: `There are ${figures(count, 'bullet point')} of ${most}.`,
    hint: count > most ? `Remove ${count - most}.` : `Write ${most - count} more.`,
  };
}

export function bulletLength({ copy, limits }: ScoreFacts): Measured {
  const most = limits.bulletMax ?? 255;
  const lengths = copy.bulletPoints.map(codePointLength);
  const good = lengths.filter((length) => length >= GOOD_LENGTH && length <= most).length;
  const fair = lengths.filter((length) => length >= GOOD_LENGTH / 2 && length < GOOD_LENGTH).length;
  return {
    share: lengths.length === 0 ? 0 : (good + fair / 2) / lengths.length,
    why: `${good} of ${figures(lengths.length, 'bullet point')} have ${GOOD_LENGTH} to ${most} characters.`,
    hint: `Give each bullet point ${GOOD_LENGTH} to ${most} characters.`,
  };
}

/** A header before a colon, or a start with words rather than a figure, puts the benefit before the specification. */
export function benefitFirst({ copy }: ScoreFacts): Measured {
  const bullets = copy.bulletPoints;
  const good = bullets.filter((bullet) => /^\p{L}[^:.;]{2,50}:\s*\S/u.test(bullet)).length;
  const fair = bullets.filter((bullet) => /^\p{Lu}/u.test(bullet) && !/^\p{L}[^:.;]{2,50}:\s*\S/u.test(bullet)).length;
  return {
    share: bullets.length === 0 ? 0 : (good + fair / 2) / bullets.length,
    why: `${good} of ${figures(bullets.length, 'bullet point')} start with what the buyer gets ("Keeps Cold: …").`,
    hint: 'Start each bullet point with the benefit and a colon, then the fact behind it.',
  };
}
