import { capitalised } from '../prose/capitalised.js';
import { withoutOpenBracket } from '../prose/cutAtWord.js';
import { fragmentOf } from '../source/fragmentOf.js';
import type { Language } from '../source/Language.js';
import type { SourceSentence } from '../source/SourceSentence.js';
import { topicOfText } from '../source/topicOfText.js';
import type { Subject } from '../Subject.js';
import type { Point } from './Point.js';
import { createPoint } from './createPoint.js';

/** A bullet that can be read at a glance, well inside the 255 characters Amazon allows. */
const LONGEST = 200;
/** Headings for what belongs under none of the usual ones; each is used once. */
const FALLBACKS = ['Details', 'Good to know'];

/** The sentences of the description as points: each a bullet under the heading its words call for. */
export function sentencePoints(
  subject: Subject,
  sentences: readonly SourceSentence[],
  language: Language,
): readonly Point[] {
  const taken = new Set<string>();
  const headings = new Set<string>();
  const points = sentences.map(({ text, header }, at) => {
    const fragment = shortened(fragmentOf(text, subject.noun, language));
    const found = topicOfText(`${header} ${fragment}`.trim(), taken);
    const topic = found?.topic ?? `sentence ${at}`;
    taken.add(topic);
    const heading = header === '' ? (found?.header ?? FALLBACKS.find((one) => !headings.has(one)) ?? '') : header;
    headings.add(heading);
    const usable =
      fragment !== '' &&
      heading !== '' &&
      !/^(?:and|but|so|or|then|also|however|because|which|that)\b/iu.test(fragment);
    return createPoint(topic, {
      bullet: usable ? `${capitalised(heading)}: ${capitalised(fragment)}` : '',
      sentence: text,
    });
  });
  // What has a heading of its own comes before what has none.
  return points.toSorted(
    (one, other) => Number(one.topic.startsWith('sentence ')) - Number(other.topic.startsWith('sentence ')),
  );
}

/** A long fragment ends at a comma or a semicolon, never in the middle of a phrase. */
function shortened(fragment: string): string {
  if (fragment.length <= LONGEST) return fragment;
  const cut = fragment.slice(0, LONGEST);
  const stop = Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '), cut.lastIndexOf(' - '));
  if (stop > 60) return withoutOpenBracket(cut.slice(0, stop));
  return fragment.length <= 240 ? fragment : '';
}
